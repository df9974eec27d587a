// What a finger merely rests on is drawn once, with the next picture or the click; all else at once; a page without pictures is
// drawn, too.
import { options } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { drawByTouches } from '../src/frames.ts';

type Heard = { readonly type: string; readonly pointerType?: string };
let event: Heard | undefined;
let frames: (() => void)[];
let heard: Map<string, (event: Heard) => void>;
const picture = (): void => {
  for (const drawn of frames.splice(0)) drawn();
};
const happens = (type: string, pointerType?: string): void => {
  event = { type, ...(pointerType !== undefined && { pointerType }) };
  heard.get(type)?.(event);
};
const page = {
  requestAnimationFrame: (does: () => void): number => frames.push(does),
  cancelAnimationFrame: (): void => undefined,
  addEventListener: (type: string, hears: (event: Heard) => void): void => void heard.set(type, hears),
  window: {
    get event() {
      return event;
    },
  },
};
beforeEach(() => {
  frames = [];
  heard = new Map();
  event = undefined;
  vi.useFakeTimers();
  for (const [name, value] of Object.entries(page)) vi.stubGlobal(name, value);
  drawByTouches();
});
afterEach(() => {
  delete options.debounceRendering;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** How often it was drawn since. */
const asked = (): (() => number) => {
  let drawn = 0;
  options.debounceRendering?.(() => {
    drawn++;
  });
  return () => drawn;
};
const rested = (): (() => number) => {
  happens('pointerover', 'touch');
  happens('pointerenter', 'touch');
  return asked();
};

describe('when the page is drawn', () => {
  test('what a finger rests on waits for the picture, and is drawn once', async () => {
    const drawn = rested();
    await Promise.resolve();
    expect(drawn()).toBe(0);
    picture();
    expect(drawn()).toBe(1);
    vi.runAllTimers();
    expect(drawn()).toBe(1);
  });
  test('a click draws it at once', () => {
    const drawn = rested();
    happens('click');
    expect(drawn()).toBe(1);
    vi.runAllTimers();
    expect(drawn()).toBe(1);
  });
  test('where no picture comes, it is drawn all the same', () => {
    const drawn = rested();
    vi.runAllTimers();
    expect(drawn()).toBe(1);
  });
  test.each([
    ['a mouse', 'pointerenter', 'mouse'],
    ['a click', 'click', 'touch'],
    ['an answer', 'message', 'touch'],
  ])('what %s changes is drawn before the picture, in a task of its own', async (_, type, pointer) => {
    happens('pointerover', pointer);
    happens(type);
    const drawn = asked();
    await Promise.resolve();
    expect(drawn()).toBe(1);
    expect(frames).toEqual([]);
  });
});
