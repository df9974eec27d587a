// A small made-up game stands for all: pieces a and b walk, push z in two ways, and x is a button.
import { describe, expect, test } from 'vitest';
import { type Choice, type Hand, offered, open, previewOf, touch } from '../src/table/picking/picking.ts';

const choice = (text: string, ...gestures: string[]): Choice => ({
  action: { do: text.split(' ')[0] as string },
  text,
  gestures: gestures.map((gesture) => gesture.split(' ')),
});
const refused = (why: string, text: string, ...gestures: string[]): Choice => ({
  ...choice(text, ...gestures),
  refusal: { rule: '1', because: { why } },
});

const hand: Hand = {
  may: [
    choice('walk a-c', 'a c'),
    choice('walk a-d', 'a d'),
    choice('push a-z', 'a z'),
    choice('shove a-z', 'a z'),
    choice('pair a+b e', 'a b e', 'b a e'),
    choice('walk b-c', 'b c'),
    choice('call d', '#call d'),
  ],
  mayNot: [
    refused('too-far', 'walk a-f', 'a f'),
    refused('taken', 'walk a-b', 'a b'),
    refused('taken', 'walk b-z', 'b z'),
    refused('stuck', 'walk k-c', 'k c'),
    refused('stuck', 'walk k-d', 'k d'),
    refused('far', 'walk k-f', 'k f'),
    refused('full', 'call c', '#call c'),
  ],
};
const texts = (choices: readonly Choice[]): readonly string[] => choices.map(({ text }) => text);

describe('open and offered', () => {
  test('at first every piece and button that begins a gesture is open', () => {
    expect(open(hand, [])).toEqual(['a', 'b', '#call']);
    expect(offered(hand, []).length).toBe(hand.may.length);
  });
  test('after a touch only what goes on', () => {
    expect(open(hand, ['a'])).toEqual(['c', 'd', 'z', 'b']);
    expect(texts(offered(hand, ['a', 'b']))).toEqual(['pair a+b e']);
    expect(open(hand, ['#call'])).toEqual(['d']);
  });
  test('both orders of a pair lead to the same action', () => {
    expect(texts(offered(hand, ['b', 'a']))).toEqual(['pair a+b e']);
  });
});

describe('touch', () => {
  test('a first touch picks the piece', () => {
    expect(touch(hand, [], 'a')).toEqual({ means: 'pick', picked: ['a'] });
  });
  test('one complete action is played', () => {
    expect(touch(hand, ['a'], 'c')).toEqual({ means: 'play', choice: hand.may[0] });
    expect(touch(hand, ['#call'], 'd')).toEqual({ means: 'play', choice: hand.may[6] });
  });
  test('several complete actions ask', () => {
    const result = touch(hand, ['a'], 'z');
    expect(result).toEqual({ means: 'menu', picked: ['a', 'z'], choices: [hand.may[2], hand.may[3]] });
  });
  test('a complete action that is also the beginning of a longer one asks', () => {
    const both: Hand = { may: [choice('stop a', 'a'), choice('walk a-c', 'a c')], mayNot: [] };
    expect(touch(both, [], 'a')).toEqual({ means: 'menu', picked: ['a'], choices: [both.may[0]] });
    expect(touch(both, ['a'], 'c')).toEqual({ means: 'play', choice: both.may[1] });
  });
  test('the picked place again clears', () => {
    expect(touch(hand, ['a'], 'a')).toEqual({ means: 'clear' });
  });
  test('refused only: the refusal', () => {
    expect(touch(hand, ['a'], 'f')).toEqual({ means: 'refuse', place: 'f', choices: [hand.mayNot?.[0]] });
    expect(touch(hand, ['#call'], 'c')).toEqual({ means: 'refuse', place: 'c', choices: [hand.mayNot?.[6]] });
  });
  test('a piece with nothing allowed gives its commonest reason', () => {
    expect(touch(hand, [], 'k')).toEqual({ means: 'refuse', place: 'k', choices: [hand.mayNot?.[3]] });
  });
  test('a touch that starts another gesture switches the pick', () => {
    expect(touch(hand, ['#call'], 'a')).toEqual({ means: 'pick', picked: ['a'] });
    const apart: Hand = { may: [choice('walk a-c', 'a c'), choice('walk b-c', 'b c')], mayNot: hand.mayNot };
    expect(touch(apart, ['a'], 'b')).toEqual({ means: 'pick', picked: ['b'] });
  });
  test('an action heard of before is asked about, anything else clears', () => {
    const heard = [choice('walk a-m', 'a m')];
    expect(touch(hand, ['a'], 'm', () => heard)).toEqual({ means: 'ask', place: 'm', choices: heard });
    expect(touch(hand, ['b'], 'm', () => heard)).toEqual({ means: 'clear' });
    expect(touch(hand, ['a'], 'q')).toEqual({ means: 'clear' });
  });
  test('where nothing is allowed, what is refused must be known first', () => {
    const bare: Hand = { may: hand.may, mayNot: undefined };
    expect(touch(bare, ['a'], 'f')).toEqual({ means: 'wonder', place: 'f' });
    expect(touch(bare, [], 'q')).toEqual({ means: 'wonder', place: 'q' });
    expect(touch(bare, [], 'a')).toEqual(touch(hand, [], 'a'));
    expect(touch(bare, ['a'], 'c')).toEqual(touch(hand, ['a'], 'c'));
  });
  test('with empty hands a place where nothing begins is named', () => {
    expect(touch(hand, [], 'q')).toEqual({ means: 'nothing', place: 'q' });
  });
  test('a place that only another’s gesture could begin with is named too', () => {
    const helped: Hand = { may: hand.may, mayNot: [refused('no-partner', 'charge a-q', 'a z', 'q z')] };
    expect(touch(helped, [], 'q')).toEqual({ means: 'nothing', place: 'q' });
  });
  test('one of a pair touched again is put back, the other stays in the hand', () => {
    expect(touch(hand, ['a', 'b'], 'a')).toEqual({ means: 'pick', picked: ['b'] });
    expect(touch(hand, ['a', 'b'], 'b')).toEqual({ means: 'pick', picked: ['a'] });
  });
  test('what the pair cannot do, the one touched last may do alone', () => {
    expect(touch(hand, ['a', 'b'], 'c')).toEqual({ means: 'play', choice: hand.may[5] });
  });
  test('a pick that leads nowhere still says why the touched place itself is refused', () => {
    expect(touch(hand, ['a'], 'k')).toEqual({ means: 'refuse', place: 'k', choices: [hand.mayNot?.[3]] });
  });
});

describe('previewOf', () => {
  test('the only action is shown before it is made', () => {
    expect(previewOf(hand, ['a'], 'd')).toBe(hand.may[1]);
    expect(previewOf(hand, ['a'], 'b')).toBe(hand.may[4]);
  });
  test('two or none are not', () => {
    expect(previewOf(hand, ['a'], 'z')).toBeUndefined();
    expect(previewOf(hand, ['a'], 'f')).toBeUndefined();
  });
});
