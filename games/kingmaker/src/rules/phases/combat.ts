// 7 Combat: battles and sieges, one after the other. A combat is declared; controllers of heirs on the other side may
// execute them (7.5); the attacker turns the card, or calls it off.
import { pick, refuse } from '@rose/table';
import type { Act, Action } from '../actions.ts';
import { executeHeir, executions, whyNotExecuteHeir } from '../asides/heirs.ts';
import { put } from '../changes/places.ts';
import { chapter } from '../chapter.ts';
import { fightBattle } from '../combat/battle.ts';
import { againAt, whyNotAttack, whyNotBesiege, whyNotGoIn } from '../combat/declaring.ts';
import { attackersOn, besiegersOn, heirsWith, ledBy, targetsIn } from '../combat/forces.ts';
import { oddsOf } from '../combat/odds.ts';
import { fightSiege } from '../combat/siege.ts';
import { areaName } from '../data/areas.ts';
import { FIRST_ROYAL, type NobleId, nobleName } from '../data/persons.ts';
import { areaOfPlace, canHold, type PlaceId, placeName, placesIn } from '../data/places.ts';
import { type Seat, seatName, seatNumber } from '../data/seats.ts';
import type { During, Phase, Refusal, Table, TableIn } from '../kind.ts';
import { nobleNames, whereName } from '../naming.ts';
import {
  areaOf,
  leadOf,
  listOf,
  noblesAt,
  noblesInArea,
  noblesThat,
  ofSeat,
  royalsAt,
  setOf,
  stackOf,
} from '../position/pieces.ts';
import { requirementOf } from '../position/sieges.ts';
import { strengthOfAll } from '../position/strength.ts';
import { inside, NONE } from '../spots.ts';

type Fighting = During<'combat'>;
type Fight = Extract<Action, { do: (typeof VERBS)[number] }>;
const VERBS = [
  'attack',
  'attack-with',
  'besiege',
  'besiege-with',
  'go-in',
  'turn-card',
  'call-off',
  'execute',
  'pass',
  'end-combat',
] as const;

/** Areas where the active player has somebody. */
const areasOf = (state: Fighting): readonly number[] => {
  const areas = new Set<number>();
  for (const noble of listOf(
    ledBy(
      state,
      noblesThat(state, () => true),
      state.turn,
    ),
  ))
    areas.add(areaOf(state, noble));
  areas.delete(NONE);
  return [...areas];
};
function* fights(state: Fighting): Iterable<Act<'attack' | 'besiege' | 'go-in'>> {
  for (const area of areasOf(state)) {
    for (const stack of targetsIn(state, area, state.turn)) yield { do: 'attack', noble: leadOf(stack) };
    for (const place of placesIn(area)) if (canHold(place)) yield { do: 'besiege', place };
  }
  for (const { place, nobles } of state.phase.relieved)
    for (const noble of listOf(nobles)) yield { do: 'go-in', noble, place };
}
const isLegal = (state: Fighting, action: Act<'attack' | 'besiege' | 'go-in'>): boolean => !whyNotFight(state, action);
const whyNotFight = (state: Fighting, action: Act<'attack' | 'besiege' | 'go-in'>): Refusal | undefined => {
  switch (action.do) {
    case 'attack':
      return whyNotAttack(state, state.turn, action.noble);
    case 'besiege':
      return whyNotBesiege(state, state.turn, action.place);
    case 'go-in':
      return whyNotGoIn(state, state.turn, action.noble, action.place);
  }
};
const legalFights = (state: Fighting): Action[] => {
  const found: Action[] = [];
  for (const action of fights(state)) if (isLegal(state, action)) found.push(action);
  return found;
};
const canFight = (state: Fighting): boolean => {
  for (const action of fights(state)) if (isLegal(state, action)) return true;
  return false;
};
/** 6.5 Whoever sailed to besiege must do it, as long as he can. */
const dueSiege = (state: Fighting): PlaceId | undefined =>
  state.phase.bound.find((place) => !whyNotBesiege(state, state.turn, place)) as PlaceId | undefined;

const asked = (state: Fighting): readonly Seat[] => {
  switch (state.phase.step) {
    case 'choose':
      return canFight(state) ? [seatName(state.turn)] : [];
    case 'heirs':
      return listOf(state.phase.asked).map(seatName);
    case 'card':
      return [seatName(state.phase.by)];
    case 'done':
      return [];
  }
};

const whyNotChoose = (state: Fighting, action: Fight): Refusal | undefined => {
  switch (action.do) {
    case 'attack':
    case 'besiege':
    case 'go-in':
      return whyNotFight(state, action);
    case 'attack-with':
      return whyNotAttack(state, state.turn, action.noble, action.nobles);
    case 'besiege-with':
      return whyNotBesiege(state, state.turn, action.place, action.nobles);
    case 'end-combat': {
      const due = dueSiege(state);
      return due === undefined ? undefined : refuse('6.5', { why: 'must-besiege', place: placeName(due) });
    }
    case 'execute':
      return whyNotExecuteHeir(state, state.turn, action.piece);
    case 'turn-card':
    case 'call-off':
    case 'pass':
      return refuse('7.1', { why: 'not-at-this-step', verb: action.do });
  }
};
const whyNot = (state: Fighting, seat: number, action: Fight): Refusal | undefined => {
  if (state.phase.step === 'choose') return whyNotChoose(state, action);
  if (action.do === 'execute') return whyNotExecuteHeir(state, seat, action.piece);
  const verbs: readonly string[] = state.phase.step === 'heirs' ? ['pass'] : ['turn-card', 'call-off'];
  return verbs.includes(action.do) ? undefined : refuse('7.1', { why: 'not-at-this-step', verb: action.do });
};
const candidates = (state: Fighting, seat: number): Iterable<Fight> => {
  switch (state.phase.step) {
    case 'choose':
      return [...fights(state), ...executions(state, seat), { do: 'end-combat' }] as const;
    case 'heirs':
      return [...executions(state, seat), { do: 'pass' }] as const;
    case 'card':
      return [{ do: 'turn-card' }, { do: 'call-off' }, ...executions(state, seat)] as const;
    case 'done':
      return [];
  }
};

/** 7.5 The controllers of heirs who are with the other side. */
const heirKeepers = (state: Fighting, defenders: number, place: number): number => {
  const heirs = place === NONE ? heirsWith(state, defenders) : royalsAt(state, inside(place));
  return heirs.reduce((seats, royal) => {
    const keeper = state.keeper[royal - FIRST_ROYAL] as number;
    return keeper === NONE || keeper === state.phase.by ? seats : seats | (1 << keeper);
  }, 0);
};
const declare = (
  table: TableIn<'combat'>,
  kind: 'battle' | 'siege',
  attackers: number,
  defenders: number,
  place: number,
): void => {
  const { state } = table;
  const area = areaOf(state, leadOf(attackers));
  Object.assign(state.phase, { kind, by: state.turn, area, place, attackers, defenders });
  state.phase.asked = heirKeepers(state as Fighting, defenders, place);
  state.phase.step = state.phase.asked === 0 ? 'card' : 'heirs';
  const men = strengthOfAll(state, attackers, area);
  if (kind === 'battle') {
    const against = strengthOfAll(state, defenders, area);
    table.tell('7.2', {
      say: 'attack-declared',
      seat: seatName(state.turn),
      attackers: nobleNames(attackers),
      defenders: nobleNames(defenders),
      area: areaName(area),
      men: [men, against],
      odds: oddsOf(men, against),
    });
  } else
    table.tell('7.3', {
      say: 'siege-declared',
      seat: seatName(state.turn),
      nobles: nobleNames(attackers),
      place: placeName(place),
      men,
      needed: requirementOf(state, place, state.turn),
    });
};
const attack = (table: TableIn<'combat'>, noble: NobleId, nobles?: readonly NobleId[]): void => {
  const target = stackOf(table.state, noble);
  declare(table, 'battle', nobles ? setOf(nobles) : attackersOn(table.state, table.state.turn, target), target, NONE);
};
const besiege = (table: TableIn<'combat'>, place: PlaceId, nobles?: readonly NobleId[]): void => {
  const { state } = table;
  const again = againAt(state as Fighting, place);
  const all = besiegersOn(state, state.turn, place, areaOfPlace(place), again);
  const within = noblesAt(state, inside(place));
  declare(table, 'siege', nobles ? setOf(nobles) : all, within & ~ofSeat(state, within, state.turn), place);
};
/** 7.4 */
const goIn = (table: Table, seat: Seat, noble: NobleId, place: PlaceId): void => {
  const { state } = table;
  const from = state.spot[noble] as number;
  put(state, noble, inside(place));
  const to = whereName(inside(place));
  table.tell('7.4', {
    say: 'marched',
    seat,
    pieces: [nobleName(noble)],
    from: whereName(from),
    to,
    road: false,
    steps: 0,
  });
};
const fight = (table: TableIn<'combat'>): void => {
  const { phase } = table.state;
  const { kind } = phase;
  phase.step = 'choose';
  if (kind === 'battle') fightBattle(table);
  else fightSiege(table);
  Object.assign(phase, { kind: 'none', by: NONE, area: NONE, place: NONE, attackers: 0, defenders: 0, asked: 0 });
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
    case 'execute':
      executeHeir(whole, seatNumber(seat), action.piece);
      return;
    case 'pass':
      phase.asked &= ~(1 << seatNumber(seat));
      if (phase.asked === 0) phase.step = 'card';
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

/** Some of those who could, against one of those who can be fought. */
const sample = (state: Fighting, random: (sides: number) => number): Fight | undefined => {
  if (state.phase.step !== 'choose') return undefined;
  const found = legalFights(state).filter((action) => action.do === 'attack' || action.do === 'besiege');
  if (found.length === 0) return undefined;
  const chosen = pick(found, random) as Act<'attack' | 'besiege'>;
  const able =
    chosen.do === 'attack'
      ? attackersOn(state, state.turn, stackOf(state, chosen.noble))
      : besiegersOn(state, state.turn, chosen.place, areaOfPlace(chosen.place), againAt(state, chosen.place));
  const nobles = listOf(able).filter(() => random(2) === 1);
  if (nobles.length === 0) return undefined;
  const action: Fight =
    chosen.do === 'attack'
      ? { do: 'attack-with', nobles, noble: chosen.noble }
      : { do: 'besiege-with', nobles, place: chosen.place };
  return whyNotChoose(state, action) ? undefined : action;
};
/** Each noble alone against each who can be fought. */
function* items(state: Fighting): Iterable<Fight> {
  if (state.phase.step !== 'choose') return;
  for (const action of fights(state)) {
    const area = action.do === 'attack' ? areaOf(state, action.noble) : areaOfPlace(action.place);
    for (const noble of listOf(ledBy(state, noblesInArea(state, area), state.turn))) {
      if (action.do === 'attack') yield { do: 'attack-with', nobles: [noble], noble: action.noble };
      if (action.do === 'besiege') yield { do: 'besiege-with', nobles: [noble], place: action.place };
    }
  }
}

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
  asked: (state) => ({ must: asked(state) }),
  candidates: (state, seat) => candidates(state, seatNumber(seat)),
  whyNot: (state, seat, action) => whyNot(state, seatNumber(seat), action),
  apply,
  next: () => 'coronation',
  byDefault: (state) => (state.phase.step === 'heirs' ? { do: 'pass' } : undefined),
  open: { verbs: ['attack-with', 'besiege-with'], items, sample: (state, _seat, random) => sample(state, random) },
};
export const combat = chapter(inner as unknown as Phase<'combat'>, (state) => state.phase.step === 'choose');
