// 3.0 Nothing is told that no rule has turned up, and what no rule allows is not suspected.
import { type RichardIII, richardIII } from '@rose/richard-iii';
import type { BlockName } from '@rose/richard-iii/ids';
import { peekInto } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { battle, until } from './fight.ts';
import { acts, type Board, chooses, type Scene, sail, say } from './scene.ts';
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
  test('rule 3.26 its strength is hidden as long as it stands', () => {
    const s = acts('york', 4, { at: { ...KING, derby: 'rebel:2' } });
    expect(richardIII.view(s.state, 'lancaster').blocks.rebel).toMatchObject({ place: 'derby', steps: null });
    expect(richardIII.view(s.state, 'york').blocks.rebel).toMatchObject({ place: 'derby', steps: 2 });
  });
  test('rule 7.1 all see whether it went hungry, and who else may have', () => {
    const s = turnEnds({ at: { ...KING, derby: five } });
    expect(fogOf(say(s, 'starve rebel'), 'rebel')).toMatchObject({ low: 3, high: 3 });
    expect(fogOf(say(s, 'starve rebel'), 'y-norfolk')).toMatchObject({ low: 4, high: 4 });
    expect(fogOf(say(s, 'starve y-norfolk'), 'rebel')).toMatchObject({ low: 4, high: 4 });
    expect(fogOf(say(s, 'starve y-norfolk'), 'y-suffolk')).toMatchObject({ low: 2, high: 3 });
  });
});

describe('5.1 hands', () => {
  const poor = 'event-muster event-plague event-surprise ap3-1 ap3-2 ap3-3 ap3-4';
  const rich = 'ap4-1 ap4-2 ap4-3 ap4-4 ap4-5 ap4-6 ap3-5';
  const handOf = (s: Scene, viewer: Viewer | 'spectator') => richardIII.view(s.state, viewer).hands.lancaster.cards;
  const asked = chooses(poor, rich);
  test('rule 5.1 a poor hand is its owner’s alone while he thinks', () =>
    expect([handOf(asked, 'york'), handOf(asked, 'spectator'), handOf(asked, 'lancaster')?.length]).toEqual([
      null,
      null,
      7,
    ]));
  test('rule 5.1 shown for another it is open to all, and the one drawn is not', () => {
    const shown = say(asked, 'ask-redeal');
    expect([handOf(shown, 'york')?.length, handOf(shown, 'spectator')?.length]).toEqual([7, 7]);
    expect(richardIII.view(shown.state, 'lancaster').hands.york.cards).toBeNull();
    const drawn = say(chooses(poor, rich, { seed: 3 }), 'ask-redeal', 'keep-mine');
    expect([handOf(drawn, 'york'), handOf(drawn, 'spectator')]).toEqual([null, null]);
  });
});

describe('6.1 battles', () => {
  test('rule 6.9 who changed sides is known while he waits in reserve', () => {
    const attackers = 'y-york y-levy-london';
    const s = battle({ area: 'derby', attackers, defenders: 'l-stanley:3 l-oxford', dice: [2] });
    const view = richardIII.view(say(until(s, 'y-york'), 'treachery y-york l-stanley').state, 'lancaster');
    expect(view.phase).toMatchObject({ round: 1, reserves: ['y-stanley'] });
    expect(view.blocks['y-stanley']).toMatchObject({ place: 'derby', steps: 3 });
  });
  test('rule 6.7 a reserve that never came forward regroups without a name', () => {
    const fight = battle({
      area: 'derby',
      attackers: 'y-merc-burgundian',
      waves: { chester: 'y-suffolk y-arundel' },
      defenders: 'l-devon:1',
      dice: [1, 6, 6],
    });
    const won = say(until(fight, 'y-merc-burgundian'), 'fire y-merc-burgundian');
    const view = richardIII.view(won.state, 'lancaster');
    expect([view.blocks['y-merc-burgundian']?.place, view.blocks['y-suffolk']]).toEqual(['derby', undefined]);
    const gone = say(won, 'regroup y-suffolk warwick');
    const said = gone.log.map((entry) => peekInto(entry, 'lancaster'));
    expect(said.at(-1)).toMatchObject({ say: 'regrouped', to: 'warwick', block: undefined });
    expect(placesOf(gone, 'y-suffolk')).toEqual(['derby', 'warwick']);
    const open = say(won, 'regroup y-merc-burgundian warwick').log.map((entry) => peekInto(entry, 'lancaster'));
    expect(open.at(-1)).toMatchObject({ say: 'regrouped', block: 'y-merc-burgundian' });
  });
});
