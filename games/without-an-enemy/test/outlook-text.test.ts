// What an adviser expects, in words: only what changes, and the same in both languages.
import { plain } from '@rose/table/text';
import { describe, expect, test } from 'vitest';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { tellings } from '../text/outlook.ts';

const NOW = { track: 0, king: 1, cities: 14, enemyCities: 18, strength: 60, enemyStrength: 50 };
const english = (expected: Parameters<typeof tellings>[0]) => en.outlook?.(expected, 'parliament').map(plain);
const french = (expected: Parameters<typeof tellings>[0]) => fr.outlook?.(expected, 'royalist').map(plain);

describe('what an adviser expects', () => {
  test('nothing new, nothing said', () => expect(tellings({ now: NOW, after: NOW })).toEqual([]));
  test('the track, the cities and the strength, where they move', () => {
    const after = { ...NOW, track: 0.6, cities: 14.5, enemyCities: 17.5, strength: 59.2 };
    expect(tellings({ now: NOW, after }).map(({ tells }) => tells)).toEqual(['track', 'cities', 'strength']);
    expect(english({ now: NOW, after })).toEqual([
      'Victory points: 0.6 for you (now even).',
      'Cities held: yours 14.5 (now 14), the Royalist 17.5 (now 18).',
      'Strength on the map: yours 59.2 (now 60), the Royalist 50 (now 50).',
    ]);
    expect(french({ now: NOW, after })).toEqual([
      'Points de victoire\u00a0: 0,6 pour vous (à présent égalité).',
      'Villes tenues\u00a0: à vous 14,5 (14 à présent), au Parlement 17,5 (18).',
      'Force sur le plateau\u00a0: à vous 59,2 (60 à présent), au Parlement 50 (50).',
    ]);
  });
  test('the King in danger', () => {
    const after = { ...NOW, king: 0.9 };
    expect(english({ now: NOW, after })).toEqual(['Games in which the King is taken: few.']);
    expect(french({ now: NOW, after })).toEqual(['Parties où le roi est pris\u00a0: peu.']);
  });
  test('what speaks most for the advice beside the next best', () => {
    const lost = { ...NOW, enemyStrength: 47 };
    expect(tellings({ now: NOW, after: lost, instead: NOW }).at(-1)).toMatchObject({
      count: 'strength',
      whose: 'enemy',
      by: 3,
    });
    expect(english({ now: NOW, after: lost, instead: NOW })?.at(-1)).toBe(
      'Compared with the next best: 3 less strength for the Royalist.',
    );
    const ahead = { ...NOW, track: 1 };
    expect(english({ now: ahead, after: ahead, instead: NOW })).toEqual([
      'Compared with the next best: 1 more victory point for you.',
    ]);
    expect(french({ now: ahead, after: ahead, instead: NOW })).toEqual([
      'Par rapport au suivant\u00a0: 1 point de victoire de plus pour vous.',
    ]);
  });
});
