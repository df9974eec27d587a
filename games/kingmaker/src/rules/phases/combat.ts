// 7 Combat: battles and sieges, one after the other. A combat is declared; controllers of heirs on the other side may
// execute them (7.5); the attacker turns the card, or calls it off.
import { refuse } from '@rose/table';
import type { Action } from '../actions.ts';
import { executeHeir, executions, whyNotExecuteHeir } from '../asides/heirs.ts';
import { put } from '../changes/places.ts';
import { chapter } from '../chapter.ts';
import { fightAmbush, victimsOf } from '../combat/ambush.ts';
import { fightBattle } from '../combat/battle.ts';
import { standing } from '../combat/fallen.ts';
import {
  canFight,
  dueSiege,
  fightItems,
  fights,
  sampleFight,
  whyNotFight,
  whyNotWith,
  whyNotYet,
} from '../combat/fights.ts';
import { attack, besiege } from '../combat/opening.ts';
import { fightSiege } from '../combat/siege.ts';
import {
  declareTownFight,
  dueTownFight,
  fightersIn,
  fightTown,
  townFights,
  whyNotTownFight,
} from '../combat/town-fight.ts';
import type { NobleId, PieceId } from '../data/persons.ts';
import { type PlaceId, placeName } from '../data/places.ts';
import { type Seat, seatName, seatNumber } from '../data/seats.ts';
import type { During, Phase, Refusal, Table, TableIn } from '../kind.ts';
import { group, groupItems, groupSample, whyNotGroup } from '../movement/groups.ts';
import { pieceNames, whereName } from '../naming.ts';
import { couldSummon } from '../parliament/summoning.ts';
import { listOf, noblesAt, ofSeat, royalsAt, seatOfNoble } from '../position/pieces.ts';
import { keeperOfRoyal } from '../position/throne.ts';
import { inside, NONE } from '../spots.ts';

type Fighting = During<'combat'>;
type Fight = Extract<Action, { do: (typeof VERBS)[number] }>;
const VERBS = [
  'attack',
  'attack-with',
  'besiege',
  'besiege-with',
  'go-in',
  'town-fight',
  'group',
  'ambush',
  'turn-card',
  'call-off',
  'execute',
  'pass',
  'end-combat',
] as const;

const asked = (state: Fighting): readonly Seat[] => {
  switch (state.phase.step) {
    case 'choose':
      return [seatName(state.turn)];
    case 'heirs':
      return listOf(state.phase.asked).map(seatName);
    case 'card':
      return [seatName(state.phase.by)];
    case 'done':
      return [];
  }
};

const canFightAtAll = (state: Fighting): boolean =>
  canFight(state) || townFights(state).some(({ place }) => !whyNotTownFight(state, state.turn, place));
const whyNotChoose = (state: Fighting, action: Fight): Refusal | undefined => {
  switch (action.do) {
    case 'attack':
    case 'besiege':
    case 'go-in':
      return whyNotFight(state, action);
    case 'attack-with':
    case 'besiege-with':
      return whyNotWith(state, action);
    case 'group':
      return whyNotGroup(state, state.turn, action);
    case 'town-fight':
      return (
        whyNotTownFight(state, state.turn, action.place) ??
        whyNotYet(state, fightersIn(state, state.turn, action.place), action.place)
      );
    case 'end-combat': {
      const inside = dueTownFight(state, state.turn);
      if (inside !== undefined) return refuse('14.3', { why: 'must-fight-inside', place: placeName(inside) });
      const due = dueSiege(state);
      return due === undefined ? undefined : refuse('6.5', { why: 'must-besiege', place: placeName(due) });
    }
    case 'execute':
      return whyNotExecuteHeir(state, state.turn, action.piece);
    case 'ambush':
    case 'turn-card':
    case 'call-off':
    case 'pass':
      return refuse('7.1', { why: 'not-at-this-step', verb: action.do });
  }
};
const whyNot = (state: Fighting, seat: number, action: Fight): Refusal | undefined => {
  if (state.phase.step === 'choose') return whyNotChoose(state, action);
  if (action.do === 'execute') return whyNotExecuteHeir(state, seat, action.piece);
  const victims = victimsOf(state);
  if (state.phase.step === 'card' && action.do === 'ambush')
    return victims.includes(action.piece) ? undefined : refuse('14.2', { why: 'name-a-victim' });
  if (action.do === 'turn-card' && victims.length > 0) return refuse('14.2', { why: 'name-a-victim' });
  const verbs: readonly string[] = state.phase.step === 'heirs' ? ['pass'] : ['turn-card', 'call-off'];
  return verbs.includes(action.do) ? undefined : refuse('7.1', { why: 'not-at-this-step', verb: action.do });
};
const candidates = (state: Fighting, seat: number): Iterable<Fight> => {
  switch (state.phase.step) {
    case 'choose':
      return [...fights(state), ...townFights(state), ...executions(state, seat), { do: 'end-combat' }] as const;
    case 'heirs':
      return [...executions(state, seat), { do: 'pass' }] as const;
    case 'card':
      return [
        ...victimsOf(state).map((piece) => ({ do: 'ambush', piece: piece as PieceId }) as const),
        { do: 'turn-card' },
        { do: 'call-off' },
        ...executions(state, seat),
      ] as const;
    case 'done':
      return [];
  }
};

/** 7.4 */
const goIn = (table: Table, seat: Seat, noble: NobleId, place: PlaceId): void => {
  const { state } = table;
  const from = state.spot[noble] as number;
  put(state, noble, inside(place));
  const to = whereName(inside(place));
  // Heirs go in with the last of their escort; tables of the first three rules left them outside.
  const own = seatOfNoble(state, noble);
  const isLast = state.rules > 3 && ofSeat(state, noblesAt(state, from), own) === 0;
  const heirs = isLast ? royalsAt(state, from).filter((royal) => keeperOfRoyal(state, royal) === own) : [];
  for (const royal of heirs) put(state, royal, inside(place));
  table.tell('7.4', {
    say: 'marched',
    seat,
    pieces: pieceNames([noble, ...heirs]),
    from: whereName(from),
    to,
    road: false,
    steps: 0,
  });
};
const fight = (table: TableIn<'combat'>, victim: number = NONE): void => {
  const { phase } = table.state;
  phase.step = 'choose';
  // 13.2 Who has attacked is not used again by another in this round.
  for (const noble of listOf(phase.attackers)) table.state.usedBy[noble] = phase.by;
  switch (phase.kind) {
    case 'battle':
      fightBattle(table);
      break;
    case 'ambush':
      fightAmbush(table, victim);
      break;
    case 'siege':
      fightSiege(table);
      break;
    case 'town':
      fightTown(table);
      break;
    case 'none':
      throw new Error('combat: no combat is declared');
  }
  Object.assign(phase, { kind: 'none', by: NONE, area: NONE, place: NONE, attackers: 0, defenders: 0, asked: 0 });
};
/** 15.7 With an heir a Duke may have left the board: he fights no more, and where nobody is left to fight the attack is
 * called off. Tables of the first three rules counted him as long as others stood by him. */
const whoIsLeft = (table: TableIn<'combat'>): void => {
  const { phase, rules } = table.state;
  const [attackers, defenders] = [standing(table.state, phase.attackers), standing(table.state, phase.defenders)];
  const isOver =
    (phase.attackers !== 0 && attackers === 0) || (phase.kind !== 'siege' && phase.defenders !== 0 && defenders === 0);
  if (rules > 3) Object.assign(phase, { attackers, defenders });
  if (!isOver) return;
  phase.step = 'choose';
  table.tell('7.1', { say: 'called-off', seat: seatName(phase.by) });
};
const apply = (table: TableIn<'combat'>, seat: Seat, action: Fight): void => {
  const { phase } = table.state;
  const whole = table as unknown as Table;
  switch (action.do) {
    case 'attack':
      attack(table, action.noble);
      return;
    case 'attack-with':
      attack(table, action.noble, action.nobles);
      return;
    case 'besiege':
      besiege(table, action.place);
      return;
    case 'besiege-with':
      besiege(table, action.place, action.nobles);
      return;
    case 'go-in':
      goIn(whole, seat, action.noble, action.place);
      return;
    case 'group':
      group(whole, seatNumber(seat), action);
      return;
    case 'execute':
      executeHeir(whole, seatNumber(seat), action.piece);
      if (phase.step !== 'choose') whoIsLeft(table);
      return;
    case 'pass':
      phase.asked &= ~(1 << seatNumber(seat));
      if (phase.asked === 0) phase.step = 'card';
      return;
    case 'town-fight':
      declareTownFight(table, action.place);
      return;
    case 'ambush':
      fight(table, action.piece);
      return;
    case 'turn-card':
      fight(table);
      return;
    case 'call-off':
      phase.step = 'choose';
      table.tell('7.1', { say: 'called-off', seat });
      return;
    case 'end-combat':
      phase.step = 'done';
      return;
  }
};

const inner: Phase<'combat', Fight> = {
  rule: '7.1',
  verbs: VERBS,
  enter({ state }) {
    const { phase } = state;
    const bound = phase.name === 'movement' || phase.name === 'free-moves' ? phase.bound : [];
    state.phase = {
      name: 'combat',
      step: 'choose',
      kind: 'none',
      by: NONE,
      area: NONE as never,
      place: NONE as never,
      attackers: 0,
      defenders: 0,
      asked: 0,
      bound,
      relieved: [],
    };
  },
  // 17.3 Nobody left to fight: the phase closes by itself.
  goOn({ state }) {
    if (state.phase.step === 'choose' && !canFightAtAll(state as Fighting)) state.phase.step = 'done';
  },
  asked: (state) => ({ must: asked(state) }),
  candidates: (state, seat) => candidates(state, seatNumber(seat)),
  whyNot: (state, seat, action) => whyNot(state, seatNumber(seat), action),
  apply,
  next: (state) => (couldSummon(state) ? 'parliament' : 'coronation'),
  byDefault: (state) => (state.phase.step === 'heirs' ? { do: 'pass' } : undefined),
  open: {
    verbs: ['attack-with', 'besiege-with', 'group'],
    *items(state) {
      if (state.phase.step !== 'choose') return;
      yield* fightItems(state);
      yield* groupItems(state, state.turn);
    },
    sample(state, _seat, random) {
      if (state.phase.step !== 'choose') return undefined;
      return random(2) === 1 ? sampleFight(state, random) : groupSample(state, state.turn, random);
    },
  },
};
export const combat = chapter(inner as unknown as Phase<'combat'>, (state) => state.phase.step === 'choose');
