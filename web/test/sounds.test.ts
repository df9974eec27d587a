// What is heard: short, never two at once, and nothing at all where the guest wants silence.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FACES } from '../../games/faces.ts';
import { type BarePage, openBarePage } from './bare-page.ts';

/** What was struck, and when: a hall that only counts. */
const struck: { readonly kind: 'tone' | 'noise'; readonly at: number; readonly lasts: number }[] = [];
let halls = 0;
let now = 0;
const param = () => ({ value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });
const node = () => ({ connect: (next: unknown) => next });
const source = (kind: 'tone' | 'noise') => {
  let at = 0;
  return {
    ...node(),
    buffer: undefined,
    frequency: param(),
    start: (when: number) => {
      at = when;
    },
    stop: (when: number) => struck.push({ kind, at, lasts: when - at }),
  };
};
class Hall {
  readonly sampleRate = 8000;
  readonly destination = node();
  constructor() {
    halls++;
  }
  get currentTime(): number {
    return now;
  }
  createOscillator = () => source('tone');
  createBufferSource = () => source('noise');
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  createGain = () => ({ ...node(), gain: param() });
  createBiquadFilter = () => ({ ...node(), type: '', frequency: param() });
}

let page: BarePage;
beforeEach(() => {
  page = openBarePage();
  Object.assign(document.documentElement, { dataset: {} });
  vi.stubGlobal('AudioContext', Hall);
  struck.length = 0;
  now += 10;
});
afterEach(async () => {
  (await import('../src/prefs.ts')).sound.value = false;
  vi.unstubAllGlobals();
  page.close();
});
const load = async (isOn: boolean) => {
  const { sound } = await import('../src/prefs.ts');
  sound.value = isOn;
  return import('../src/sounds.ts');
};

describe('sounds', () => {
  test('in silence nothing is struck, and no hall is opened for it', async () => {
    const { play, playLoudest } = await load(false);
    play('bell');
    playLoudest(['move', 'battle']);
    expect([struck.length, halls]).toEqual([0, 0]);
  });
  test('each is struck, and is over within seven tenths of a second', async () => {
    const { STROKES, lengthOf, play } = await load(true);
    for (const [name, strokes] of Object.entries(STROKES)) {
      struck.length = 0;
      now += 1;
      play(name as keyof typeof STROKES);
      expect(struck.length, name).toBe(strokes.length);
      const end = Math.max(...struck.map(({ at, lasts }) => at + lasts)) - now;
      expect(end, name).toBeCloseTo(lengthOf(name as keyof typeof STROKES));
      expect(end, name).toBeLessThanOrEqual(0.7);
    }
  });
  test('never two at once: while one is heard only a greater one begins', async () => {
    const { STROKES, play, playLoudest } = await load(true);
    playLoudest(['move', 'battle', 'dice']);
    expect(struck.length).toBe(STROKES.battle.length);
    play('move');
    expect(struck.length).toBe(STROKES.battle.length);
    play('bell');
    expect(struck.length).toBe(STROKES.battle.length + STROKES.bell.length);
    now += 1;
    play('move');
    expect(struck.length).toBe(STROKES.battle.length + STROKES.bell.length + STROKES.move.length);
  });
  test('every table is heard: pieces, cards or fights of each, by sounds that there are', async () => {
    const { STROKES } = await load(true);
    for (const [game, door] of FACES) {
      const { sounds = {} } = await door.face();
      const names = Object.values(sounds);
      expect(names.length, game).toBeGreaterThan(0);
      for (const name of names) if (typeof name === 'string') expect(Object.keys(STROKES), game).toContain(name);
    }
  });
  test('stones fall where a breach opens, and only there', async () => {
    const { sounds } = (await FACES.get('without-an-enemy')?.face()) ?? {};
    const heard = (sounds as Record<string, unknown>)['battered'] as (entry: object) => string;
    expect([heard({ opened: true }), heard({ opened: false })]).toEqual(['stones', 'dice']);
  });
});
