// What the papers of a fight and of a siege say, held to the rules.
import { onlyFor, seeded } from '@rose/table';
import { plain } from '@rose/table/text';
import { withoutAnEnemy } from '@rose/without-an-enemy';
import type { Action, AreaName, LogEntry } from '@rose/without-an-enemy/ids';
import { describe, expect, test } from 'vitest';
import { battleIn, headingsOf, lanesNow, volleyOdds, wallsStand } from '../board/battle-facts.ts';
import { endedIn, endOf, lastRollIn } from '../board/last-dice.ts';
import { isTold } from '../board/last-roll.tsx';
import { sceneIn } from '../board/scene-facts.ts';
import { siegeSteps } from '../board/siege.tsx';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { battle as fightWith } from './events.ts';
import { table } from './scene.ts';

test('8.9 the hits of a volley are those that the rules would throw, an event counted', () => {
  const fire = (card: string | null) => {
    const s = fightWith('r-astley:4 p-essex:4', 'fire', 1, {
      ...(card === null ? {} : { cards: { royalist: card } }),
      facts: { acting: 'royalist' },
    });
    const view = withoutAnEnemy.view(s.state, 'royalist');
    const battle = battleIn(view);
    if (!battle) throw new Error('no battle');
    const action = withoutAnEnemy.read('fire r-astley') as Action;
    const odds = withoutAnEnemy.odds?.(view, 'royalist', [action], seeded(5), () => true);
    expect(volleyOdds(view, battle, 'royalist', ['r-astley'])).toEqual(odds?.hits);
    return odds?.hits;
  };
  expect(fire('r-26')).not.toEqual(fire(null));
});

test('9.2 in a siege the strip has one step that is now, and no die below marker 1', () => {
  for (const marker of [undefined, 0, 1, 2, 5])
    for (const [step, acting] of [
      ['sortie', 'parliament'],
      ['assault', 'royalist'],
    ] as const) {
      const s = table({
        at: { gloucester: 'p-massey:2', gloucestershire: 'r-charles r-astley r-train:2', london: 'p-essex' },
        ...(marker === undefined ? {} : { marker: { gloucester: marker } }),
        todo: [],
        phase: { name: 'siege', area: 'gloucestershire', step, acting },
        seed: 1,
      });
      const view = withoutAnEnemy.view(s.state, acting);
      const siege = sceneIn(view, acting)?.siege;
      // below marker 1 the besieger can do nothing, and is not asked
      if (!siege) expect([step, (marker ?? 0) < 1]).toEqual(['assault', true]);
      else {
        const steps = siegeSteps(view, siege);
        expect(steps.filter(({ state }) => state === 'now')).toHaveLength(1);
        expect(steps.find((one) => one.step === 'die')?.state === 'not').toBe((marker ?? 0) < 1);
        expect(steps.find((one) => one.step === 'storm')?.state === 'not').toBe((marker ?? 0) < 2);
      }
    }
});

const BERKSHIRE: LogEntry = { say: 'area-picked', area: 'berkshire' };
const KENT: LogEntry = { say: 'area-picked', area: 'kent' };
const CYCLE: LogEntry = { say: 'cycle-begins', area: 'berkshire', cycle: 2 };
const volley = (face: number): LogEntry => ({
  say: 'rolled',
  seat: 'royalist',
  area: 'berkshire',
  rolls: [{ block: 'r-astley', faces: [face], power: 2, hits: 0 }],
});
const HIT: LogEntry = { say: 'hit', seat: 'parliament', block: 'p-essex', left: 1 };
const OVER: LogEntry = { say: 'battle-over', area: 'berkshire', winner: 'royalist', kind: 'field' };
describe('8.5 the last dice', () => {
  test('stay through steps that tell nothing of them, and go with the next dice', () => {
    const story = [[BERKSHIRE], [volley(1), HIT], [], [CYCLE]];
    expect(lastRollIn(story, 'berkshire')).toEqual([volley(1), HIT]);
    expect(lastRollIn([...story, [volley(4)]], 'berkshire')).toEqual([volley(4)]);
  });
  test('of an earlier fight are not those of this one', () => {
    expect(lastRollIn([[volley(1), HIT, KENT]], 'kent')).toEqual([]);
    expect(lastRollIn([[KENT], [volley(1)], [HIT, BERKSHIRE], []], 'berkshire')).toEqual([]);
  });
  test('that ended a fight are told with its end, and nothing that came after', () => {
    expect(endedIn([[BERKSHIRE], [volley(1), HIT]])).toBeUndefined();
    const ended = endedIn([[BERKSHIRE], [volley(1), HIT, OVER, KENT, volley(5)], [HIT]]);
    expect(ended).toEqual({ area: 'berkshire', told: [volley(1), HIT, OVER] });
  });
});

const view = (phase: object): Pick<Parameters<typeof endOf>[0], 'view' | 'viewer'> => {
  const s = table({ at: { oxfordshire: 'p-essex p-essex-train', oxford: 'r-astley' }, marker: { oxford: 1 }, phase });
  return { view: withoutAnEnemy.view(s.state, 'parliament'), viewer: 'parliament' };
};
const INSIDE: LogEntry = {
  say: 'went-inside',
  seat: 'royalist',
  block: onlyFor('royalist', 'r-astley'),
  city: 'reading',
};
const OWN_INSIDE: LogEntry = { ...INSIDE, seat: 'parliament' };
const BREACH: LogEntry = {
  say: 'battered',
  seat: 'parliament',
  city: 'reading',
  index: 4,
  face: 3,
  modifier: 0,
  opened: false,
};
const SIEGE: LogEntry = {
  say: 'siege-rolled',
  city: 'reading',
  marker: 1,
  face: 4,
  foot: true,
  horse: true,
  surrender: false,
};
describe('8.3, 9.4, 11.2 what came of an area without a battle', () => {
  const calm = view({ name: 'actions', acting: 'parliament' });
  const end = (...story: readonly (readonly LogEntry[])[]) => endOf({ ...calm, story, last: story.at(-1) ?? [] });
  test('is told: an enemy behind his walls, a breach that was tried, the dice of sieges', () => {
    expect(end([KENT], [BERKSHIRE], [INSIDE], [INSIDE])).toEqual({ area: 'berkshire', told: [INSIDE, INSIDE] });
    expect(end([BERKSHIRE], [INSIDE, KENT])).toEqual({ area: 'berkshire', told: [INSIDE] });
    expect(end([BERKSHIRE], [BREACH])).toEqual({ told: [BREACH] });
    expect(end([BERKSHIRE], [INSIDE, SIEGE])).toEqual({ area: 'berkshire', told: [INSIDE, SIEGE] });
    expect(end([BERKSHIRE], [volley(1), OVER, SIEGE])).toEqual({ area: 'berkshire', told: [volley(1), OVER, SIEGE] });
  });
  test('is not told of one’s own blocks, nor while it goes on', () => {
    expect(end([BERKSHIRE], [OWN_INSIDE])).toBeUndefined();
    const siege = view({ name: 'siege', area: 'oxfordshire', step: 'assault', acting: 'parliament' });
    expect(endOf({ ...siege, story: [[BREACH]], last: [BREACH] })).toBeUndefined();
  });
});
describe('8.5 a block that falls', () => {
  const FALL: LogEntry = { say: 'eliminated', seat: 'parliament', block: 'p-essex', area: 'berkshire' };
  const LAST: LogEntry = { say: 'hit', seat: 'parliament', block: 'p-essex', left: 0 };
  const OTHER: LogEntry = { say: 'hit', seat: 'parliament', block: 'p-holles', left: 2 };
  test('is told once beside the dice', () => {
    expect([HIT, OTHER, LAST, FALL].filter(isTold)).toEqual([OTHER, FALL]);
    expect([HIT, OTHER].filter(isTold)).toEqual([HIT, OTHER]);
  });
  test('falls by one sentence of the log', () => {
    for (const { log } of [en, fr])
      expect(plain(log.hit({ say: 'hit', seat: 'parliament', block: 'p-essex', left: 0 }))).not.toMatch(/falls|tombe/);
  });
});

test('8.6 who stands is told that the enemy is leaving', () => {
  const s = fightWith('r-astley:4 p-essex:4', 'order', 2, {
    facts: { acting: 'royalist', retreating: { parliament: true } },
  });
  const now = withoutAnEnemy.view(s.state, 'royalist');
  expect(plain(en.prompt.battle(now, 'royalist', []).explain)).toContain('general retreat');
  expect(plain(fr.prompt.battle(now, 'royalist', []).explain)).toContain('retraite générale');
});

test('8.6 what is asked beside two answers is short: what a retreat means stands on its answer', () => {
  const s = fightWith('r-astley:4 p-essex:4', 'order', 2, { facts: { acting: 'royalist' } });
  const view = withoutAnEnemy.view(s.state, 'royalist');
  for (const catalogue of [en, fr]) {
    const { ask, explain } = catalogue.prompt.battle(view, 'royalist', []);
    expect(`${plain(ask)} ${plain(explain)}`.length).toBeLessThan(110);
  }
});

test('8.5 while hits are to be taken the strip shows the step that brought them', () => {
  const now = (step: string, kind: string, target: string) => {
    const s = fightWith('r-astley:3 r-forth:3 p-essex:4', step, 2, {
      facts: { kind, acting: 'parliament', attacker: 'parliament', blows: [{ side: 'royalist', target, hits: 1 }] },
    });
    const battle = battleIn(withoutAnEnemy.view(s.state, 'royalist'));
    if (!battle) throw new Error('no battle');
    return [headingsOf(battle).find(({ state }) => state === 'now')?.heading, ...lanesNow(battle)];
  };
  expect(now('horse', 'field', 'line')).toEqual(['fire', 'foot']);
  expect(now('close', 'field', 'line')).toEqual(['foot', 'foot']);
  expect(now('foot', 'sally', 'any')).toEqual(['horse', 'horse']);
});

test('9.7 walls are told to stand where the rules let them shelter', () => {
  const at = (city: string, area: AreaName, more: object) => {
    const s = table({
      at: { [area]: 'r-charles r-astley', [city]: 'p-massey' },
      marker: { [city]: 2 },
      todo: [],
      phase: { name: 'siege', area, step: 'assault', acting: 'royalist' },
      ...more,
    });
    return wallsStand(withoutAnEnemy.view(s.state, 'royalist'), { area, attacker: 'royalist' });
  };
  expect(at('gloucester', 'gloucestershire', {})).toBe(true);
  expect(at('gloucester', 'gloucestershire', { breach: ['gloucester'] })).toBe(false);
  const event = { cards: { royalist: 'r-16' }, aims: { royalist: 'gloucestershire' } };
  expect(at('gloucester', 'gloucestershire', event)).toBe(false);
  expect(at('london-city', 'london', {})).toBe(false);
  expect(at('london-city', 'london', { londonFortified: true })).toBe(true);
});
