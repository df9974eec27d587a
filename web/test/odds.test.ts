// Odds asked while a hand rests: debounced, one at a time, kept for the moment, late answers dropped.
import { signal } from '@preact/signals';
import type { Answers, Ask, Sight, Trouble } from '@rose/protocol';
import type { Odds } from '@rose/table';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyFace } from '../../games/face.ts';
import { createOdds, type OddsDesk } from '../src/table/odds/odds.ts';
import { ODDS_WORDS, sayOdds } from '../src/table/odds/odds-words.ts';
import type { AskHost, Desk } from '../src/table/picking/desk.ts';

const odds = (win: number): Odds => ({
  seat: 'york',
  against: 'lancaster',
  place: 'derby',
  win,
  lose: 1 - win,
  neither: 0,
  ownLost: { is: 1.25, error: 0 },
  enemyLost: { is: 2, error: 0.04 },
  exact: false,
  samples: 400,
  error: 0.05,
});
interface Walk {
  readonly do: 'walk';
  readonly way: string;
}
const walk = (way: string): Walk => ({ do: 'walk', way });
const face = {
  write: ({ way }: Walk) => `walk ${way}`,
  read: (text: string) => walk(text.slice(5)),
} as unknown as AnyFace;
const choice = (thing: string) => ({
  action: walk(`${thing}-derby`),
  text: `walk ${thing}-derby`,
  gestures: [[thing, 'derby']],
});

const started: OddsDesk[] = [];
/** A desk with only what odds look at, and a host that answers when it is told to. */
const table = (more: object = {}) => {
  const sight = signal({ table: 't', seq: 3, viewer: 'york', view: {}, outcome: undefined } as unknown as Sight);
  const isMyTurn = signal(true);
  const preview = signal<Walk | undefined>(undefined);
  const picked = signal<readonly string[]>([]);
  const rested = signal<string | undefined>(undefined);
  const hand = signal({ may: [choice('a'), choice('b')], mayNot: [] });
  const pointed = signal<Walk | undefined>(undefined);
  const desk = {
    face: { ...face, ...more },
    sight,
    isMyTurn,
    preview,
    pointed,
    picked,
    rested,
    hand,
  } as unknown as Desk;
  const asked: (readonly string[] | undefined)[] = [];
  const waiting: ((answer: Answers['odds'] | Trouble) => void)[] = [];
  const ask = ((what: Ask) => {
    if (what.ask !== 'odds') throw new Error(`not about odds: ${what.ask}`);
    asked.push(what.actions);
    return new Promise((resolve) => waiting.push(resolve));
  }) as unknown as AskHost;
  const made = createOdds(desk, ask);
  started.push(made);
  const answer = async (with_: Odds | undefined | Trouble): Promise<void> => {
    waiting.shift()?.(with_ && 'trouble' in with_ ? with_ : { odds: with_ });
    await vi.advanceTimersByTimeAsync(0);
  };
  return { odds: made, asked, answer, sight, isMyTurn, preview, pointed, picked, rested };
};
const rest = () => vi.advanceTimersByTimeAsync(200);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const { stop } of started.splice(0)) stop();
  vi.useRealTimers();
});

describe('odds on a desk', () => {
  test('the fight as it stands is asked once a moment', async () => {
    const { odds: on, asked, answer, sight } = table();
    expect(asked).toEqual([]);
    await rest();
    expect(asked).toEqual([undefined]);
    await answer(odds(0.4));
    expect(on.shown.value).toEqual({ odds: odds(0.4), actions: [], isPassing: false });
    await rest();
    expect(asked.length).toBe(1);
    sight.value = { ...sight.value, seq: 4 };
    expect(on.shown.value).toBeUndefined();
    await rest();
    expect(asked.length).toBe(2);
  });

  test('what the hand means is asked when it rests; what it passes by is not', async () => {
    const { odds: on, asked, answer, preview } = table();
    await rest();
    await answer(odds(0.4));
    preview.value = walk('a-derby');
    await vi.advanceTimersByTimeAsync(50);
    preview.value = walk('b-derby');
    await rest();
    expect(asked).toEqual([undefined, ['walk b-derby']]);
    expect(on.shown.value?.actions).toEqual([]);
    await answer(odds(0.7));
    expect(on.shown.value).toEqual({ odds: odds(0.7), actions: ['walk b-derby'], isPassing: false });
    preview.value = undefined;
    expect(on.shown.value?.odds.win).toBe(0.4);
    preview.value = walk('b-derby');
    await rest();
    expect(asked.length).toBe(2);
    expect(on.shown.value?.odds.win).toBe(0.7);
  });

  test('what is in hand is asked about where the hand rests', async () => {
    const { odds: on, asked, answer, picked, rested } = table();
    await rest();
    await answer(undefined);
    picked.value = ['b'];
    rested.value = 'derby';
    await rest();
    expect(asked.at(-1)).toEqual(['walk b-derby']);
    await answer(odds(0.2));
    expect(on.shown.value).toMatchObject({ actions: ['walk b-derby'], isPassing: true });
    rested.value = 'elsewhere';
    await rest();
    expect(asked.length).toBe(2);
    expect(on.shown.value).toBeUndefined();
  });

  test('a board is told the odds of the fight that its hand would begin, and of the fight under way before that', async () => {
    const { odds: on, answer, picked, rested } = table();
    await rest();
    await answer(undefined);
    expect(on.asked()).toBeUndefined();
    [picked.value, rested.value] = [['b'], 'derby'];
    await rest();
    await answer(odds(0.2));
    expect(on.asked()?.win).toBe(0.2);
    rested.value = 'elsewhere';
    expect(on.asked()).toBeUndefined();
  });

  test('a board may ask about several actions that go together, before there is a fight', async () => {
    const { odds: on, asked, answer } = table();
    await rest();
    await answer(undefined);
    expect(on.asked(walk('a'), walk('b'))).toBeUndefined();
    await rest();
    expect(asked.at(-1)).toEqual(['walk a', 'walk b']);
    await answer(odds(0.3));
    expect(on.asked(walk('a'), walk('b'))?.win).toBe(0.3);
  });

  test('what is no fight is not asked about: the board tells of it', async () => {
    const { asked, answer, preview, picked, rested } = table({ isFight: ({ way }: Walk) => way !== 'a-derby' });
    await rest();
    await answer(undefined);
    preview.value = walk('a-derby');
    await rest();
    preview.value = undefined;
    [picked.value, rested.value] = [['a'], 'derby'];
    await rest();
    expect(asked).toEqual([undefined]);
    [picked.value, rested.value] = [['b'], 'derby'];
    await rest();
    expect(asked.at(-1)).toEqual(['walk b-derby']);
  });

  test('a board that gathers things itself says what they mean; a row pointed at goes before', async () => {
    const { odds: on, asked, answer, preview, pointed, sight } = table();
    await rest();
    await answer(undefined);
    preview.value = walk('a-derby');
    on.means([walk('a-derby'), walk('c-derby')]);
    await rest();
    expect(asked.at(-1)).toEqual(['walk a-derby', 'walk c-derby']);
    await answer(odds(0.9));
    pointed.value = walk('a-derby');
    await rest();
    expect(asked.at(-1)).toEqual(['walk a-derby']);
    await answer(odds(0.2));
    pointed.value = undefined;
    expect(on.shown.value?.odds.win).toBe(0.9);
    sight.value = { ...sight.value, seq: 4 };
    preview.value = undefined;
    await rest();
    expect(asked.at(-1)).toBeUndefined();
  });

  test('an answer that comes after the table changed is dropped', async () => {
    const { odds: on, asked, answer, sight } = table();
    await rest();
    sight.value = { ...sight.value, seq: 4 };
    await rest();
    expect(asked.length).toBe(1);
    await answer(odds(0.1));
    expect(on.shown.value).toBeUndefined();
    expect(asked.length).toBe(2);
    await answer(odds(0.6));
    expect(on.shown.value?.odds.win).toBe(0.6);
  });

  test('the rows of a list come one after the other, and only while there is a fight', async () => {
    const { odds: on, asked, answer, sight } = table();
    const [a, b] = [walk('a-derby'), walk('b-derby')];
    expect([on.of(a), on.of(b), on.of(a)]).toEqual([undefined, undefined, undefined]);
    await rest();
    await answer(odds(0.4));
    expect(asked.slice(1)).toEqual([['walk a-derby']]);
    await answer(odds(0.5));
    await answer({ trouble: 'internal' });
    expect(asked.slice(1)).toEqual([['walk a-derby'], ['walk b-derby']]);
    expect([on.of()?.win, on.of(a)?.win, on.of(b)]).toEqual([0.4, 0.5, undefined]);
    sight.value = { ...sight.value, seq: 4 };
    expect(on.of(a)).toBeUndefined();
    await rest();
    await answer(undefined);
    await rest();
    expect(asked.length).toBe(4);
  });

  test('a guess from few fights is asked for again, and both count', async () => {
    const { odds: on, asked, answer } = table();
    await rest();
    await answer({ ...odds(0.2), samples: 100, error: 0.08 });
    expect(on.shown.value?.odds.win).toBe(0.2);
    await answer({ ...odds(0.4), samples: 300, error: 0.06 });
    expect(asked.length).toBe(2);
    const shown = on.shown.value?.odds;
    expect([shown?.win, shown?.samples]).toEqual([0.35, 400]);
    expect(shown?.error).toBeCloseTo(Math.hypot(8, 18) / 400);
  });

  test('an estimate is never certain: what no fight showed is rare, and only what is counted out is none or all', async () => {
    const { odds: on, answer } = table();
    await rest();
    await answer(odds(0));
    const { percent } = ODDS_WORDS.en;
    const { win = 0.5, lose = 0.5 } = on.shown.value?.odds ?? {};
    expect([percent(win), percent(lose)]).toEqual(['<1%', '>99%']);
    const exact = table();
    await rest();
    await exact.answer({ ...odds(0), exact: true, samples: 0, error: 0 });
    expect(percent(exact.odds.shown.value?.odds.win ?? 0.5)).toBe('0%');
  });

  test('nothing is asked out of turn', async () => {
    const { odds: on, asked, isMyTurn } = table();
    isMyTurn.value = false;
    await rest();
    expect(asked).toEqual([]);
    expect(on.shown.value).toBeUndefined();
  });

  test('all of it in one sentence', () => {
    const names = (seat: string | undefined) => (seat === 'york' ? 'York' : 'Lancaster');
    expect(sayOdds(ODDS_WORDS.en, odds(0.4), names)).toBe(
      'York wins: 40%, Lancaster wins: 60%, strength likely to be lost: York 1.3, Lancaster 2.0\u00a0±\u00a00.1.',
    );
    expect(sayOdds(ODDS_WORDS.fr, { ...odds(0.4), neither: 0.1 }, names)).toBe(
      'York gagne\u00a0: 40\u00a0%, Lancaster gagne\u00a0: 60\u00a0%, indécis\u00a0: 10\u00a0%, ' +
        'pertes à prévoir, en points de force\u00a0: York 1,3, Lancaster 2,0\u00a0±\u00a00,1.',
    );
  });
});
