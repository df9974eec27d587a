// English of the screens: combat, Parliament, papers; the parley's words stand beside.
import type { CrownKind, CrownName, FightEnding, FightKind, OddsName } from '@rose/kingmaker/ids';
import { C, crownKind } from '@rose/kingmaker/ids';
import { field } from './words-scenes-field.en.ts';
import { parley, said } from './words-scenes-parley.en.ts';

const and = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
const share = (part: number): string => `${Math.round(part * 1000) / 10}%`;
/** Lands that go with an article. */
export const theLand = (name: string): string => (/^(Isle|Pale|Continent)/.test(name) ? `the ${name}` : name);
/** `who` nobody: you. */
const ends = (ending: FightEnding, kind: FightKind, who: string | undefined): string => {
  switch (ending) {
    case 'win':
      if (kind === 'siege') return 'the place is taken';
      return who === undefined ? 'you win' : `${who || 'the attacker'} wins`;
    case 'lose':
      if (kind === 'ambush') return 'the ambushers are taken';
      return who === undefined ? 'you win' : `${who || 'the defender'} wins`;
    case 'draw':
      return kind === 'siege' ? 'all the besiegers fall' : 'indecisive: all stay';
    case 'weather':
      return kind === 'siege' ? 'bad weather: delayed' : 'bad weather: no fight';
    case 'field':
      return 'the lines are drawn up';
  }
};
const ODDS: { readonly [O in OddsName]: string } = {
  even: 'even',
  majority: 'majority',
  '5-4': '5-4',
  '3-2': '3-2',
  '2-1': '2-1',
  '3-1': '3-1',
  '4-1': '4-1',
};
const KINDS: { readonly [K in CrownKind]: string } = {
  noble: 'noble',
  title: 'title',
  office: 'office',
  bishop: 'bishop',
  town: 'town',
  ship: 'ship',
  mercenary: 'mercenaries',
  pardon: 'pardon',
};
export const en = {
  steps: 'Steps',
  back: 'Look at the map',
  open: 'Back to the screen',
  you: 'You',
  nobody: 'Nobody',
  garrison: 'Garrison',
  share,
  waits: (names: readonly string[]) => (names.length === 0 ? 'Waiting.' : `Waiting for ${and(names)}.`),
  withHeirs: (names: readonly string[]) => `with ${and(names)}`,
  fates: { killed: 'killed', prisoner: 'prisoner' },
  houses: { lancaster: 'Lancaster', york: 'York' },
  combat: {
    title: {
      battle: (where: string) => `Battle of ${theLand(where)}`,
      siege: (where: string) => `Siege of ${where}`,
      ambush: (where: string) => `Ambush near ${theLand(where)}`,
      town: (where: string) => `Fight inside ${where}`,
    },
    where: {
      battle: 'In the open. What cards bring in this part of the country counts.',
      siege: 'The garrison and the strongest faction inside hold the walls.',
      ambush: 'A quarter of their men or fewer: one may fall, then the ambushers are taken.',
      town: 'Inside the walls: the garrison fights for its lord, or on its own side.',
    },
    steps: { declared: 'Declared', heirs: 'Heirs', card: 'Card', after: 'Captures' },
    youAttack: 'attack',
    attacks: 'attacks',
    defends: 'defends',
    youDefend: 'defend',
    to: 'to',
    need: (have: number, need: number) => `${have} men stand before it; ${need} are needed.`,
    odds: ODDS,
    ladder: (step: string) => `Odds: ${step}`,
    rounded: (times: number | undefined) =>
      times === undefined
        ? 'There is nobody to stand against them.'
        : times === 1
          ? 'Even forces: nobody wins, but those named fall.'
          : `${Math.floor(times * 10) / 10} to one: rounded down in favour of the weaker side.`,
    results: { ...ODDS, 'bad-weather': 'bad weather' },
    couldSay: 'What the card could say',
    exact: (cards: number) =>
      cards === 1 ? 'exact: the one card you have not seen' : `exact: the ${cards} cards you have not seen`,
    ends,
    named: 'Named on the card, dead whoever wins',
    byDice: 'May fall by the dice',
    wavering: (cards: number) =>
      `${cards === 1 ? 'One Allegiance card' : `${cards} Allegiance cards`} may first take a noble from the weaker side: that is not counted here.`,
    faceDown: 'The card, face down',
    namedOn: 'Named:',
    outcomes: {
      won: 'The attacker wins.',
      lost: 'The attacker is beaten.',
      indecisive: 'Indecisive: all stay.',
      weather: 'Bad weather: nobody fights.',
      taken: 'The place is taken.',
      holds: 'The place holds.',
      delayed: 'Bad weather: the siege goes on.',
    },
    letLive: 'Let them live',
    whom: 'Whom do you aim at? Two dice decide for him; 4 or less is death.',
    noUndo: 'No undo once the card is turned.',
  },
  papers: {
    prisoner: (name: string) => `${name} is your prisoner. What becomes of him?`,
    askPrice: (name: string) => `Ask ${name} for a price`,
    heldBy: (name: string, captor: string) => `${captor} holds ${said(name)} prisoner.`,
    offerPrice: (name: string) => `Offer ${name} a price`,
    drew: (card: string) => `You drew: ${card}`,
    giveTo: (name: string) => `Give it to ${said(name)}`,
    orKeep: 'Or keep it, unseen by the others.',
    enters: 'Touch it in your hand, then a lit place, and he comes into play. Or keep it, unseen by the others.',
    keeps: 'It stays in your hand, unseen by the others.',
    fate: {
      hold: 'His player may offer a price until your turn ends. Without one you execute or free him then.',
      execute: 'Now, and for good.',
      free: 'Back to a castle of his own with all his cards. He does nothing more this turn; thanks bind nobody.',
    },
    goTo: {
      captor: (cards: readonly string[]) => `To his captors: ${cards.join(', ')}`,
      chancery: (cards: readonly string[]) => `To Chancery: ${cards.join(', ')}`,
      deck: (cards: readonly string[]) => `To the deck: ${cards.join(', ')}`,
    },
    whoTakes: (card: string) => `Who takes ${card}?`,
    whoKeeps: (name: string) => `Who keeps ${said(name)}?`,
    whoseIs: (place: string) => `Whose is ${place} now?`,
    whoGoesIn: (place: string) => `Who goes into ${place}?`,
    lodging: {
      'let-stay': (name: string) => `${name} goes back inside, as a guest.`,
      'put-out': (name: string) => `${name} stays before the gate.`,
    },
    window: {
      'free-move': 'Movement ends. A Free Move can still be played before anybody fights.',
      writ: 'A Writ can send somebody else in place of whoever is called.',
      siege: 'A Writ lets a noble with 50 men inside Calais hold it in the Captain’s place.',
      pardon: 'A Royal Pardon would save him.',
    },
    alike: 'Everybody who could hold one is asked the same. Nothing shows who does.',
    whoHolds: 'Who holds Calais?',
    nobodyToSend: 'None of yours can go instead: they have too few men, or may not leave.',
    inPlaceOf: (name: string) => `In place of ${said(name)}, send:`,
  },
  parliament: {
    title: (where: string) => `Parliament at ${where}`,
    summonTitle: 'Summon a Parliament?',
    summonText: 'One Writ for each noble who is summoned; at least one.',
    summonedBy: (name: string, nobles: number) =>
      `Summoned by ${name === 'You' ? 'you' : name}. ${nobles === 1 ? 'One noble sits' : `${nobles} nobles sit`}.`,
    steps: { summons: 'Summons', count: 'Count', cards: 'Cards', swaps: 'Swaps', peace: 'Peace' },
    cardOf: (at: number, of: number) => `Card ${at} of ${of}`,
    cards: 'Cards of Chancery',
    kinds: KINDS,
    men: (men: number) => `${men} men`,
    cardIs: {
      now: () => 'before the Houses',
      later: () => 'to come',
      given: (name: string) => name,
      back: () => 'nobody gets it',
    },
    onTable: 'on the table',
    houses: { commons: 'Commons', lords: 'Lords' },
    held: {
      commons: (votes: number) => `${votes === 1 ? '1 vote' : `${votes} votes`} held of 156`,
      lords: (votes: number) => `${votes === 1 ? '1 vote' : `${votes} votes`} present`,
    },
    carry: (votes: number) => `${votes} are enough if all vote`,
    tally: ([yes, no]: readonly [number, number]) => `${yes} for, ${no} against`,
    kings: 'King’s 20 votes',
    proposes: (name: string) => (name === 'You' ? 'You propose' : `${name} proposes`),
    menWith: (now: number, then: number) => (now === then ? `${now} men` : `${now} men now, ${then} with it`),
    needs: (card: CrownName | undefined): string =>
      card !== undefined && crownKind(C[card]) === 'bishop'
        ? 'A bishop needs the Lords alone; a tie refuses.'
        : 'A title or an office needs both Houses; a tie refuses.',
    present: (count: number) => (count === 1 ? 'One noble is here' : `${count} nobles are here`),
    yourVote: 'Your vote',
    untilAll: 'sealed until all are in',
    asOne: (votes: number) => `your ${votes === 1 ? 'one vote' : `${votes} votes`}, as one`,
    ballots: { for: 'For', against: 'Against', abstain: 'Abstain' },
    seal: 'Seal my vote',
    chooseFirst: 'Choose for each House first.',
    sealed: (votes: number, of: number) => `Votes sealed: ${votes} of ${of}`,
    sealedWord: 'sealed',
    thinks: 'thinks',
    pickCard: 'Which card do you give?',
    whoGets: (card: string) => `Who gets ${card}? Touch anybody to hear why not.`,
    comes: 'let him come',
    byShip: (name: string, port: string) => `${name}, by ship to ${port}`,
    enough: 'Nobody else comes',
    swapText: 'Two nobles who are here may exchange their offices, if both players and the summoner agree.',
    swap: (one: string, his: string, other: string, theirs: string) =>
      `${one} (${his}) with ${said(other)} (${theirs})`,
    noSwap: 'No swap',
    whereHome: (name: string) => `Where does ${said(name)} go?`,
    whoIsServed: 'On whom do you serve a Writ?',
    serveFirst: 'Touch whom you would serve first.',
    summonWith: (writs: number) =>
      writs === 0 ? 'Summon Parliament' : writs === 1 ? 'Summon with one Writ' : `Summon with ${writs} Writs`,
  },
  parley,
  field,
};
