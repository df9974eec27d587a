// Manners: resigning, offering a draw, answering an offer.
import { applyManner, drawOffer, isMistake, outcomeOf, replay, undo, vacated, whyNoUndo } from '@rose/table';
import { toy } from '@rose/testkit';
import { describe, expect, test } from 'vitest';
import { handOf, lock, opened, say, tryIt } from './toy-table.ts';

describe('resigning', () => {
  test('the other wins, by the section that allows it', () => {
    const course = opened();
    expect(applyManner(toy, course, 'blue', 'resign')).toBeUndefined();
    expect(outcomeOf(toy, course)).toEqual({ winners: ['red'], how: 'resigned', rule: '4' });
    expect(course.entries).toEqual([{ seq: 1, seat: 'blue', manner: 'resign' }]);
  });
  test('at a table of more than two the seat is vacant, whoever is to act, and the game goes on', () => {
    const course = opened({ table: 'three' });
    lock(course, 'blue');
    expect(applyManner(toy, course, 'blue', 'resign')).toBeUndefined();
    expect([outcomeOf(toy, course), vacated(toy, course)]).toEqual([undefined, ['blue']]);
    expect(applyManner(toy, course, 'blue', 'resign')).toBe('seat-is-vacant');
    lock(course, 'red');
    expect(course.entries).toHaveLength(5);
    const again = replay(toy, { opening: course.opening, entries: course.entries });
    expect(isMistake(again) ? again : vacated(toy, again)).toEqual(['blue']);
  });
  test('a table that all have left is abandoned', () => {
    const course = opened({ table: 'three' });
    for (const seat of ['red', 'blue', 'green'] as const) applyManner(toy, course, seat, 'resign');
    expect(outcomeOf(toy, course)).toEqual({ winners: [], how: 'abandoned', rule: '' });
  });
  test('only by a seat that is to act', () => {
    const course = opened();
    lock(course, 'red');
    expect(applyManner(toy, course, 'red', 'resign')).toBe('not-your-turn');
  });
  test('nothing goes on after it', () => {
    const course = opened();
    applyManner(toy, course, 'red', 'resign');
    expect(tryIt(course, 'blue', 'look')).toEqual({ rule: undefined, because: { why: 'game-is-over' } });
    expect(applyManner(toy, course, 'blue', 'resign')).toBe('game-is-over');
    expect(applyManner(toy, course, 'blue', 'offer-draw')).toBe('game-is-over');
    expect(whyNoUndo(toy, course, 'red')).toBe('game-is-over');
  });
  test('not where the game does not know it', () => {
    const stern = { ...toy, meta: { ...toy.meta, manners: {} } };
    const course = opened();
    expect(applyManner(stern, course, 'red', 'resign')).toBe('not-at-this-table');
    expect(applyManner(stern, course, 'red', 'offer-draw')).toBe('not-at-this-table');
  });
});

describe('an offer of a draw', () => {
  const offered = (table: 'two' | 'three' = 'two') => {
    const course = opened({ table });
    expect(applyManner(toy, course, 'red', 'offer-draw')).toBeUndefined();
    return course;
  };
  test('stands until it is answered', () => {
    const course = offered();
    expect(drawOffer(course)).toBe('red');
    expect(outcomeOf(toy, course)).toBeUndefined();
    expect(applyManner(toy, course, 'red', 'offer-draw')).toBe('offer-stands');
    expect(applyManner(toy, course, 'blue', 'offer-draw')).toBe('offer-stands');
  });
  test('is not answered by who made it, nor without one', () => {
    expect(applyManner(toy, offered(), 'red', 'accept-draw')).toBe('no-offer');
    expect(applyManner(toy, offered(), 'red', 'decline-draw')).toBe('no-offer');
    expect(applyManner(toy, opened(), 'blue', 'accept-draw')).toBe('no-offer');
    expect(applyManner(toy, opened(), 'blue', 'decline-draw')).toBe('no-offer');
  });
  test('accepted: nobody wins', () => {
    const course = offered();
    expect(applyManner(toy, course, 'blue', 'accept-draw')).toBeUndefined();
    expect(outcomeOf(toy, course)).toEqual({ winners: [], how: 'agreed', rule: '4' });
  });
  test('of three, all must agree', () => {
    const course = offered('three');
    applyManner(toy, course, 'blue', 'accept-draw');
    expect(outcomeOf(toy, course)).toBeUndefined();
    applyManner(toy, course, 'green', 'accept-draw');
    expect(outcomeOf(toy, course)?.how).toBe('agreed');
  });
  test('of three, one who declines ends it for all', () => {
    const course = offered('three');
    applyManner(toy, course, 'blue', 'accept-draw');
    applyManner(toy, course, 'green', 'decline-draw');
    expect([drawOffer(course), outcomeOf(toy, course)]).toEqual([undefined, undefined]);
    expect(applyManner(toy, course, 'blue', 'accept-draw')).toBe('no-offer');
  });
  test('lapses when another seat plays on, not when the own does', () => {
    const course = offered();
    say(course, 'red', `stake ${handOf(course, 'red')[0]}`);
    expect(drawOffer(course)).toBe('red');
    say(course, 'blue', `stake ${handOf(course, 'blue')[0]}`);
    expect(drawOffer(course)).toBeUndefined();
    expect(applyManner(toy, course, 'blue', 'accept-draw')).toBe('no-offer');
  });
  test('declined: again only after an action of one’s own; the other may offer at once', () => {
    const course = offered();
    applyManner(toy, course, 'blue', 'decline-draw');
    expect(drawOffer(course)).toBeUndefined();
    expect(applyManner(toy, course, 'red', 'offer-draw')).toBe('offer-again-later');
    say(course, 'red', `stake ${handOf(course, 'red')[0]}`);
    expect(applyManner(toy, course, 'red', 'offer-draw')).toBeUndefined();
    const other = offered();
    applyManner(toy, other, 'blue', 'decline-draw');
    expect(applyManner(toy, other, 'blue', 'offer-draw')).toBeUndefined();
    expect(drawOffer(other)).toBe('blue');
  });
  test('goes with what is taken back', () => {
    const course = offered();
    expect(undo(toy, course, 'blue', 1, ['red'])).toBeUndefined();
    expect(drawOffer(course)).toBeUndefined();
  });
  test('is replayed with the rest; a manner out of place is named', () => {
    const course = offered();
    applyManner(toy, course, 'blue', 'accept-draw');
    const again = replay(toy, { opening: course.opening, entries: course.entries });
    expect(isMistake(again) ? again : outcomeOf(toy, again)?.how).toBe('agreed');
    const [, accepted] = course.entries;
    const entries = accepted ? [{ ...accepted, seq: 1 }] : [];
    expect(replay(toy, { opening: course.opening, entries })).toMatchObject({ field: 'entries[0]' });
  });
});
