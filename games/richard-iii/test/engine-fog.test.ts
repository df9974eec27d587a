// 3.0 What all have seen, and the worlds that are imagined from it.
import { richardIII } from '@rose/richard-iii';
import { B, type BlockName } from '@rose/richard-iii/ids';
import { seeded } from '@rose/table';
import { scene } from '@rose/testkit';
import { describe, expect, test } from 'vitest';

const start = (blocks: object, phase: object = {}, dice: readonly number[] = []) =>
  scene(richardIII, {
    position: {
      blocks,
      cards: { lancaster: 'ap2-1', york: 'ap4-1' },
      player1: 'york',
      phase: { name: 'action', ...phase },
    },
    dice,
  });
type Scene = ReturnType<typeof start>;
const placesOf = (s: Scene, block: BlockName) => richardIII.view(s.state, 'lancaster').fog[block]?.places;
/** Where a block stands in so many worlds that Lancaster imagines. */
const worlds = (s: Scene, block: BlockName, count = 60): ReadonlySet<number> => {
  const random = seeded(1461);
  const view = richardIII.view(s.state, 'lancaster');
  const found = new Set<number>();
  for (let n = 0; n < count; n++) found.add(richardIII.imagine?.(view, random).at[B[block]] ?? -1);
  return found;
};

describe('3.0 what all have seen', () => {
  const CALAIS = { 'y-march': 'calais', 'y-warwick': 'calais', 'y-levy-norwich': 'east-anglia' };
  test('a written position is known to both', () => expect(placesOf(start(CALAIS), 'y-march')).toEqual(['calais']));
  test('one of two sailed: either may have, and both are suspected in both places', () => {
    const s = start(CALAIS).play('york', 'sail y-march calais-kent north-sea');
    expect(placesOf(s, 'y-march')).toEqual(['calais', 'kent']);
    expect(placesOf(s, 'y-warwick')).toEqual(['calais', 'kent']);
    expect(worlds(s, 'y-march').size).toBe(2);
  });
  test('both sailed: nobody is left in the port', () => {
    const s = start(CALAIS).play('york', 'sail y-march calais-kent north-sea', 'sail y-warwick calais-kent north-sea');
    expect(placesOf(s, 'y-march')).toEqual(['kent']);
  });
  test('who cannot sail is not suspected over the sea', () => {
    const s = start({ ...CALAIS, 'y-norfolk': 'east-anglia' });
    const after = s.play('york', 'sail y-norfolk east-anglia-kent north-sea');
    expect(placesOf(after, 'y-levy-norwich')).toEqual(['east-anglia']);
  });
  test('a recruit may be anybody who has a home there', () => {
    const s = start(CALAIS).play('york', 'recruit y-suffolk east-anglia');
    expect(placesOf(s, 'y-norfolk')).toEqual(['east-anglia', 'pool']);
    expect(placesOf(s, 'y-arundel')).toEqual(['pool']);
  });
  test('an area and its count, never a name', () => {
    const s = start(CALAIS).play('york', 'sail y-march calais-kent north-sea');
    const { hidden, blocks } = richardIII.view(s.state, 'lancaster');
    expect(hidden.map(({ area }) => area)).toEqual(['calais', 'east-anglia', 'kent']);
    expect(blocks['y-march']).toBeUndefined();
  });
});

describe('what was turned up is remembered', () => {
  const BLOCKS = { 'y-march': 'middlesex', 'y-kent': 'middlesex', 'l-oxford': 'essex', 'l-clifford': 'essex' };
  const fought = () =>
    start(BLOCKS, {}, [6, 6, 6, 1, 6, 6]).play('york', 'march y-march middlesex-essex', 'end-actions');
  test('the front line is open to both, with its strength', () => {
    const s = fought().play('lancaster', 'end-actions');
    expect(placesOf(s, 'y-march')).toEqual(['essex']);
    expect(placesOf(s, 'y-kent')).toEqual(['middlesex']);
    expect(richardIII.view(s.state, 'lancaster').blocks['y-march']).toMatchObject({ place: 'essex', steps: 3 });
  });
  test('its losses too, once it stands up again', () => {
    const s = fought()
      .play('lancaster', 'end-actions', 'fire l-oxford', 'fire l-clifford')
      .play('york', 'pass y-march')
      .play('lancaster', 'pass l-oxford', 'pass l-clifford')
      .play('york', 'retreat y-march rutland');
    const view = richardIII.view(s.state, 'lancaster');
    expect(view.blocks['y-march']).toBeUndefined();
    expect(view.fog['y-march']).toEqual({ places: ['rutland'], low: 2, high: 2 });
    expect(worlds(s, 'y-march').size).toBe(1);
  });
});

describe('imagined worlds', () => {
  test('keep every count and every own block', () => {
    const s = start({ 'y-march': 'calais', 'y-warwick': 'calais', 'y-kent': 'calais', 'l-oxford': 'essex' }).play(
      'york',
      'sail y-march calais-kent north-sea',
      'recruit y-suffolk oxford',
    );
    const view = richardIII.view(s.state, 'lancaster');
    const random = seeded(7);
    for (let n = 0; n < 40; n++) {
      const world = richardIII.imagine?.(view, random);
      if (!world) throw new Error('no world');
      richardIII.assert(world);
      expect(richardIII.view(world, 'lancaster')).toEqual(view);
    }
  });
  test('reserves of both sides have one order, the Rebel among them', () => {
    const york = { 'y-march': 'derby', 'y-suffolk': 'warwick' };
    const blocks = { ...york, 'l-oxford': 'leicester', rebel: 'rutland' };
    const s = scene(richardIII, { position: { kingSide: 'york', player1: 'york', blocks } })
      .play('york', 'march y-march derby-leicester', 'march y-suffolk warwick-leicester')
      .play('york', 'end-actions', 'main leicester derby')
      .play('lancaster', 'march rebel rutland-leicester', 'end-actions');
    for (const viewer of ['lancaster', 'york'] as const) {
      const view = richardIII.view(s.state, viewer);
      const world = richardIII.imagine?.(view, seeded(5));
      expect(world && richardIII.view(world, viewer)).toEqual(view);
    }
  });
  test('a hand is drawn from the cards nobody has shown', () => {
    const s = start({ 'l-oxford': 'essex' });
    const view = richardIII.view(s.state, 'lancaster');
    const world = richardIII.imagine?.(view, seeded(3));
    const own = new Set([...(view.hands.lancaster.cards ?? []), ...view.played.lancaster, ...view.played.york]);
    expect(world?.hands[1]?.length).toBe(view.hands.york.count);
    expect(world && richardIII.view(world, 'york').hands.york.cards?.some((card) => own.has(card))).toBe(false);
  });
});
