// What the screens show, from views and the log of real positions.
import { items } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { fightsIn } from '../board/joining-facts.ts';
import { combatChances } from '../board/scenes/combat-chances.ts';
import { combatAfter, combatNow } from '../board/scenes/combat-facts.ts';
import { tookPart } from '../board/scenes/combat-tale.ts';
import { encountersIn, favourOf, isFaceDown, menIn, meritsOf, unplaced } from '../board/scenes/field-facts.ts';
import { cardsAfterExecution } from '../board/scenes/papers-facts.ts';
import {
  choicesIn,
  choicesOf,
  counterTo,
  givenBy,
  isSent,
  offersIn,
  possibleIn,
  remindersFor,
  standingOf,
  withRansom,
  withReturn,
} from '../board/scenes/parley-facts.ts';
import {
  cardsOf,
  casterOf,
  chambersFor,
  lastVote,
  lordsPresent,
  present,
  sealedIn,
  seating,
  votesOf,
} from '../board/scenes/parliament-facts.ts';
import { sceneIn } from '../board/scenes/scene-facts.ts';
import { wordOf } from '../board/word.ts';
import { kingmaker } from '../src/index.ts';
import { N } from '../src/rules/data/persons.ts';
import { readItem, writeItem } from '../src/rules/parley/items.ts';
import { type Board, board, play, type Scene, type Seat, seatNow } from './scene.ts';

const viewOf = (s: Scene, seat: Seat | 'spectator' = 'red') => kingmaker.view(s.state, seat);
const storyOf = (s: Scene) => [s.log];
/** Answers by default until a step or phase is reached. */
const until = (s: Scene, there: (now: Scene) => boolean): Scene => {
  let now = s;
  for (let n = 0; n < 60 && !there(now); n++) {
    const seat = seatNow(now);
    const action = kingmaker.phases[now.state.phase.name].byDefault?.(now.state as never, seat);
    now = now.play(seat, action ? kingmaker.write(action) : (now.legal(seat)[0] ?? ''));
  }
  return now;
};
const stepIs = (step: string) => (now: Scene) => 'step' in now.state.phase && now.state.phase.step === step;

const FORCES: Board = {
  phase: 'combat',
  red: 'neville knaresborough york-see+burgundian-1; hastings knaresborough wiltshire',
  green: 'scrope knaresborough durham-see+town-newcastle; clifford knaresborough',
  heirs: { margaret: 'knaresborough green' },
};
describe('7 a combat on its screen', () => {
  const declared = play(board({ ...FORCES, events: 'e48' }), 'attack clifford');
  test('7.1 where several could fight, some of them may: those of the area, against whom they may fight', () => {
    const choosing = board({ ...FORCES, red: `${FORCES.red}; grey london` });
    const parts = items(kingmaker as never, choosing.state as never, 'red') as never;
    const [fight, ...more] = fightsIn(parts, ['clifford', 'scrope']);
    expect([fight?.target, fight?.nobles, more]).toEqual(['clifford', ['hastings', 'neville'], []]);
    const some = fight?.with([N.neville]);
    if (!some) throw new Error('no fight');
    const declaredSo = combatNow(viewOf(play(choosing, kingmaker.write(some))));
    expect(declaredSo?.attackers.fighters.map(({ noble }) => noble)).toEqual(['neville']);
    expect(fightsIn(parts, [])).toEqual([]);
  });
  test('each side with its men, and each bonus with the card that brings it', () => {
    const combat = combatNow(viewOf(declared));
    expect(combat?.step).toBe('heirs');
    expect([combat?.attackers.seat, combat?.defenders.seat]).toEqual(['red', 'green']);
    expect([combat?.attackers.men, combat?.defenders.men]).toEqual([150, 50]);
    const neville = combat?.attackers.fighters.find(({ noble }) => noble === 'neville');
    expect(neville).toMatchObject({ men: 80, extras: [{ card: 'york-see', men: 30 }] });
    const heirs = combat?.defenders.fighters.flatMap((fighter) => fighter.heirs);
    expect(heirs).toEqual(['margaret']);
  });
  test('the ladder and the shares are those of the engine', () => {
    const view = viewOf(declared);
    const combat = combatNow(view);
    if (!combat) throw new Error('no combat');
    const chances = combatChances(view, combat, undefined);
    const odds = kingmaker.odds?.(
      view,
      'red',
      [],
      () => 1,
      () => false,
    );
    expect(chances.odds).toBe('3-1');
    expect(chances.ends.win).toBeCloseTo(odds?.win ?? -1, 10);
    expect(chances.ends.win + chances.ends.draw + chances.ends.weather).toBeCloseTo(1, 10);
  });
  test('once the card is turned: who fell, who was taken, how it ended', () => {
    const over = play(declared, 'pass', 'turn-card');
    const combat = combatAfter(viewOf(over), storyOf(over));
    expect(combat?.turned).toEqual({ card: 'e48', result: '3-1' });
    expect(combat?.result).toBe('won');
    const fates = [...(combat?.attackers.fighters ?? []), ...(combat?.defenders.fighters ?? [])].map(
      ({ noble, fate }) => [noble, fate],
    );
    expect(Object.fromEntries(fates)).toEqual({
      neville: undefined,
      hastings: 'killed',
      scrope: 'prisoner',
      clifford: 'killed',
    });
    expect(sceneIn(viewOf(over), 'red', storyOf(over))?.kind).toBe('combat');
    expect(sceneIn(viewOf(over, 'green'), 'green', storyOf(over))?.kind).toBe('combat');
    expect(sceneIn(viewOf(over, 'blue'), 'blue', storyOf(over))).toBeUndefined();
  });
  test('a siege needs its garrison and the strongest inside', () => {
    const siege = play(
      board({
        phase: 'combat',
        red: 'percy york marshal+chancellor+burgundian-1+burgundian-2+saxon-1',
        yellow: 'roos in:york',
      }),
      'besiege york',
    );
    const combat = combatNow(viewOf(siege));
    expect([combat?.kind, combat?.attackers.men]).toEqual(['siege', 320]);
    const odds = kingmaker.odds?.(
      viewOf(siege),
      'red',
      [],
      () => 1,
      () => false,
    );
    expect(combat && combatChances(viewOf(siege), combat, undefined).ends.win).toBeCloseTo(odds?.win ?? -1, 10);
    expect(sceneIn(viewOf(siege), 'yellow', storyOf(siege))?.kind).toBe('combat');
    const fallen = play(siege, 'turn-card');
    const tookPartIn = (seat: string): boolean => tookPart(viewOf(fallen), seat, storyOf(fallen));
    expect(['red', 'yellow', 'blue'].map(tookPartIn)).toEqual([true, true, false]);
  });
});

describe('8.2 a prisoner', () => {
  test('what an execution does with each card is what it does', () => {
    const taken = play(board({ ...FORCES, events: 'e48' }), 'attack clifford', 'pass', 'turn-card');
    const going = cardsAfterExecution(viewOf(taken), 'scrope');
    expect(going).toEqual([
      { card: 'durham-see', to: 'captor' },
      { card: 'town-newcastle', to: 'captor' },
      { card: 'scrope', to: 'deck' },
    ]);
    const { held } = kingmaker.toPosition(play(taken, 'execute scrope').state) as { held: Record<string, string> };
    expect([held['durham-see'], held['town-newcastle'], held['scrope']]).toEqual(['neville', 'neville', 'deck']);
  });
});

const SITTING: Board = {
  phase: 'parliament',
  options: { votes: true },
  red: 'neville in:london; stafford in:london',
  yellow: 'percy in:alnwick warden-north; pole in:wingfield',
  heirs: { henry: 'in:london red' },
  hands: { red: 'e28 e29' },
  chancery: 'steward worcester-title',
};
describe('14.5 a Parliament on its screen', () => {
  const summoned = play(board(SITTING), 'summon percy');
  const sittingIn = (s: Scene) => {
    const { phase } = viewOf(s);
    if (phase.name !== 'parliament') throw new Error('no Parliament');
    return phase;
  };
  test('before the count the Lords stand as those who are there', () => {
    const [view, sitting] = [viewOf(summoned), sittingIn(summoned)];
    expect(present(view, sitting)).toEqual(['neville', 'percy', 'stafford']);
    const counted = until(summoned, stepIs('nominate'));
    for (const seat of ['red', 'yellow'] as const)
      expect(lordsPresent(viewOf(counted), sittingIn(counted), seat)).toBe(
        votesOf(viewOf(counted), sittingIn(counted), 'lords', seat),
      );
  });
  test('the King’s keeper sits at the right end, with his twenty', () => {
    const [view, sitting] = [viewOf(summoned), sittingIn(summoned)];
    expect(casterOf(view, sitting)).toBe('red');
    expect(seating(view, 'red').at(-1)).toBe('red');
    expect(seating(view)).toEqual(['red', 'yellow', 'blue', 'green']);
  });
  test('what became of each card, and a vote that is sealed until all are in', () => {
    const nominated = until(summoned, stepIs('ballot'));
    const before = sittingIn(nominated);
    const red = nominated.play('red', 'vote for for');
    expect(sealedIn(viewOf(red), sittingIn(red), 'lords').find(({ seat }) => seat === 'red')?.isSealed).toBe(true);
    // Nobody can take the title: all are titled by birth.
    expect(cardsOf(before, storyOf(nominated))).toEqual([
      { card: 'worcester-title', state: 'back' },
      { card: 'steward', state: 'now' },
    ]);
    const voted = until(red, (now) => now.log.some(({ say }) => say === 'voted'));
    expect(lastVote(storyOf(voted))?.ballots.length).toBeGreaterThan(0);
    expect(chambersFor(before)).toEqual(['commons', 'lords']);
  });
});

describe('12.3 an offer on its screen', () => {
  const table = board({
    ...FORCES,
    options: { alliances: true },
    hands: { red: 'e30 swan', green: 'e31' },
  });
  const partsOf = (s: Scene) => items(kingmaker as never, s.state as never, 'red') as never;
  test('what each could give is the game’s own list, possible or with its reason', () => {
    const choices = choicesIn(partsOf(table));
    const view = viewOf(table);
    expect(possibleIn(choicesOf(view, choices, 'red', 'green', 'hand'))).toBe(2);
    const hand = choicesOf(view, choices, 'green', 'red', 'hand').map(({ item }) => item.kind);
    expect(new Set(hand)).toEqual(new Set(['any']));
    expect(choicesOf(view, choices, 'green', 'red', 'heirs').map(({ item }) => item.kind)).toEqual(['heir']);
    expect(possibleIn(choicesOf(view, choices, 'red', 'green', 'ally'))).toBe(1);
  });
  test('sent, it lies in the tray of both; answered, it can be written anew', () => {
    const terms = 'red>green:hand:swan,ally:red+green';
    const offered = table.play('red', `offer ${terms} -`);
    const [mine] = offersIn(viewOf(offered));
    const [theirs] = offersIn(viewOf(offered, 'green'));
    expect([mine?.parties, theirs?.tag]).toEqual([['red', 'green'], mine?.tag]);
    expect(offersIn(viewOf(offered, 'blue'))).toEqual([]);
    if (!theirs) throw new Error('no offer');
    const counter = counterTo(theirs, 'green');
    expect([counter.others, counter.items.length, counter.counters]).toEqual([['red'], 2, theirs.tag]);
    expect(givenBy(viewOf(offered), theirs.items, 'red').map(({ kind }) => kind)).toEqual(['hand', 'ally']);
    expect(isSent(viewOf(offered), { viewer: 'red', others: ['green'], items: theirs.items, words: '' })).toBe(true);
    expect(isSent(viewOf(offered), { viewer: 'red', others: ['green'], items: theirs.items, words: 'x' })).toBe(false);
  });
  test('12.2 a loan that is due: what was lent is in the offer, on its way back', () => {
    const due = board({
      red: 'percy york swan',
      green: 'roos york',
      more: { loans: [{ from: 'green', to: 'red', item: 'green>red:card:swan:percy~1', due: 1 }] },
    });
    const [loan] = viewOf(due).loans;
    const lent = loan && readItem(loan.item);
    if (!lent) throw new Error('no loan');
    const made = withReturn({ viewer: 'red', others: ['green'], items: [], words: '' }, choicesIn(partsOf(due)), lent);
    expect(made.items.map(writeItem)).toEqual(['red>green:card:swan:roos']);
  });
  test('12.2 promises come back to who gave them and to whom they were given, until they are judged', () => {
    const promises = [
      { seat: 'red', to: ['green'], words: 'I vote for you', round: 1, fate: 'open' },
      { seat: 'red', to: ['blue'], words: 'I come to York', round: 1, fate: 'broken' },
    ];
    const view = (seat: Seat) => viewOf(board({ ...FORCES, more: { promises } }), seat);
    expect(remindersFor(view('red'), 'red')).toEqual([{ from: 'red', to: ['green'], words: 'I vote for you' }]);
    expect(remindersFor(view('green'), 'green')).toHaveLength(1);
    expect(remindersFor(view('blue'), 'blue')).toEqual([]);
    expect(wordOf(view('yellow'), 'red')).toEqual({ kept: 0, broken: 1 });
  });
  test('8.6 from a prisoner: his freedom is in the offer', () => {
    const taken = play(board({ ...FORCES, events: 'e48' }), 'attack clifford', 'pass', 'turn-card', 'hold scrope');
    const choices = choicesIn(partsOf(taken));
    const empty = { viewer: 'red', others: ['green'], items: [], words: '', ransom: 'scrope' } as const;
    const made = withRansom(empty, choices, 'scrope');
    expect(made.items).toMatchObject([{ kind: 'free', noble: N.scrope }]);
    const [freedom] = made.items;
    expect(freedom && standingOf(choices, freedom)?.refusal).toBeUndefined();
  });
});

describe('15.2 a battle in lines on its screen', () => {
  const open = until(
    play(
      board({ ...FORCES, options: { advanced: true }, events: 'e02 e48 e29 e33 e35 e46 e49 e51' }),
      'attack clifford',
    ),
    (now) => now.state.phase.name === 'field',
  );
  const fieldIn = (s: Scene, seat: Seat = 'red') => {
    const { phase } = viewOf(s, seat);
    if (phase.name !== 'field') throw new Error(`no field but ${phase.name}`);
    return phase;
  };
  test('nobody is placed at first; then fronts face each other, and each column has its odds', () => {
    expect([...unplaced(fieldIn(open), 0), ...unplaced(fieldIn(open), 1)]).toHaveLength(4);
    const arrayed = until(open, stepIs('engage'));
    const view = viewOf(arrayed);
    const field = fieldIn(arrayed);
    const encounters = encountersIn(view, field, storyOf(arrayed));
    expect(encounters.length).toBeGreaterThan(0);
    for (const { column, men, share } of encounters) {
      expect(men).toEqual([menIn(view, field, 0, column), menIn(view, field, 1, column)]);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
    }
    // 15.3 whoever has a step in his favour is told for what
    const facing = { ...field, active: 0 as const, with: {} as typeof field.with };
    expect([favourOf(facing), meritsOf(facing, 1)]).toEqual([1, ['first']]);
    expect([favourOf({ ...facing, active: 1 }), meritsOf({ ...facing, active: 1 }, 1)]).toEqual([undefined, []]);
    const own = field.attackers[0];
    expect(own && isFaceDown(field, 0, own as never, 'red')).toBe(false);
  });
});
