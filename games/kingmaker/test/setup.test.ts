// 1 Set-up: decks, deal, allocation, first player, placement.
import { open, type Random, seeded } from '@rose/table';
import { sceneOf } from '@rose/testkit';
import { describe, expect, test } from 'vitest';
import { kingmaker } from '../src/index.ts';
import { CROWN, crownKind, crownName } from '../src/rules/data/crown.ts';
import { NOBLES } from '../src/rules/data/persons.ts';
import { OPTION_SPECS, type Options, PRESETS } from '../src/rules/options.ts';
import { CHANCERY, DECK, handOf, OUT } from '../src/rules/spots.ts';
import { at, board, holds, legal, may, phase, play, say, why } from './scene.ts';

const defaults = Object.fromEntries(
  Object.entries(OPTION_SPECS).map(([key, spec]) => [key, spec.default]),
) as unknown as Options;
const opened = (options: Partial<Options>, random: Random = seeded(7)) =>
  sceneOf(kingmaker, open(kingmaker, { ...defaults, ...options }, random).state, random);
const count = (s: ReturnType<typeof opened>, holder: number): number =>
  s.state.held.filter((one) => one === holder).length;

describe('1.2 the deal', () => {
  test.each([
    [2, 18, 39],
    [3, 12, 39],
    [4, 9, 39],
    [5, 7, 40],
    [6, 6, 39],
    [7, 5, 40],
  ])('case 1, 2, 73 %i players get %i cards, the deck keeps %i', (players, cards, deck) => {
    // A seed with which everybody is dealt a noble.
    const seed = Array.from({ length: 500 }, (_, n) => n).find((n) =>
      Array.from({ length: players }, (_, seat) => seat).every((seat) => {
        const { held } = open(kingmaker, { ...defaults, players }, seeded(n)).state;
        return held.filter((holder) => holder === handOf(seat)).length === cards;
      }),
    );
    const s = opened({ players }, seeded(seed ?? -1));
    for (let seat = 0; seat < players; seat++) expect(count(s, handOf(seat))).toBe(cards);
    expect(count(s, DECK)).toBe(deck);
    expect(s.state.held.filter((holder) => holder === OUT)).toHaveLength(5);
    expect(s.state.events.filter((holder) => holder === DECK)).toHaveLength(82);
  });
  test('case 79 everything dealt: ten each of seven, five in the deck, Chancery empty; one noble must be placed', () => {
    const s = opened({ players: 7, dealAll: true });
    for (let seat = 0; seat < 7; seat++) expect(count(s, handOf(seat))).toBe(10);
    expect(count(s, DECK)).toBe(5);
    for (let seat = 0; seat < 7; seat++)
      expect(NOBLES.some((noble) => s.state.held[noble] === handOf(seat))).toBe(true);
    expect(why(s, 'ready')).toBe('needs-a-noble');
    const [place] = legal(s, 'place');
    const placed = play(s, place as string);
    may(placed, 'ready', 'red');
    expect(s.state.held.filter((holder) => holder === CHANCERY)).toEqual([]);
    // What is not given stays in hand: titles, too.
    const kept = board({
      options: { players: 2, dealAll: true },
      hands: { red: 'scrope grey kent essex', yellow: 'percy' },
      phase: 'allocation',
      more: { turn: null, first: null, round: 0 },
    });
    const begun = kept.play('red', 'place scrope in:bolton', 'ready').play('yellow', 'place percy in:alnwick', 'ready');
    expect(holds(begun, 'grey', 'kent', 'essex')).toEqual(['hand:red', 'hand:red', 'hand:red']);
  });
  test('1.2 everything dealt: where somebody has no noble, all is dealt again', () => {
    const once = 70;
    const seed = Array.from({ length: 2000 }, (_, n) => n).find(
      (n) => open(kingmaker, { ...defaults, players: 7, dealAll: true }, seeded(n)).rolls.length === 2 * once,
    );
    const s = opened({ players: 7, dealAll: true }, seeded(seed ?? -1));
    expect(seed).toBeDefined();
    for (let seat = 0; seat < 7; seat++) {
      expect(count(s, handOf(seat))).toBe(10);
      expect(NOBLES.some((noble) => s.state.held[noble] === handOf(seat))).toBe(true);
    }
  });
  test('case 7 the advanced set-up: heirs elsewhere, Dukes aside, French aid and Pardons in the deck after the deal', () => {
    const s = opened({ advanced: true });
    expect(at(s, 'edmund', 'margaret', 'edward-wales')).toEqual(['ireland', 'in:coventry', 'in:kenilworth']);
    expect(holds(s, 'lancaster', 'york')).toEqual(['aside', 'aside']);
    expect(holds(s, 'french', 'royal-pardon-1', 'royal-pardon-2')).toEqual(['deck', 'deck', 'deck']);
  });
});

describe('1.6 heirs at the start', () => {
  const heirs = ['henry', 'margaret', 'edward-wales', 'richard-york', 'edward-march', 'george', 'richard-gloucester'];
  test('case 74 the basic places, nobody in control, only Henry crowned', () => {
    const s = opened({});
    const places = ['london', 'fotheringhay', 'coventry', 'york', 'harlech', 'cardigan', 'calais'];
    expect(at(s, ...heirs)).toEqual(places.map((place) => `in:${place}`));
    expect(at(s, 'edmund')).toEqual(['-']);
    expect(new Set(s.state.keeper)).toEqual(new Set([-1]));
    expect(kingmaker.view(s.state, 'spectator').crowned).toEqual(['henry']);
  });
  test('case 80 heirs moved', () => {
    const s = opened({ heirsMoved: true });
    expect(at(s, 'edward-wales', 'margaret', 'richard-gloucester')).toEqual([
      'in:fotheringhay',
      'in:fotheringhay',
      'in:plymouth',
    ]);
    expect(at(s, 'henry', 'george')).toEqual(['in:london', 'in:cardigan']);
  });
});

const dealt = (red: string, yellow = 'percy', options: object = {}) =>
  board({
    options: { players: 2, ...options },
    hands: { red, yellow },
    phase: 'allocation',
    more: { turn: null, first: null, round: 0 },
  });

describe('1.3 allocation', () => {
  test('case 3 one title and one office for Scrope, the others to Chancery', () => {
    const s = dealt('scrope kent essex marshal chancellor');
    expect(legal(s, 'give', 'red')).toEqual(['give kent scrope', 'give essex scrope']);
    const titled = s.play('red', 'give essex scrope');
    expect(legal(titled, 'give', 'red')).toEqual(['give chancellor scrope', 'give marshal scrope']);
    expect(why(titled, 'ready', 'red')).toBe('give-everything');
    const done = titled.play('red', 'give marshal scrope');
    expect(phase(done)).toBe('placement');
    expect(holds(done, 'essex', 'marshal', 'kent', 'chancellor')).toEqual(['scrope', 'scrope', 'chancery', 'chancery']);
  });
  test('case 4 a titled noble takes no title, and one office', () => {
    const s = dealt('percy kent treasurer admiral', 'neville');
    expect(why(s, 'give kent percy', 'red')).toBe('has-title');
    const done = s.play('red', 'give admiral percy');
    expect(holds(done, 'kent', 'treasurer', 'admiral')).toEqual(['chancery', 'chancery', 'percy']);
  });
  test('case 77 the Chancellor without a title to carry it goes to Chancery and does not lead', () => {
    const s = dealt('berkeley chancellor');
    expect(holds(s, 'chancellor')).toEqual(['chancery']);
    expect(s.state.first).toBe(1);
  });
  test('case 5 whoever is dealt no noble turns up cards until one appears; the others are shuffled back', () => {
    const seed = Array.from({ length: 500 }, (_, n) => n).find((n) =>
      open(kingmaker, { ...defaults, players: 7 }, seeded(n)).told.some(({ entry }) => entry.say === 'noble-found'),
    );
    const { state, told } = open(kingmaker, { ...defaults, players: 7 }, seeded(seed ?? -1));
    const found = told.map(({ entry }) => entry).find((entry) => entry.say === 'noble-found');
    if (found?.say !== 'noble-found') throw new Error('nobody was dealt no noble');
    const turned = found.cards.is;
    const noble = turned.at(-1);
    expect(
      turned.slice(0, -1).every((name) => crownKind(CROWN.find((card) => crownName(card) === name) ?? 0) !== 'noble'),
    ).toBe(true);
    expect(say(sceneOf(kingmaker, state)).held[noble ?? '']).toBe(`hand:${found.seat}`);
    for (const name of turned.slice(0, -1)) expect(say(sceneOf(kingmaker, state)).held[name]).toBe('deck');
  });
  test('17.2 what others give is not seen before all have given', () => {
    const s = dealt('scrope grey town-coventry saxon-1', 'percy roos town-bristol').play(
      'red',
      'give town-coventry grey',
    );
    expect(JSON.stringify(kingmaker.view(s.state, 'yellow').phase)).not.toContain('grey');
    expect(JSON.stringify(kingmaker.view(s.state, 'red').phase)).toContain('grey');
  });
});

describe('1.4 the first player', () => {
  const first = (red: string, yellow: string, blue: string): number => {
    let s = board({
      options: { players: 3 },
      hands: { red, yellow, blue },
      phase: 'allocation',
      more: { turn: null, first: null, round: 0 },
    });
    while (phase(s) === 'allocation') s = play(s, legal(s)[0] as string);
    return s.state.first;
  };
  test('case 6 the highest bishop leads; a Chancellor in Chancery does not count', () => {
    expect(first('scrope', 'grey carlisle-see', 'roos lincoln-see')).toBe(1);
    expect(first('scrope chancellor', 'grey carlisle-see', 'roos lincoln-see')).toBe(1);
    expect(first('percy chancellor', 'grey carlisle-see', 'roos lincoln-see')).toBe(0);
  });
  test('case 76 most permanent men; what a card brings in London does not count', () => {
    expect(first('percy burgundian-1', 'neville constable-tower', 'roos')).toBe(0);
  });
});

describe('1.5 placement', () => {
  test('case 209 the first player places all his nobles, then the next; each in a castle of his own', () => {
    const s = board({
      options: { players: 3 },
      hands: { red: 'roos', yellow: 'percy grey', blue: 'neville' },
      phase: 'allocation',
      more: { turn: null, first: null, round: 0 },
    });
    expect(phase(s)).toBe('placement');
    expect(s.active()).toEqual(['yellow']);
    expect(why(s, 'place percy in:raby')).toBe('not-his-castle');
    const placed = play(s, 'place percy in:alnwick', 'place grey in:groby');
    expect(placed.active()).toEqual(['blue']);
    const last = play(placed, 'place neville in:raby');
    expect(last.active()).toEqual(['red']);
    expect(at(last, 'percy', 'grey', 'neville')).toEqual(['in:alnwick', 'in:groby', 'in:raby']);
  });
  test('case 75 a ship starts in her home port, be it neutral, and may leave it', () => {
    const s = dealt('roos falcon', 'percy').play('red', 'give falcon roos');
    const begun = play(s, 'place percy in:alnwick', 'place roos in:belvoir');
    expect(at(begun, 'falcon')).toEqual(['in:bristol']);
    const out = board({ red: 'roos york falcon', more: { ships: { falcon: 'in:bristol' } } });
    expect(say(out).noted).toEqual({});
    may(out, 'sail falcon sea:bristol-channel -');
  });
  test('case 78 secret placement: nothing is seen until the last has confirmed; by default the first castle', () => {
    const before = dealt('scrope', 'percy', { secretPlacement: true });
    const s = before.play('red', 'place scrope in:bolton');
    expect(at(s, 'scrope')).toEqual(['-']);
    // That red is ready is all that yellow learns.
    const unseen = kingmaker.view(before.state, 'yellow');
    const phase = { ...unseen.phase, ready: ['red'] };
    expect(kingmaker.view(s.state, 'yellow')).toEqual({ ...unseen, asked: ['yellow'], phase });
    expect(kingmaker.phases.allocation.byDefault?.(s.state as never, 'yellow')).toEqual(
      kingmaker.read('place percy in:alnwick'),
    );
    const done = s.play('yellow', 'place percy in:warkworth');
    expect(at(done, 'scrope', 'percy')).toEqual(['in:bolton', 'in:warkworth']);
  });
});

describe('0.2 options', () => {
  test('case 232 the advanced game has every optional rule, and each is a switch of its own', () => {
    const on = [
      'advanced',
      'secretPlacement',
      'commission',
      'ambush',
      'townFight',
      'bishopsOfChancery',
      'votes',
      'returnHome',
      'alliances',
      'tradeAll',
      'victoryByVotes',
    ];
    expect(PRESETS.advanced).toEqual(Object.fromEntries(on.map((name) => [name, true])));
    for (const name of on)
      expect(OPTION_SPECS[name as keyof typeof OPTION_SPECS]).toMatchObject({ kind: 'flag', default: false });
  });
});
