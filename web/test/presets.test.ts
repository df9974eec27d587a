// Which preset of its rules a table is opened with, as the form finds it.
import { kingmaker } from '@rose/kingmaker';
import { type Kind, type Meta, slowSpecs } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { bySlowClock, presetOf } from '../src/home/presets.ts';

const meta = kingmaker.meta as unknown as Meta<Kind>;
describe('a preset', () => {
  test('is found by what it sets, however many play', () => {
    expect(presetOf(meta, {})).toBe('basic');
    expect(presetOf(meta, { players: 7, ending: 'short' })).toBe('short');
    expect(presetOf(meta, { ...kingmaker.meta.presets?.['advanced'] })).toBe('advanced');
  });
  test('R166 by a slow clock has the defaults that the house gives there', () => {
    const slow = bySlowClock(meta);
    const house = slowSpecs<object>(meta.options);
    expect(slow.options).toEqual(house);
    expect(slow.options).not.toEqual(meta.options);
    expect(presetOf(slow, {})).toBe('basic');
    expect(presetOf(slow, { freeMoveWindow: true })).toBeUndefined();
  });
  test('is none where one rule differs', () =>
    expect(presetOf(meta, { ending: 'short', ambush: true })).toBeUndefined());
});
