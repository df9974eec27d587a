// 3.0 Nothing is told that no rule has turned up, and what no rule allows is not suspected.
import { type RichardIII, richardIII } from '@rose/richard-iii';
import type { BlockName } from '@rose/richard-iii/ids';
import { peekInto } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { acts, type Board, type Scene, sail, say } from './scene.ts';
import { campaignEnds, settle, turnEnds } from './seasons.ts';

type Viewer = RichardIII['seat'];
const fogOf = (s: Scene, block: BlockName, viewer: Viewer = 'lancaster') => richardIII.view(s.state, viewer).fog[block];
const placesOf = (s: Scene, block: BlockName) => fogOf(s, block)?.places;
const KING = { middlesex: 'l-henry-vi' };

describe('3.0 supply tells no more than who pays', () => {
  const mercenaries = 'y-merc-calais y-merc-burgundian';
  const leaves = (nobles: string, who: string): Scene => {
    const s = acts('york', 4, { at: { ...KING, calais: `${nobles} ${mercenaries}` } });
    return say(sail(s, who, 'calais', 'kent'), 'end-actions', 'end-actions');
  };
  test('rule 7.2 five in Calais eat, be one of its mercenaries there or both', () => {
    const nobles = 'y-warwick y-salisbury y-kent y-norfolk';
    const noble = leaves(nobles, 'y-norfolk');
    const mercenary = leaves(nobles, 'y-merc-calais');
    expect(placesOf(noble, 'y-merc-calais')).toEqual(['calais', 'kent']);
    expect(richardIII.view(noble.state, 'lancaster')).toEqual(richardIII.view(mercenary.state, 'lancaster'));
  });
  test('rule 7.2 six in Calais eat only if both its mercenaries are at home', () => {
    const nobles = 'y-warwick y-salisbury y-kent y-norfolk y-suffolk';
    expect(placesOf(leaves(nobles, 'y-norfolk'), 'y-merc-calais')).toEqual(['calais']);
    expect(placesOf(leaves(nobles, 'y-merc-calais'), 'y-merc-calais')).toEqual(['calais', 'kent']);
  });
});

describe('3.0 who can have gone there', () => {
  test('rule 8.5 no mercenary leaves exile for the pool', () => {
    const six = 'y-warwick y-salisbury y-kent y-norfolk y-suffolk y-arundel y-merc-calais';
    const s = settle(campaignEnds({ at: { ...KING, calais: six } }), 'leave-exile y-suffolk', 'leave-exile y-arundel');
    expect([placesOf(s, 'y-merc-calais'), placesOf(s, 'y-norfolk')]).toEqual([['calais'], ['calais', 'pool']]);
  });
  test('rule 8.3 a Pretender’s heir is not suspected where only nobles go home', () => {
    const at = { ...KING, derby: 'y-march y-worcester' };
    const s = settle(campaignEnds({ at }), 'go-home y-worcester rutland', 'go-home y-march ireland');
    expect([placesOf(s, 'y-march'), placesOf(s, 'y-worcester')]).toEqual([['ireland'], ['rutland']]);
  });
  test('rule 5.4 a royal heir comes out of the pool at a crown, a Pretender’s in exile', () => {
    const pool = 'y-march y-suffolk y-arundel y-warwick';
    const recruited = (block: string, area: string, more: Board = {}) =>
      say(acts('york', 4, { at: KING, pool, ...more }), `recruit ${block} ${area}`);
    expect(placesOf(recruited('y-arundel', 'sussex'), 'y-march')).toEqual(['pool']);
    expect(placesOf(recruited('y-warwick', 'calais'), 'y-march')).toEqual(['calais', 'pool']);
    const king = { kingSide: 'york', king: 'y-york', at: { ...KING, rutland: 'y-york' } } as const;
    expect(placesOf(recruited('y-arundel', 'sussex', king), 'y-march')).toEqual(['sussex', 'pool']);
    expect(placesOf(recruited('y-warwick', 'calais', king), 'y-march')).toEqual(['pool']);
  });
});

describe('3.26 the Rebel is black', () => {
  const five = 'rebel y-norfolk y-suffolk y-arundel y-hastings';
  test('rule 3.26 the log names it to all', () => {
    const s = acts('york', 4, { at: { ...KING, derby: 'y-norfolk' } });
    const said = say(s, 'recruit rebel chester', 'march y-norfolk derby-warwick').log.map((entry) =>
      peekInto(entry, 'lancaster'),
    );
    expect(said).toContainEqual(expect.objectContaining({ say: 'recruited', block: 'rebel' }));
    expect(said).toContainEqual(expect.objectContaining({ say: 'marched', block: undefined }));
  });
  test('rule 7.1 all see whether it went hungry, and who else may have', () => {
    const s = turnEnds({ at: { ...KING, derby: five } });
    expect(fogOf(say(s, 'starve rebel'), 'rebel')).toMatchObject({ low: 3, high: 3 });
    expect(fogOf(say(s, 'starve rebel'), 'y-norfolk')).toMatchObject({ low: 4, high: 4 });
    expect(fogOf(say(s, 'starve y-norfolk'), 'rebel')).toMatchObject({ low: 4, high: 4 });
    expect(fogOf(say(s, 'starve y-norfolk'), 'y-suffolk')).toMatchObject({ low: 2, high: 3 });
  });
});
