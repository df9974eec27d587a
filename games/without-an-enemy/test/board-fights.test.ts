// What the papers of a fight and of a siege say, held to the rules.
import { seeded } from '@rose/table';
import { plain } from '@rose/table/text';
import { withoutAnEnemy } from '@rose/without-an-enemy';
import type { Action, AreaName, LogEntry } from '@rose/without-an-enemy/ids';
import { describe, expect, test } from 'vitest';
import { battleIn, headingsOf, lanesNow, volleyOdds, wallsStand } from '../board/battle-facts.ts';
import { endedIn, lastRollIn } from '../board/last-dice.ts';
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
