// The substance of sections whose cases stand under other titles, each under its own.
import { open, seeded } from '@rose/table';
import { expect, test } from 'vitest';
import { kingmaker } from '../src/index.ts';
import { OPTION_SPECS, type Options } from '../src/rules/options.ts';
import { ASIDE, DECK, OUT } from '../src/rules/spots.ts';
import { at, type Board, board, holds, keepers, legal, may, menOf, phase, play, say, told, why } from './scene.ts';

const defaults = Object.fromEntries(
  Object.entries(OPTION_SPECS).map(([key, spec]) => [key, spec.default]),
) as unknown as Options;
const opened = (options: Partial<Options>) => open(kingmaker, { ...defaults, ...options }, seeded(7)).state;
const ENDS = ['end-movement', 'end-combat', 'no-parliament', 'end-coronation', 'end-turn', 'pass'];
/** The rest of the turn without deeds. */
const idle = (s: ReturnType<typeof board>): ReturnType<typeof board> => {
  const { turn, round } = s.state;
  let now = s;
  while (now.state.turn === turn && now.state.round === round)
    now = play(now, ENDS.find((end) => legal(now).includes(end)) ?? 'end-turn');
  return now;
};

test('0.1 turns go round the table from the first player on, and a round ends with the last seat', () => {
  const s = board({
    options: { players: 3 },
    red: 'percy york',
    yellow: 'roos london',
    blue: 'grey bath',
    events: 'e18 e19 e20 e21 e22 e23',
    turn: 'yellow',
    more: { first: 'blue', round: 4 },
  });
  const next = idle(s);
  expect([next.state.turn, next.state.round, told(next, 'round-begins')]).toEqual([
    2,
    5,
    [{ say: 'round-begins', round: 5 }],
  ]);
  expect(idle(next).state.turn).toBe(0);
});
test('1.1 75 Crown and 82 Event cards, 80 and 90 in the advanced game', () => {
  const used = ({ held, events }: ReturnType<typeof opened>) => [
    held.filter((holder) => holder !== OUT).length,
    events.filter((holder) => holder !== OUT).length,
  ];
  expect([used(opened({})), used(opened({ advanced: true }))]).toEqual([
    [75, 82],
    [80, 90],
  ]);
});
test('2.1 a card is played from hand in anybody’s turn, but not on who is in a combat; others see how many', () => {
  const given: Board = { red: 'percy york', yellow: 'roos york; grey bath', hands: { yellow: 'kent saxon-1' } };
  const s = board(given).play('yellow', 'play kent roos');
  expect([holds(s, 'kent'), kingmaker.view(s.state, 'red').hands.yellow]).toEqual([
    ['roos'],
    { crown: 1, events: 0, cards: null },
  ]);
  const declared = play(board({ ...given, phase: 'combat', events: 'e05' }), 'attack roos');
  expect(holds(declared.play('yellow', 'play saxon-1 roos'), 'saxon-1')).toEqual(['hand:yellow']);
});
test('2.2 a noble enters one of his castles, but for those that others took', () => {
  const s = board({
    red: 'grey bath',
    yellow: 'roos york',
    hands: { red: 'percy' },
    more: { noted: { wressle: 'roos' } },
  });
  expect(legal(s, 'enter percy').toSorted()).toEqual([
    'enter percy in:alnwick',
    'enter percy in:cockermouth',
    'enter percy in:warkworth',
  ]);
});
test('2.3 titles to the untitled, offices to the titled, and men are added', () => {
  const s = board({ red: 'percy york; grey bath', hands: { red: 'kent marshal essex saxon-1' } });
  expect([why(s, 'play kent percy'), why(s, 'play marshal grey')]).toEqual(['has-title', 'needs-title']);
  const titled = play(s, 'play kent grey');
  expect([menOf(s, 'grey'), menOf(titled, 'grey')]).toEqual([20, 50]);
  expect(why(titled, 'play essex grey')).toBe('has-title');
  expect(menOf(play(titled, 'play marshal grey', 'play saxon-1 grey'), 'grey')).toBe(160);
});
test('2.4 the titles and offices of the dead lie in Chancery; how many is public, which is not', () => {
  const s = board({
    red: 'percy york',
    yellow: 'grey in:coventry kent+marshal+saxon-1',
    phase: 'chance',
    events: 'e05',
    more: { noted: { coventry: 'grey' } },
  });
  expect(holds(s, 'grey', 'kent', 'marshal', 'saxon-1')).toEqual(['deck', 'chancery', 'chancery', 'deck']);
  const { decks, held } = kingmaker.view(s.state, 'red');
  expect([decks.chancery, held.kent, held.marshal]).toEqual([2, undefined, undefined]);
});
test('3.2 towns without walls are open to all; an open town is closed while others are in it', () => {
  const lynn = board({ red: 'percy lynn', yellow: 'roos in:lynn' });
  expect(at(play(lynn, 'march percy in:lynn'), 'percy')).toEqual(['in:lynn']);
  expect(at(play(board({ red: 'talbot ledbury' }), 'march talbot in:hereford'), 'talbot')).toEqual(['in:hereford']);
  const held = board({ red: 'talbot ledbury', yellow: 'howard in:hereford' });
  const asked = play(held, 'march talbot in:hereford');
  expect([asked.active(), at(asked, 'talbot')]).toEqual([['yellow'], ['hereford']]);
  expect(at(play(asked, 'answer talbot no'), 'talbot')).toEqual(['hereford']);
});
test('3.3 the town card moves to the lord of a place; without a card the possession is noted', () => {
  const siege = (place: string, yellow: string) =>
    play(
      board({
        red: `neville ${place} marshal; stanley ${place} kent+saxon-1`,
        yellow,
        phase: 'combat',
        events: 'e10',
      }),
      `besiege ${place}`,
      'turn-card',
      'lord stanley',
    );
  const coventry = siege('coventry', 'roos york town-coventry');
  expect([holds(coventry, 'town-coventry'), say(coventry).noted]).toEqual([['stanley'], {}]);
  expect(say(siege('fotheringhay', 'roos york')).noted).toEqual({ fotheringhay: 'stanley' });
});
test('5.3 a noble goes into a friendly place for nothing, and into no neutral one', () => {
  const s = board({ red: 'neville banbury' });
  may(s, 'march neville in:warwick');
  expect([why(s, 'march neville in:coventry'), why(s, 'march neville coventry')]).toEqual(['gate-is-shut', undefined]);
});
test('6.3 a ship carries as many men as she has room for; heirs are free', () => {
  const ships = { swan: 'in:newcastle' };
  const at50 = { red: 'stanley newcastle swan+town-newcastle', heirs: { margaret: 'newcastle red' }, more: { ships } };
  const s = play(board(at50), 'board stanley swan');
  expect(at(s, 'stanley', 'margaret')).toEqual(['aboard:swan', 'aboard:swan']);
  expect(why(board({ ...at50, red: 'percy newcastle swan+town-newcastle' }), 'board percy swan')).toBe('ship-is-full');
});
test('6.4 landing ends the voyage; who landed may fight this turn, but not march', () => {
  const s = play(
    board({ red: 'holland southampton anthony', yellow: 'howard weymouth', options: { freeMoveWindow: false } }),
    'board holland anthony',
    'sail anthony in:weymouth weymouth',
  );
  expect([why(s, 'march holland corfe'), why(s, 'sail anthony sea:portland-sea -')]).toEqual([
    'has-moved',
    'ship-has-sailed',
  ]);
  may(play(s, 'end-movement'), 'attack howard');
});
test('6.5 to a neutral port one sails only to besiege it, with enough men, and must', () => {
  const s = play(
    board({
      red: 'percy southampton marshal+trinity+anthony',
      more: { ships: { trinity: 'in:southampton', anthony: 'in:southampton' } },
    }),
    'convoy anthony trinity',
    'board percy trinity',
  );
  expect(why(s, 'sail trinity in:carisbrooke wight')).toBe('port-is-shut');
  const landed = play(s, 'assault trinity carisbrooke', 'end-movement');
  expect([at(landed, 'percy'), why(landed, 'end-combat')]).toEqual([['wight'], 'must-besiege']);
});
test('6.6 who is driven into a port lands in the open; out of a hostile one only with leave', () => {
  const s = board({
    red: 'scrope aboard:swan swan',
    yellow: 'roos york town-newcastle',
    phase: 'chance',
    events: 'e41',
    more: { ships: { swan: 'sea:tyne-sea' } },
  });
  expect(at(s, 'swan', 'scrope')).toEqual(['in:newcastle', 'newcastle']);
  expect(why(s, 'sail swan sea:tyne-sea -')).toBe('port-is-shut');
});
test('6.8 the Continent is closed in the basic game, and Ireland but for its Lieutenant', () => {
  const voyage = (red: string, ship: string, sea: string, more: object = {}) =>
    board({ red, more: { ships: { [ship]: `sea:${sea}` } }, ...more });
  const grey = 'grey aboard:falcon falcon';
  expect(why(voyage(grey, 'falcon', 'seine-bay'), 'sail falcon in:continent continent')).toBe('port-is-closed');
  expect(why(voyage(grey, 'falcon', 'irish-sea'), 'sail falcon in:ireland ireland')).toBe('port-is-closed');
  may(voyage('percy aboard:swan swan+lieutenant-ireland', 'swan', 'irish-sea'), 'sail swan in:ireland ireland');
});
test('8.4 an heir belongs to whose noble stands with him alone; inside walls only to who is inside', () => {
  const s = board({
    red: 'roos stamford; percy york',
    yellow: 'grey bath',
    heirs: { margaret: 'york', george: 'bath' },
  });
  const moved = play(s, 'march roos fotheringhay', 'end-movement');
  expect(keepers(moved, 'margaret', 'george', 'edward-wales')).toEqual(['red', 'yellow', null]);
  const outside = play(board({ red: 'roos stamford; percy york' }), 'march roos fotheringhay', 'end-movement');
  expect(keepers(outside, 'margaret')).toEqual([null]);
  const joined = board({ red: 'roos bath', yellow: 'grey bath', heirs: { george: 'bath yellow' } });
  expect(keepers(play(joined, 'end-movement'), 'george')).toEqual(['yellow']);
});
test('10.2 there may be two Kings; when one dies the other is sole King', () => {
  const s = board({
    red: 'percy in:york york-see',
    yellow: 'grey bath',
    heirs: { 'richard-york': 'in:york red', henry: 'bath yellow' },
    phase: 'coronation',
  });
  const two = play(s, 'crown richard-york');
  expect(two.state.crowned).toHaveLength(2);
  const one = board({
    red: 'percy in:york york-see',
    yellow: 'grey bath',
    heirs: { 'richard-york': 'in:york red', henry: 'bath yellow' },
    more: { crowned: ['henry', 'richard-york'] },
  }).play('yellow', 'execute henry');
  expect((kingmaker.toPosition(one.state) as { crowned: unknown }).crowned).toEqual(['richard-york']);
});
test('11.1 at the end of a turn one Crown card is drawn, and kept or played', () => {
  const s = board({ red: 'percy york', yellow: 'roos london', phase: 'draw', crown: 'saxon-1' });
  expect([holds(s, 'saxon-1'), legal(s).toSorted()]).toEqual([['hand:red'], ['end-turn', 'play saxon-1 percy']]);
  expect(holds(play(s, 'play saxon-1 percy'), 'saxon-1')).toEqual(['percy']);
});
test('11.2 without a noble the turn is the chance card and the draw, which goes on until one appears', () => {
  const s = board({ yellow: 'percy york', phase: 'draw', crown: 'swan kent grey', dice: [3, 2, 1, 1, 1] });
  expect([phase(s), holds(s, 'grey'), why(s, 'end-turn')]).toEqual(['draw', ['hand:red'], 'place-noble']);
  const chance = board({ yellow: 'percy york', phase: 'chance', events: 'e18', crown: 'grey' });
  expect(phase(chance)).toBe('draw');
});
test('14.9 placed unseen: a castle chosen is on nobody’s board until all are ready', () => {
  const s = board({
    options: { players: 2, secretPlacement: true },
    hands: { red: 'scrope', yellow: 'percy' },
    phase: 'allocation',
    more: { turn: null, first: null, round: 0 },
  });
  const chosen = s.play('red', 'place scrope in:bolton');
  expect(at(chosen, 'scrope')).toEqual(['-']);
  expect(at(chosen.play('yellow', 'place percy in:wressle'), 'scrope', 'percy')).toEqual(['in:bolton', 'in:wressle']);
});
test('15.1 the Dukes stay aside, French aid and Pardons are in the deck after the deal', () => {
  const { held } = opened({ advanced: true });
  const names = Object.keys((kingmaker.toPosition(opened({ advanced: true })) as { held: object }).held);
  const holderOf = (name: string) => held[names.indexOf(name)];
  expect(['lancaster', 'york'].map(holderOf)).toEqual([ASIDE, ASIDE]);
  expect(['french', 'royal-pardon-1', 'royal-pardon-2'].map(holderOf)).toEqual([DECK, DECK, DECK]);
  expect(opened({}).held.filter((holder) => holder === ASIDE)).toEqual([]);
});
