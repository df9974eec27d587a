// The harness itself is tested: the toy keeps every law, and each law is broken by a fault made for it.
import {
  type Course,
  copy,
  type During,
  type Game,
  mistake,
  onlyFor,
  type Phase,
  pick,
  refuse,
  replay,
  seeded,
  stateOf,
} from '@rose/table';
import { describe, expect, test } from 'vitest';
import { fair, fuzz, LAWS, type LawName, type Toy, toy } from '../src/index.ts';
import { stake, throwing } from '../src/toy/phases.ts';
import { type Action, type State, stakeOf } from '../src/toy/state.ts';
import { FAIR_FAULTS } from './fair-faults.ts';

const withStake = (change: Partial<Phase<Toy, 'stake'>>): Game<Toy> => ({
  ...toy,
  phases: { ...toy.phases, stake: { ...toy.phases.stake, ...change } },
});
const withThrow = (change: Partial<Phase<Toy, 'throw'>>): Game<Toy> => ({
  ...toy,
  phases: { ...toy.phases, throw: { ...toy.phases.throw, ...change } },
});
const noDirect = { legal: undefined } as unknown as Partial<Phase<Toy, 'stake'>>;

const sharing = (): Game<Toy> => ({ ...toy, copy: (state) => ({ ...copy(state), hands: state.hands as never }) });

const EVERYBODY = ['red', 'blue', 'green', 'spectator'];

let calls = 0;
const dice = seeded(1);
/** Digits that no packing makes short. */
const TALE = Array.from({ length: 120_000 }, () => dice(10) - 1).join('');
const FAULTS: readonly (readonly [LawName, string, Game<Toy>])[] = [
  ['no-dead-end', 'the throw is never offered', withThrow({ *candidates() {} })],
  ['no-dead-end', 'a seat without a chair must act', withThrow({ asked: () => ({ must: ['green'] }) })],
  [
    'offered-is-accepted',
    'a legal action throws',
    withThrow({
      apply(table, seat, action) {
        if (action.do === 'fold') throw new Error('folding was forgotten');
        throwing.apply(table, seat, action);
      },
    }),
  ],
  [
    'all-else-is-refused',
    'folding is allowed, never offered',
    withThrow({
      *candidates() {
        yield { do: 'throw' };
      },
    }),
  ],
  [
    'all-else-is-refused',
    'a refusal without a reason',
    withStake({
      whyNot: (state, seat, action) =>
        stake.whyNot(state, seat, action)
          ? refuse('1', { why: '' } as unknown as { why: 'nothing-staked' })
          : undefined,
    }),
  ],
  [
    'all-else-is-refused',
    'whyNot is not total',
    withStake({
      whyNot(state, seat, action) {
        if (action.do === 'stake' && !state.hands.some((hand) => hand.is.includes(action.card)))
          throw new Error('who?');
        return stake.whyNot(state, seat, action);
      },
    }),
  ],
  [
    'garbage-is-no-action',
    'reading forgives spaces and capitals',
    { ...toy, read: (text) => toy.read(text.trim().toLowerCase()) },
  ],
  [
    'garbage-is-no-action',
    'reading throws',
    { ...toy, read: (text) => toy.read(decodeURI(text === '♛' ? '%' : text)) },
  ],
  [
    'assert-holds',
    'a folded card comes back',
    withThrow({
      apply(table, seat, action) {
        throwing.apply(table, seat, action);
        if (action.do === 'fold') table.state.spent.pop();
      },
    }),
  ],
  [
    'seal-is-exact',
    'the same dice lead to two states',
    withThrow({
      apply(table, seat, action) {
        throwing.apply(table, seat, action);
        if (action.do === 'throw') table.state.scores[0] = calls++;
      },
    }),
  ],
  [
    'nothing-learned-unsealed',
    'a look at the pile is not called a reveal',
    withStake({ apply: (table, seat, action) => stake.apply({ ...table, reveal() {} }, seat, action) }),
  ],
  [
    'nothing-learned-unsealed',
    'the log says more than the view',
    withStake({
      apply(table, seat, action) {
        const card = onlyFor(seat, table.state.pile[0]?.is ?? 0);
        if (action.do === 'stake') table.tell('1', { say: 'looked', seat, card });
        stake.apply(table, seat, action);
      },
    }),
  ],
  [
    'log-tells-no-more',
    'what one seat looks at is told to all',
    withStake({
      apply: (table, seat, action) =>
        stake.apply(
          {
            ...table,
            tell: (rule, entry) =>
              table.tell(rule, entry.say === 'looked' ? { ...entry, card: onlyFor(EVERYBODY, entry.card.is) } : entry),
          },
          seat,
          action,
        ),
    }),
  ],
  [
    'choice-is-kept',
    'the log says what was staked in secret',
    withStake({
      apply(table, seat, action) {
        if (action.do === 'stake') table.tell('1', { say: 'looked', seat, card: onlyFor(EVERYBODY, action.card) });
        stake.apply(table, seat, action);
      },
    }),
  ],
  ['undo-restores', 'a copy that shares its stakes', { ...toy, copy: sharingStakes }],
  ['take-back-restores', 'a copy that shares its scores', { ...toy, copy: sharingScores }],
  [
    'replay-is-equal',
    'a die is thrown beside the table',
    withThrow({
      enter(table) {
        throwing.enter?.(table);
        table.state.scores[0] = calls++;
      },
    }),
  ],
  ['diceless-throws-nothing', 'a game with dice says it has none', { ...toy, meta: { ...toy.meta, diceless: true } }],
  [
    'stored-is-small',
    'every action is written with a long tale',
    { ...toy, write: (action) => `${toy.write(action)}#${TALE}`, read: (text) => toy.read(text.replace(/#.*/, '')) },
  ],
  [
    'view-knows-no-more',
    'the view shows a hand',
    { ...toy, view: (state, viewer) => ({ ...toy.view(state, viewer), spent: state.hands[0]?.is ?? [] }) },
  ],
  [
    'view-knows-no-more',
    'a refusal depends on the pile',
    withStake({
      ...noDirect,
      whyNot: (state, seat, action) =>
        action.do === 'look' && (state.pile[0]?.is ?? 0) > 5
          ? refuse('1', { why: 'pile-is-empty' })
          : stake.whyNot(state, seat, action),
    }),
  ],
  ['question-is-public', 'who has staked is waited for no more', withStake({ asked: askedUntilStaked })],
  [
    'question-is-public',
    'all are asked alike, unless one of them holds the nine',
    withStake({ isWindow: (state) => !state.hands[0]?.is.includes(9) }),
  ],
  ['view-knows-no-more', 'secrets, and no imagination', { ...toy, imagine: undefined } as unknown as Game<Toy>],
  [
    'picture-is-of-the-view',
    'the picture shows a hand that the view hides',
    { ...toy, picture: (state, viewer) => ({ ...toy.view(state, viewer), spent: state.hands[0]?.is ?? [] }) },
  ],
  ['notation-is-faithful', 'two stakes, one text', { ...toy, write: forgetful, read: (text) => toy.read(text) }],
  [
    'notation-is-faithful',
    'an action offered twice',
    withStake({
      *candidates(state, seat) {
        yield* stake.candidates(state, seat);
        yield { do: 'lock' };
      },
    }),
  ],
  [
    'position-is-faithful',
    'the round is lost',
    { ...toy, fromPosition: (document) => ({ ...(document as State), round: 1 }) },
  ],
  ['position-is-faithful', 'its own document is refused', { ...toy, fromPosition: () => mistake('round', 'is bad') }],
  [
    'direct-legal-is-equal',
    'the generator forgets the look',
    withStake({ legal: (state, seat) => without(state, seat, 'look') }),
  ],
  [
    'direct-legal-is-equal',
    'the generator repeats itself',
    withStake({ legal: (state, seat) => [...direct(state, seat), ...direct(state, seat)] }),
  ],
  ['direct-verbs-are-equal', 'the look is tried and not told', withStake({ verbsNow: () => ['stake', 'lock'] })],
  [
    'drawn-are-the-legal',
    'the look is never drawn',
    withStake({ drawer: (state, seat) => (random) => pick(without(state, seat, 'look'), random) }),
  ],
  [
    'drawn-are-the-legal',
    'anything is drawn at any time',
    withStake({ drawer: () => (random) => pick([{ do: 'look' }, { do: 'lock' }], random) }),
  ],
  [
    'state-is-untouched',
    'the view turns the spent cards round in place',
    { ...toy, view: (state, viewer) => ({ ...toy.view(state, viewer), spent: (state.spent as number[]).reverse() }) },
  ],
  [
    'state-is-plain',
    'a state that JSON cannot keep',
    withThrow({
      enter(table) {
        throwing.enter?.(table);
        Object.assign(table.state, { when: new Map([[1, 2]]), deep: { toJSON: () => 'no' } });
      },
    }),
  ],
  ['copy-shares-nothing', 'a hand goes into the copy as it is', sharing()],
  ['copy-shares-nothing', 'a copy forgets the round', { ...toy, copy: (state) => ({ ...copy(state), round: 0 }) }],
  [
    'evaluation-is-sound',
    'a division by nothing',
    { ...toy, evaluate: (state) => state.round / state.spent.length - 1 },
  ],
  ['outcome-is-sound', 'a stranger wins', strangerWins()],
];

function sharingStakes(state: State): ReturnType<typeof copy<State>> {
  return { ...copy(state), stakes: state.stakes as ReturnType<typeof copy<State>>['stakes'] };
}
function sharingScores(state: State): ReturnType<typeof copy<State>> {
  return { ...copy(state), scores: state.scores as number[] };
}
function askedUntilStaked(state: During<Toy, 'stake'>): { readonly must: readonly Toy['seat'][] } {
  const { waiting } = state.phase;
  const unstaked = waiting.filter((seat) => stakeOf(state, seat) === 0);
  return { must: unstaked.length > 0 ? unstaked : waiting };
}
function forgetful(action: Action): string {
  return action.do === 'stake' ? `stake ${Math.max(2, action.card)}` : toy.write(action);
}
function direct(state: State, seat: Toy['seat']): readonly Action[] {
  return stake.legal?.(state as never, seat) ?? [];
}
function without(state: State, seat: Toy['seat'], verb: Action['do']): readonly Action[] {
  return direct(state, seat).filter((action) => action.do !== verb);
}
function strangerWins(): Game<Toy> {
  return {
    ...toy,
    outcome: (state) => (toy.outcome(state) ? { winners: ['green'], how: 'highest-score', rule: '3' } : undefined),
  };
}

const PLAN = { games: 60, seed: 7, oneIn: 2 };

test('the toy keeps every law', () => {
  const report = fuzz(toy, { ...PLAN, games: 600 });
  expect(report.broken).toEqual([]);
  expect([...report.endings.keys()]).toEqual(expect.arrayContaining(['highest-score', 'shared-score', 'resigned']));
});
test('the fair keeps every law', () => {
  const report = fuzz(fair, { ...PLAN, games: 200 });
  expect(report.broken).toEqual([]);
  expect([...report.endings.keys()]).toEqual(expect.arrayContaining(['richest', 'level']));
});
describe('each law can be broken', () => {
  test.for(FAIR_FAULTS)('%s: %s', ([law, , faulty]) => {
    const { broken } = fuzz(faulty, { ...PLAN, only: [law] });
    expect([...new Set(broken.map((breakage) => breakage.law))]).toEqual([law]);
    expect(broken[0]?.journal.opening.game).toBe('fair');
  });
  test.for(FAULTS)('%s: %s', ([law, , faulty]) => {
    const { broken } = fuzz(faulty, { ...PLAN, only: [law] });
    expect([...new Set(broken.map((breakage) => breakage.law))]).toEqual([law]);
    expect(broken[0]?.journal.opening.game).toBe('toy');
  });
  test('and every law is', () =>
    expect([...new Set([...FAULTS, ...FAIR_FAULTS].map(([law]) => law))].sort()).toEqual([...LAWS].sort()));
});
test('what is judged last comes with the journal that led to it', () => {
  // Only cards that lie on each other can be turned round.
  const turned = FAULTS.find(([law]) => law === 'state-is-untouched')?.[2] as Game<Toy>;
  const { broken } = fuzz(turned, { ...PLAN, only: ['state-is-untouched'], enough: 20 });
  const ends = broken.map(({ journal }) => stateOf(replay(toy, journal) as Course<Toy>).spent.length);
  expect(new Set(broken.map(({ seed }) => seed)).size).toBe(20);
  expect(Math.min(...ends)).toBeGreaterThan(1);
});
test('what a copy shares with its original is changed by playing', () => {
  const { broken } = fuzz(sharing(), { ...PLAN, only: ['state-is-untouched'] });
  expect(broken.map(({ law }) => law)).toContain('state-is-untouched');
});
test('the same seed is the same game', () => {
  const faulty = strangerWins();
  expect(fuzz(faulty, PLAN).broken[0]).toEqual(fuzz(faulty, PLAN).broken[0]);
});
