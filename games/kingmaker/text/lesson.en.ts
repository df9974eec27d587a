// English: the words of the guided first turn.
import { line, place } from '@rose/table/text';
import { teach } from './lesson.ts';

const neville = place('neville', 'Neville');
const stanley = place('stanley', 'Stanley');
const holland = place('holland', 'Holland');
const stafford = place('stafford', 'Stafford');
const percy = place('percy', 'Percy');
const coventry = place('coventry', 'Coventry');
const london = place('london', 'London');

export const lesson = teach({
  kingdom: {
    title: 'Seven claimants, one throne',
    text: [
      line`England is torn between Lancaster and York.`,
      line`${place('henry', 'Henry VI')} is King; ${place('richard-york', 'Richard of York')} would like to be.`,
      line`You are neither: you lead Red, a faction of nobles who take heirs, crown them and put them to death.`,
      line`Whoever holds the last heir alive, crowned, wins.`,
    ],
  },
  faction: {
    title: 'Your faction',
    text: [
      line`${neville} has 50 men of his own and 100 as Marshal of England; ${stanley} has 50.`,
      line`${holland} holds Bristol by a town card.`,
      line`A turn goes: an Event card for all, movement, combat, Parliament, coronation, one card drawn.`,
      line`The Event has passed; now you move.`,
    ],
  },
  march: {
    title: 'Across country',
    text: [
      line`A noble, or a stack, marches up to 5 areas, and nothing stops him.`,
      line`The Prince of Wales is inside ${coventry}, a neutral town: you cannot just walk in.`,
      line`March ${neville} and ${stanley} into the open beside it.`,
    ],
  },
  road: {
    title: 'By road',
    text: [
      line`Along a road one goes as far as one likes, until a fortified place that is not one’s own.`,
      line`Bath and Reading have no walls and let ${holland} pass; ${place('windsor', 'Windsor')} stops him, six areas on.`,
      line`Send him there.`,
    ],
  },
  'end-movement': {
    title: 'All have moved',
    text: [
      line`Each noble moves once in a turn: by land, by road or by ship.`,
      line`At the end of a move he may enter a friendly place for nothing.`,
      line`End your movement.`,
    ],
  },
  siege: {
    title: 'A siege',
    text: [
      line`Walls are taken by siege.`,
      line`You need as many men as the garrison and those inside have.`,
      line`${coventry} has 200 men and no noble; ${neville} and ${stanley} have 200.`,
      line`Besiege the town.`,
    ],
  },
  card: {
    title: 'The card decides',
    text: [
      line`An Event card is turned for every fight.`,
      line`A siege succeeds unless the card says bad weather: 12 cards of 72.`,
      line`But nobles who are named on it die, on either side.`,
      line`Until now you could still call it off. Turn the card.`,
    ],
  },
  weather: {
    title: 'Taken, or delayed',
    text: [
      line`Bad weather only delays: the town is under siege, nobody enters or leaves it, and you try again next turn.`,
      line`Any other card gives you ${coventry} with everybody inside.`,
    ],
  },
  lord: {
    title: 'A place gets a lord',
    text: [
      line`Say ${coventry} has fallen.`,
      line`A place belongs to one noble among the captors: when he dies it is lost.`,
      line`Choose ${neville} or ${stanley}. Then they go in.`,
    ],
  },
  heir: {
    title: 'An heir is taken',
    text: [
      line`${place('edward-wales', 'Edward of Wales')} is yours: a noble of your faction is with him and no other.`,
      line`He goes where your nobles take him, and you may execute him at any time.`,
      line`Heirs of both houses are yours for two turns only.`,
    ],
  },
  battle: {
    title: 'A battle',
    text: [
      line`Another turn: ${stafford} is in the open near ${coventry} with ${place('margaret', 'Margaret of Anjou')}.`,
      line`You have 200 men to his 60: more than three to one, so the odds are 3-1.`,
      line`Attack him.`,
    ],
  },
  mercy: {
    title: 'Before the card',
    text: [
      line`Whoever holds an heir may kill him before the card is turned, rather than lose him.`,
      line`Yellow was asked, and ${place('margaret', 'Margaret')} lives.`,
    ],
  },
  'battle-card': {
    title: 'Odds of three to one',
    text: [
      line`Each card shows the odds that win.`,
      line`With 3-1 you win on 3-1, 2-1, 3-2, 5-4 and majority: 49 cards of 72.`,
      line`On 4-1 the battle is indecisive, and all stay.`,
      line`Turn the card on ${stafford}.`,
    ],
  },
  fallen: {
    title: 'Who falls',
    text: [
      line`If you won, ${stafford} is your prisoner, unless the card named him: then he is dead.`,
      line`A dead noble’s title and office go to Chancery, his other cards to the deck.`,
    ],
  },
  prisoner: {
    title: 'A prisoner',
    text: [
      line`Say ${stafford} was taken.`,
      line`Execute him, and his mercenaries are yours; free him; or hold him, and Yellow may buy him back before the turn ends.`,
      line`Whoever is still held then is executed or set free. Choose.`,
    ],
  },
  summon: {
    title: 'A Parliament',
    text: [
      line`Another turn: the sole King, ${place('henry', 'Henry VI')}, is yours and inside ${london}.`,
      line`So you may summon Parliament there, with at least one Writ, served on any noble.`,
      line`Summon ${percy}, Yellow’s Earl of Northumberland: he must come.`,
    ],
  },
  attend: {
    title: 'Who else comes',
    text: [
      line`Others come if they like; Yellow sends nobody else.`,
      line`For each noble present a card is drawn from Chancery, where the titles and offices of the dead lie.`,
      line`Let ${stanley} come to ${london}.`,
    ],
  },
  award: {
    title: 'Titles and offices',
    text: [
      line`Three cards are on the table, and you give them to whomever you like.`,
      line`Titles go to nobles who have none, offices to those who have a title.`,
      line`The title of Earl of Kent adds 30 men: give it to ${stanley} or ${holland}.`,
    ],
  },
  crown: {
    title: 'A coronation',
    text: [
      line`The first survivor of a house may be crowned, in a cathedral, by an archbishop or two bishops.`,
      line`${neville} has the Archbishop of York, and ${place('richard-york', 'Richard of York')} is with him in York.`,
      line`Crown him: then there are two Kings.`,
    ],
  },
  victory: {
    title: 'The last one',
    text: [
      line`Years later two are left, both yours: King ${place('edward-march', 'Edward of March')} and ${place('richard-gloucester', 'Richard of Gloucester')}.`,
      line`One King and one heir, but only the last one wins.`,
      line`Execute Richard, and the crown is yours to wear on another’s head.`,
    ],
  },
});
