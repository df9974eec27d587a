import { describe, expect, test } from 'vitest';
import { lobbyFr } from '../src/lobby/words.fr.ts';
import { troublesFr } from '../src/online/troubles.fr.ts';
import { onlineFr } from '../src/online/words.fr.ts';
import { peopleFr } from '../src/people/words.fr.ts';
import { deskFr } from '../src/table/words/words.fr.ts';
import { count } from '../src/words/count.ts';
import { en } from '../src/words/en.ts';
import { fr } from '../src/words/fr.ts';
import { raison } from '../src/words/reason.fr.ts';
import { tableEn } from '../src/words/table.en.ts';
import { tableFr } from '../src/words/table.fr.ts';
import { typeset } from '../src/words/typeset.ts';

type Say = (...given: readonly unknown[]) => unknown;
/** What a function is given: so many of everything; or all that a trouble may carry. */
const COUNTS = [0, 1, 2];
const NUMBERS = COUNTS.map((n) => [n, n, n, n]);
const TROUBLES = COUNTS.map((n) => [
  { most: n, least: n, tables: n, over: n, wait: n, after: n, year: 2026, name: 'Anne', reason: 'so', field: 'a' },
]);
/** All that a dictionary says, also by its functions. */
const sentences = (words: unknown, given: readonly (readonly unknown[])[]): readonly string[] => {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') return given.flatMap((some) => sentences((words as Say)(...some), given));
  if (typeof words !== 'object' || words === null) return [];
  return Object.values(words).flatMap((part) => sentences(part, given));
};
const saidBy = (dictionaries: readonly object[], troubles: readonly object[]): readonly string[] => [
  ...dictionaries.flatMap((words) => sentences(words, NUMBERS)),
  ...troubles.flatMap((words) => sentences(words, TROUBLES)),
];
const FRENCH = saidBy([fr, deskFr, lobbyFr, onlineFr, peopleFr], [tableFr, troublesFr]);

describe('French typography', () => {
  test('thin no-break spaces stand before ; ! ?, wide ones before : and inside guillemets, in functions too', () => {
    const set = typeset({ ask: 'Qui ? « Moi » : 5 %', say: (who: string) => [`${who} !`] });
    expect(set.ask).toBe('Qui\u202f? «\u00a0Moi\u00a0»\u00a0: 5\u00a0%');
    expect(set.say('Toi')).toEqual(['Toi\u202f!']);
  });
  test('no French sentence has a plain space there, or a straight apostrophe', () => {
    expect(FRENCH.filter((text) => / [:;!?»%]|« |'/.test(text))).toEqual([]);
    expect(FRENCH.length).toBeGreaterThan(1000);
  });
});

describe('numbers', () => {
  test('French counts nought as one, English as many', () => {
    expect(count('fr', 0, { one: '# coup', other: '# coups' })).toBe('0 coup');
    expect(count('en', 0, { one: '# move', other: '# moves' })).toBe('0 moves');
    expect(count('fr', 2, { one: '# coup', other: '# coups' })).toBe('2 coups');
  });
  test('hours and minutes', () => {
    expect(en.card.minutes(150)).toBe('2 h 30');
    expect(fr.card.minutes(15)).toBe('15\u00a0min');
  });
});

describe('troubles', () => {
  test('a broken file is named with field and reason, and with what to do', () => {
    const trouble = { trouble: 'bad-file', field: 'fingerprint', reason: 'is aa, the replay ends at bb' } as const;
    expect(tableEn.trouble['bad-file'](trouble).what).toContain('“fingerprint” is aa, the replay ends at bb');
    expect(tableFr.trouble['bad-file'](trouble).what).toContain('vaut aa, la partie rejouée finit à bb');
    expect(tableFr.trouble['bad-file'](trouble).next).not.toBe('');
  });
  test('a reason that is not known is quoted, not lost', () => {
    expect(raison('is odd')).toContain('is odd');
  });
});
