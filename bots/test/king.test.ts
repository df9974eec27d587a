// Plain positions of Kingmaker: what everybody sees, the steward sees too.
import { kingmaker } from '@rose/kingmaker';
import type { AnyGame } from '@rose/table';
import { expect, test } from 'vitest';
import { answerOf, type Plain, plainPositions } from './plain.ts';

const game = kingmaker as unknown as AnyGame;
interface Position {
  /** Each seat's nobles: name, spot, cards joined by +; parted by semicolons. */
  readonly red?: string;
  readonly yellow?: string;
  readonly blue?: string;
  /** Heir → spot, and who controls him; `-`: dead. */
  readonly heirs?: Readonly<Record<string, string>>;
  readonly hands?: Readonly<Record<string, string>>;
  /** Cards that lie on the table of a Parliament. */
  readonly aside?: string;
  readonly [field: string]: unknown;
}
const words = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '');
/** All heirs are dead but those a position names. */
const HEIRS = ['henry', 'margaret', 'edward-wales', 'richard-york', 'edward-march', 'george', 'richard-gloucester'];
const documentOf = (position: Position): object => {
  const { red = '', yellow = '', blue = '', heirs = {}, hands = {}, aside = '', ...rest } = position;
  const held: Record<string, string> = {};
  const spot: Record<string, string> = Object.fromEntries(HEIRS.map((heir) => [heir, '-']));
  const keeper: Record<string, string | null> = {};
  const events: Record<string, string> = {};
  for (const [seat, text] of Object.entries({ red, yellow, blue }))
    for (const line of text.split(';').filter((part) => part.trim() !== '')) {
      const [noble = '', where = '', cards = ''] = words(line);
      held[noble] = seat;
      spot[noble] = where;
      for (const card of cards.split('+').filter(Boolean)) held[card] = noble;
    }
  for (const [heir, text] of Object.entries(heirs))
    [spot[heir], keeper[heir]] = [words(text)[0] ?? '-', words(text)[1] ?? null];
  for (const [seat, cards] of Object.entries(hands))
    for (const card of words(cards)) (/^e\d\d$/.test(card) ? events : held)[card] = `hand:${seat}`;
  for (const card of words(aside)) held[card] = 'aside';
  const crowned = heirs['henry'] ? ['henry'] : [];
  const options = { players: 2 };
  return {
    options,
    turn: 'red',
    turns: { red: 3, yellow: 2 },
    held,
    spot,
    keeper,
    events,
    crowned,
    phase: 'movement',
    ...rest,
  };
};
const combat = (facts: object = {}): object => ({ name: 'combat', step: 'choose', kind: 'none', ...facts });
/** Red’s Parliament in London: the office of Marshal is to be given. */
const inParliament = (step: object): Position => ({
  red: 'percy in:london',
  yellow: 'neville in:warwick',
  heirs: { henry: 'in:london red', margaret: 'in:warwick yellow' },
  aside: 'marshal',
  phase: { name: 'parliament', summoner: 'red', site: 'london', cards: ['marshal'], ...step },
});
const ballotOn = (nominee: string): Position =>
  inParliament({ step: 'ballot', nominee, asked: ['red'], commons: { red: 30 }, lords: { red: 20 } });
/** Yellow has made red an offer while red moves. */
const offered = (...items: readonly string[]): Position => ({
  red: 'percy in:alnwick',
  yellow: 'roos in:helmsley',
  heirs: { margaret: 'in:alnwick red', henry: 'in:london' },
  hands: { red: 'scots-1 saxon-1 neville', yellow: 'burgundian-1' },
  offers: [{ maker: 'yellow', tag: '0123abcd', items, words: '', yes: ['yellow'], until: 9 }],
});
const POSITIONS: readonly Plain<Position>[] = [
  [
    'an heir whom nobody holds is fetched',
    'red',
    /^march percy in:cardigan$/,
    {
      red: 'percy lampeter marshal',
      yellow: 'roos in:helmsley',
      heirs: { george: 'in:cardigan', henry: 'in:windsor yellow' },
    },
  ],
  [
    'a king alone in the open is taken',
    'red',
    /^march percy st-albans$/,
    {
      red: 'percy bedford',
      yellow: 'roos in:helmsley',
      heirs: { henry: 'st-albans yellow', margaret: 'in:helmsley yellow' },
    },
  ],
  [
    'a castle that holds an heir is besieged',
    'red',
    /^besiege fotheringhay$/,
    {
      red: 'percy fotheringhay marshal',
      yellow: 'roos in:helmsley',
      heirs: { margaret: 'in:fotheringhay', henry: 'in:helmsley yellow' },
      phase: combat(),
    },
  ],
  [
    'the card of a siege is turned',
    'red',
    /^turn-card$/,
    {
      red: 'percy fotheringhay marshal',
      yellow: 'roos in:helmsley',
      heirs: { margaret: 'in:fotheringhay', henry: 'in:helmsley yellow' },
      phase: combat({
        step: 'card',
        kind: 'siege',
        by: 'red',
        area: 'fotheringhay',
        place: 'fotheringhay',
        attackers: ['percy'],
      }),
    },
  ],
  [
    'four times as many attack who carries the King',
    'red',
    /^attack roos$/,
    {
      red: 'percy york',
      yellow: 'roos york',
      heirs: { henry: 'york yellow', margaret: 'in:alnwick red' },
      phase: combat(),
    },
  ],
  [
    'a few do not attack many',
    'red',
    /^end-combat$/,
    {
      red: 'roos york',
      yellow: 'percy york marshal',
      heirs: { henry: 'york yellow', margaret: 'in:alnwick red' },
      phase: combat(),
    },
  ],
  [
    'an empty castle is not worth a great lord',
    'red',
    /^end-combat$/,
    {
      red: 'mowbray clitheroe marshal',
      yellow: 'roos in:helmsley',
      heirs: { henry: 'in:london' },
      phase: combat(),
    },
  ],
  [
    'a coronation at hand',
    'red',
    /^crown richard-york$/,
    {
      red: 'percy in:york york-see',
      yellow: 'roos in:helmsley',
      heirs: { 'richard-york': 'in:york red', henry: 'in:london' },
      phase: 'coronation',
    },
  ],
  [
    'the crown that wins',
    'red',
    /^crown richard-york$/,
    {
      red: 'percy in:york york-see',
      yellow: 'roos in:helmsley',
      heirs: { 'richard-york': 'in:york red' },
      phase: 'coronation',
    },
  ],
  [
    'to the cathedral with heir and archbishop',
    'red',
    /^march percy in:(ely|york|lincoln|lichfield|durham|wells|chichester)$/,
    {
      red: 'percy doncaster york-see',
      yellow: 'roos in:launceston',
      heirs: { 'richard-york': 'doncaster red' },
    },
  ],
  [
    'the last rival heir in hand dies',
    'red',
    /^execute george$/,
    {
      red: 'percy in:alnwick',
      yellow: 'roos in:helmsley',
      heirs: { henry: 'in:alnwick red', george: 'in:alnwick red' },
    },
  ],
  [
    'a crowned King is not executed',
    'red',
    /^(?!execute henry).*$/,
    {
      red: 'percy in:alnwick',
      yellow: 'roos in:helmsley',
      heirs: { henry: 'in:alnwick red', margaret: 'in:helmsley yellow' },
    },
  ],
  [
    'a noble in hand comes into play',
    'red',
    /^enter mowbray in:/,
    {
      red: 'percy in:alnwick',
      yellow: 'roos in:helmsley',
      heirs: { henry: 'in:london' },
      hands: { red: 'mowbray' },
    },
  ],
  [
    'a title goes to who has none',
    'red',
    /^play kent grey$/,
    {
      red: 'percy in:alnwick; grey in:alnwick',
      yellow: 'roos in:helmsley',
      heirs: { henry: 'in:london' },
      hands: { red: 'kent' },
    },
  ],
  [
    'who alone can take a castle together comes together',
    'red',
    /^march (percy|mowbray) fotheringhay$/,
    {
      red: 'percy leicester; mowbray stamford marshal',
      yellow: 'roos in:helmsley',
      heirs: { margaret: 'in:fotheringhay', henry: 'in:helmsley yellow' },
    },
  ],
  [
    'from under the axe of many',
    'red',
    /^march roos /,
    {
      red: 'roos york; percy in:alnwick',
      yellow: 'mowbray pontefract marshal',
      heirs: { henry: 'york red', margaret: 'in:london' },
    },
  ],
  [
    'gates stay shut to others',
    'yellow',
    /^answer .* no$/,
    {
      red: 'percy york',
      yellow: 'roos in:helmsley',
      heirs: { henry: 'in:london' },
      phase: {
        name: 'movement',
        step: 'move',
        asks: [{ owner: 'yellow', place: 'helmsley', pieces: ['percy'], ship: null, to: 'in:helmsley' }],
      },
    },
  ],
  ['Chancery serves the summoner', 'red', /^award marshal percy$/, inParliament({ step: 'award' })],
  ['a vote for one’s own', 'red', /^vote for for$/, ballotOn('percy')],
  ['a vote against what a rival would gain', 'red', /^vote against against$/, ballotOn('neville')],
  ['a gift is accepted', 'red', /^accept /, offered('yellow>red:hand:burgundian-1')],
  ['who asks and gives nothing is refused', 'red', /^refuse /, offered('red>yellow:hand:scots-1')],
  [
    'more men for fewer are welcome',
    'red',
    /^accept /,
    offered('yellow>red:hand:burgundian-1', 'red>yellow:hand:saxon-1'),
  ],
  [
    'a great lord is not sold for a handful of men',
    'red',
    /^refuse /,
    offered('yellow>red:hand:burgundian-1', 'red>yellow:hand:neville'),
  ],
  [
    'prisoners who could come back do not',
    'red',
    /^execute mowbray$/,
    {
      red: 'percy in:alnwick',
      yellow: 'mowbray captive:red; roos in:helmsley',
      heirs: { henry: 'in:london' },
      phase: { name: 'prisoners', seat: 'red', nobles: ['mowbray'] },
    },
  ],
  [
    'the heir about to be lost to a rival claimant dies',
    'yellow',
    /^execute margaret$/,
    {
      red: 'percy york marshal',
      yellow: 'roos york',
      heirs: { margaret: 'york yellow', henry: 'in:alnwick red', george: 'in:cardigan' },
      phase: combat({
        step: 'heirs',
        kind: 'battle',
        by: 'red',
        area: 'york',
        attackers: ['percy'],
        defenders: ['roos'],
        asked: ['yellow'],
      }),
    },
  ],
  [
    'unless his death makes the rival’s King the last heir',
    'yellow',
    /^pass$/,
    {
      red: 'percy york marshal',
      yellow: 'roos york',
      heirs: { margaret: 'york yellow', henry: 'in:alnwick red' },
      phase: combat({
        step: 'heirs',
        kind: 'battle',
        by: 'red',
        area: 'york',
        attackers: ['percy'],
        defenders: ['roos'],
        asked: ['yellow'],
      }),
    },
  ],
];
const PLAYERS = { game, documentOf, bots: ['steward:2', 'steward:3'], looks: 60 };
plainPositions(PLAYERS, POSITIONS);

/** Red holds both who live, in two places; ten times as many have fallen upon one of them. */
test('greedy fights for the heir it has attacked: to hope for him is not better than to have him', () => {
  const position: Position = {
    turn: 'yellow',
    red: 'bourchier lynn; greystoke morpeth; neville in:middleham',
    yellow: 'mowbray lynn marshal; herbert morpeth',
    blue: 'percy manchester constable-tower; beaufort manchester; roos in:reading; scrope in:reading',
    options: { players: 3 },
    turns: { red: 3, yellow: 3, blue: 2 },
    heirs: { 'richard-york': 'lynn red', 'edward-wales': 'morpeth red' },
    crowned: ['richard-york'],
    phase: combat({
      step: 'card',
      kind: 'battle',
      by: 'yellow',
      area: 'lynn',
      attackers: ['mowbray'],
      defenders: ['bourchier'],
    }),
  };
  expect(answerOf(PLAYERS, 'greedy', position, 'yellow')).toBe('turn-card');
});
