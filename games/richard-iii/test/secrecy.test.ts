// 15 What each player sees; what must always hold.
import { type RichardIII, richardIII } from '@rose/richard-iii';
import { BLOCK_NAMES } from '@rose/richard-iii/ids';
import { describe, expect, test } from 'vitest';
import { battle, toRound, until } from './fight.ts';
import { acts, chooses, documentOf, say } from './scene.ts';
import { wander } from './wander.ts';

const seen = (s: { readonly state: RichardIII['state'] }, viewer: 'york' | 'lancaster') =>
  richardIII.view(s.state, viewer);

describe('cases of secrecy', () => {
  test('case 128 cards, standing blocks, pool and hand', () => {
    const hands = [
      'ap4-1 ap4-2 ap3-1 ap3-2 ap2-1 event-muster event-surprise',
      'ap4-3 ap4-4 ap3-3 ap3-4 ap2-2 event-piracy event-treason',
    ] as const;
    const at = { derby: 'l-oxford:2 l-clifford', oxford: 'y-norfolk' };
    const before = chooses(...hands, { at });
    const chosen = before.play('lancaster', 'play-card ap4-1');
    const view = seen(chosen, 'york');
    expect([view.cards.lancaster, view.hands.lancaster]).toEqual([
      null,
      { count: view.hands.lancaster.count, cards: null },
    ]);
    const other = seen(before.play('lancaster', 'play-card ap2-1'), 'york');
    expect(other).toEqual(view);
    const both = seen(chosen.play('york', 'play-card ap2-2'), 'york');
    expect([both.cards.lancaster, both.hands.lancaster]).toEqual(['ap4-1', { count: 6, cards: null }]);
    expect(view.hidden.map(({ seat, area }) => `${seat} ${area}`)).toEqual(['lancaster derby', 'lancaster derby']);
    expect([view.blocks['l-oxford'], view.blocks['l-clifford'], view.blocks['l-stanley']]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(view.blocks['y-norfolk']).toMatchObject({ place: 'oxford', steps: 4 });
    expect(view.hidden.every((block) => !('block' in block) && !('steps' in block))).toBe(true);
    const pool = Object.entries(documentOf(before).blocks).filter(
      ([name, where]) => name.startsWith('l-') && where === 'pool',
    );
    expect(view.pools.lancaster).toBe(pool.length);
    // Another world that York cannot tell from this one.
    const twin = chooses(...hands, { at: { derby: 'l-devon l-beaumont:1', oxford: 'y-norfolk' } });
    expect(seen(twin, 'york').hidden).toEqual(seen(before, 'york').hidden);
  });
  test('case 206 who is turned up in battle', () => {
    const s = battle({
      area: 'derby',
      attackers: 'y-norfolk:3',
      waves: { chester: 'y-suffolk' },
      defenders: 'l-clifford:2',
      relief: { lancaster: 'l-devon' },
    });
    for (const viewer of ['lancaster', 'york'] as const) {
      const view = seen(s, viewer);
      expect(view.blocks['y-norfolk']).toMatchObject({ place: 'derby', steps: 3 });
      expect(view.blocks['l-clifford']).toMatchObject({ place: 'derby', steps: 2 });
    }
    expect([seen(s, 'lancaster').blocks['y-suffolk'], seen(s, 'york').blocks['l-devon']]).toEqual([
      undefined,
      undefined,
    ]);
    expect(seen(s, 'york').hidden).toEqual([
      expect.objectContaining({ seat: 'lancaster', area: 'derby', reserve: true }),
    ]);
    const second = toRound(s, 2);
    expect(seen(second, 'lancaster').blocks['y-suffolk']).toMatchObject({ place: 'derby', steps: 3 });
    expect(seen(second, 'york').blocks['l-devon']).toMatchObject({ place: 'derby', steps: 2 });
    const left = say(
      until(second, 'y-norfolk'),
      'retreat y-norfolk south-yorks',
      'retreat y-suffolk south-yorks',
      'end-regroup',
    );
    const after = seen(left, 'york');
    expect([after.blocks['l-clifford'], after.blocks['l-devon']]).toEqual([undefined, undefined]);
    expect(seen(left, 'lancaster').blocks['y-norfolk']).toBeUndefined();
    expect(after.hidden).toHaveLength(2);
  });
});

describe('cases of what always holds', () => {
  test('case 20 nothing strengthens a block on the map', () => {
    let judged = 0;
    for (const seed of [1, 2, 3, 4, 5, 6])
      wander(seed, (after, _, before) => {
        if (before.campaign !== after.campaign) return;
        for (const [block, name] of BLOCK_NAMES.entries()) {
          const onMap = (before.at[block] ?? 99) < 33 && (after.at[block] ?? 99) < 33 && after.down[block] === 0;
          if (!onMap) continue;
          judged++;
          expect([name, (after.steps[block] ?? 0) <= (before.steps[block] ?? 0)]).toEqual([name, true]);
        }
      });
    expect(judged).toBeGreaterThan(10_000);
    expect(
      acts('york', 4, { at: { derby: 'y-norfolk:1' } })
        .legal('york')
        .filter((text) => /norfolk/.test(text) && !text.startsWith('march')),
    ).toEqual([]);
  });
  test('case 204 one King, one Pretender', () => {
    let empty = 0;
    for (let seed = 11; seed <= 26; seed++)
      wander(seed, (after) => {
        const { king, pretender, kingSide, phase } = richardIII.view(after, 'spectator');
        const red = (block: string | null) => block?.startsWith('l-');
        if (!richardIII.outcome(after)) {
          expect(pretender).not.toBeNull();
          expect(red(pretender)).toBe(kingSide === 'york');
        }
        if (king === null) empty++;
        else expect(red(king)).toBe(kingSide === 'lancaster');
        if (phase.name === 'political') expect(king).not.toBeNull();
      });
    expect(empty).toBeGreaterThan(0);
  });
});
