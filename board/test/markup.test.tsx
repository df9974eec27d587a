import { describe, expect, test } from 'vitest';
import { moved, spread } from '../src/charges/spread.ts';
import { markup } from '../src/markup.ts';
import { turned } from '../src/path.ts';

const Pair = ({ fill }: { readonly fill: string }) => (
  <>
    <path d="M0 0" fill={fill} />
    {[1, 2].map((x) => (
      <circle key={x} cx={x} r="1" />
    ))}
  </>
);

describe('a drawing as text', () => {
  test('shapes and components, without what is not there', () =>
    expect(
      markup(
        <g transform={undefined}>
          <Pair fill="red" />
          {false}
        </g>,
      ),
    ).toBe('<g><path d="M0 0" fill="red"></path><circle cx="1" r="1"></circle><circle cx="2" r="1"></circle></g>'));
  test('words in it', () => expect(markup(<text y={2}>{3}</text>)).toBe('<text y="2">3</text>'));
});

test('an outline turned by a quarter looks to the right, whatever parts its numbers', () => {
  expect(turned('M0-10L1.5-9.5Z', 90)).toBe('M 10 0L 9.5 1.5Z');
  expect(turned('M0-1C-4.5-2.5-6-7.5-2.5-9Z', 360)).toBe('M 0 -1C -4.5 -2.5 -6 -7.5 -2.5 -9Z');
});

describe('a charge on several spots', () => {
  test('what is fixed moves, what is relative stays; in a mirror both look the other way', () => {
    expect(moved('M1 2L3-4H5V6l1-2h3v4Z', [10, 20])).toBe('M 11 22L 13 16H 15V 26l 1 -2h 3v 4Z');
    expect(moved('M1 2H5l1-2h3Z', [0, 0], -1)).toBe('M -1 2H -5l -1 -2h -3Z');
  });
  test('is one path a look', () =>
    expect(
      spread(
        [{ limbs: [['M0 0L1 1', 4]] }, { solid: 'M0 0H2', twin: true }, { discs: [[1, 1]], radius: 2 }],
        [
          [0, 0],
          [5, 7],
        ],
      ),
    ).toEqual([
      { limbs: [['M 0 0L 1 1M 5 7L 6 8', 4]] },
      { solid: 'M 0 0H 2M 5 7H 7' },
      { solid: 'M 0 0H -2M 5 7H 3' },
      {
        discs: [
          [1, 1],
          [6, 8],
        ],
        radius: 2,
      },
    ]));
  test('what turns about its middle is drawn spot by spot', () =>
    expect(spread([{ solid: 'M0 0H2', turns: [0, 72] }], [[0, 0]])).toBeUndefined());
});
