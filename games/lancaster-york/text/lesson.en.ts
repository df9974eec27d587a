// English: the words of the guided first turn.
import { line } from '@rose/table/text';
import { teach } from './lesson.ts';
import { region, The, the } from './parts.en.ts';

export const lesson = teach({
  board: {
    title: 'Six regions',
    text: [
      line`You are Red. Everything you own gives control points in its region: nobles most, then castles, towns, bishops, ports and ships.`,
      line`At the end of each of five turns Parliament rewards the first and the second of every region.`,
      line`Turn 2 has begun; one pick is left for you.`,
    ],
  },
  pick: {
    title: 'Take a card',
    text: [
      line`The cards lie beside the map.`,
      line`${The('london')} gives 4 control points and pays £8 each turn: take it.`,
    ],
  },
  taxes: {
    title: 'Taxes',
    text: [
      line`Your cards have paid you: ${the('london')} £8, so you have £50; castles and nobles pay nothing.`,
      line`From turn 2 on, whoever is behind may take French aid once. You and Yellow are level, so nobody is asked.`,
    ],
  },
  move: {
    title: 'Plan in secret: a move',
    text: [
      line`Now both plan at once, and nobody sees the other’s plan.`,
      line`${The('stafford')} may ride to a region next to his own.`,
      line`Touch him, then ${region('west-country')}: he brings his 6 points there.`,
    ],
  },
  attack: {
    title: 'Troops',
    text: [
      line`Troops attack places of others where you have presence, and defend your own; each costs £3.`,
      line`Touch ${the('winchester')}, Yellow’s town, and put a first troop there.`,
    ],
  },
  more: {
    title: 'Against a garrison',
    text: [
      line`A town defends itself with a garrison of 2, and both sides lose one token at a time.`,
      line`Two troops would only fall with it; 3 take it with one left. Press plus once.`,
    ],
  },
  enough: {
    title: 'One more than the garrison',
    text: [
      line`Two against two: nobody would be left, and the town would be nobody’s.`,
      line`Press plus once more: with 3 troops it is yours.`,
    ],
  },
  guard: {
    title: 'A white cube',
    text: [
      line`Persons are not attacked but bribed. A white cube stops one bribe and costs a noble’s points once.`,
      line`Guard ${the('stafford')}: touch him and choose the white cube.`,
    ],
  },
  bribe: {
    title: 'A black cube',
    text: [
      line`A black cube costs twice the points and takes an unguarded person, wherever he is.`,
      line`${The('neville')} is worth 10: touch him to bribe him for £20.`,
    ],
  },
  bid: {
    title: 'Captain of Calais',
    text: [
      line`Whoever bids most lands the captain in ${region('midlands')} or ${region('south-east')}: 4 control points and 4 VP this turn.`,
      line`All bids are paid. Bid £1.`,
    ],
  },
  lock: {
    title: 'Confirm',
    text: [
      line`Beside the map stand your orders, what they cost, and what Parliament would say to them.`,
      line`Until the last player has confirmed you could reopen the plan. Confirm it.`,
    ],
  },
  parliament: {
    title: 'Parliament',
    text: [
      line`Plans were opened, bribes tried, battles fought; then each region was judged.`,
      line`${The('neville')} and ${the('stafford')} lead ${region('west-country')} for you, and ${region('south-east')} is yours.`,
      line`After five such turns the most victory points win. That is the whole game.`,
    ],
  },
});
