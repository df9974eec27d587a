// The tables of the guided first turn. The learner leads Red against Yellow; the cards are drawn in earnest, so whatever
// follows a draw is laid anew.

/** Noble → spot, then the cards under him joined by +. */
type Nobles = { readonly [noble: string]: string };
/** Heir → spot, then the seat that controls him; `-`: dead. */
type Heirs = { readonly [heir: string]: string };
interface Laid {
  readonly red: Nobles;
  readonly yellow: Nobles;
  readonly heirs?: Heirs;
  readonly hand?: readonly string[];
  readonly crowned?: readonly string[];
  readonly noted?: { readonly [place: string]: string };
  readonly chancery?: readonly string[];
  readonly aside?: readonly string[];
  readonly phase: object;
  readonly under?: readonly object[];
}
/** Two seats, and no window between their moves: the learner is asked for nothing he has not heard of. */
const options = { players: 2, freeMoveWindow: false };

const laid = ({ red, yellow, heirs = {}, hand = [], chancery = [], aside = [], ...rest }: Laid): object => {
  const held: Record<string, string> = {};
  const spot: Record<string, string> = {};
  const keeper: Record<string, string | null> = {};
  for (const [seat, nobles] of Object.entries({ red, yellow }))
    for (const [noble, text] of Object.entries(nobles)) {
      const [where = '', cards = ''] = text.split(' ');
      held[noble] = seat;
      spot[noble] = where;
      for (const card of cards.split('+').filter((name) => name !== '')) held[card] = noble;
    }
  for (const [heir, text] of Object.entries(heirs)) {
    const [where = '-', seat] = text.split(' ');
    spot[heir] = where;
    keeper[heir] = seat ?? null;
  }
  for (const card of chancery) held[card] = 'chancery';
  for (const card of aside) held[card] = 'aside';
  const events = Object.fromEntries(hand.map((card) => [card, 'hand:red']));
  return { options, held, spot, keeper, events, ...rest };
};

const FAR: Nobles = { stafford: 'in:tonbridge', roos: 'in:helmsley', percy: 'in:alnwick' };
/** Neville and Stanley have 200 men at Warwick; Coventry, next to it, has a garrison of 200 and the Prince of Wales. */
export const FIRST_TURN = laid({
  red: {
    neville: 'in:warwick marshal',
    stanley: 'in:warwick',
    holland: 'in:bristol town-bristol',
  },
  yellow: FAR,
  phase: { name: 'movement', step: 'move' },
});

const MIDLANDS: Nobles = {
  neville: 'coventry marshal',
  stanley: 'coventry',
  holland: 'windsor town-bristol',
};
/** Coventry has fallen; the Prince of Wales is still inside, and nobody is lord yet. */
export const COVENTRY_TAKEN = laid({
  red: MIDLANDS,
  yellow: FAR,
  phase: { name: 'seizure', seat: 'red', place: 'coventry', nobles: ['neville', 'stanley'], lord: null, inside: false },
  under: [{ name: 'combat', step: 'choose' }],
});

/** Stafford, with Margaret in his keeping, has come too near: 200 men to 60. */
export const STAFFORD_NEAR = laid({
  red: MIDLANDS,
  yellow: { ...FAR, stafford: 'coventry scots-1+saxon-2' },
  heirs: { 'edward-wales': 'coventry red', margaret: 'coventry yellow' },
  noted: { coventry: 'neville' },
  phase: { name: 'combat', step: 'choose' },
});

/** Stafford is beaten and taken. */
export const STAFFORD_TAKEN = laid({
  red: MIDLANDS,
  yellow: { ...FAR, stafford: 'captive:red scots-1+saxon-2' },
  heirs: { 'edward-wales': 'coventry red', margaret: 'coventry red' },
  noted: { coventry: 'neville' },
  phase: { name: 'prisoners', seat: 'red', nobles: ['stafford'] },
  under: [{ name: 'combat', step: 'choose' }],
});

const COURT: Laid = {
  red: { beaufort: 'in:london constable-tower', stanley: 'in:lathom', holland: 'in:bristol town-bristol' },
  yellow: FAR,
  heirs: { henry: 'in:london red' },
  crowned: ['henry'],
  phase: { name: 'parliament', step: 'summon' },
};
/** The King is in London, and Red has a Writ. */
export const KING_IN_LONDON = laid({ ...COURT, hand: ['e28'], chancery: ['kent', 'admiral', 'treasurer'] });

/** Three nobles are present, and three cards of Chancery lie on the table. */
export const CARDS_ON_TABLE = laid({
  ...COURT,
  red: { beaufort: 'in:london constable-tower', stanley: 'in:london', holland: 'in:bristol town-bristol' },
  yellow: { ...FAR, percy: 'in:london' },
  aside: ['kent', 'admiral', 'treasurer'],
  phase: {
    name: 'parliament',
    step: 'award',
    summoner: 'red',
    site: 'london',
    host: 'red',
    before: ['beaufort'],
    came: [
      { noble: 'percy', from: 'in:alnwick', ship: null },
      { noble: 'stanley', from: 'in:lathom', ship: null },
    ],
    cards: ['kent', 'admiral', 'treasurer'],
  },
});

/** The Duke of York is in York with the Archbishop's lord. */
export const YORK_MINSTER = laid({
  red: { neville: 'in:york york-see+marshal', holland: 'in:bristol town-bristol' },
  yellow: FAR,
  heirs: { 'richard-york': 'in:york red' },
  crowned: ['henry'],
  phase: { name: 'coronation', over: false },
});

/** Two claimants are left, and Red has both. */
export const TWO_HEIRS = laid({
  red: { neville: 'in:york york-see+marshal', holland: 'in:bristol town-bristol' },
  yellow: FAR,
  heirs: {
    henry: '-',
    margaret: '-',
    'edward-wales': '-',
    'richard-york': '-',
    'edward-march': 'in:york red',
    george: '-',
    'richard-gloucester': 'in:york red',
  },
  crowned: ['edward-march'],
  phase: { name: 'movement', step: 'move' },
});
