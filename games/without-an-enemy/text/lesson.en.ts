// English: the words of the guided first turn.
import { line } from '@rose/table/text';
import { teach } from './lesson.ts';
import { area, card, city, inArea, The, the } from './parts.en.ts';

export const lesson = teach({
  map: {
    title: 'England, 1642',
    text: [
      line`You lead the Royalists, the King’s Cavaliers.`,
      line`King Charles musters ${inArea('shropshire')}; Parliament and its Roundheads hold ${area('london')}.`,
      line`The war may last until 1646.`,
      line`Each side wants the cities that favour the other: a lead of 3 points wins at once.`,
    ],
  },
  blocks: {
    title: 'Blocks',
    text: [
      line`${The('r-rupert')} shows C3 and strength 4: Cavalry, four dice, and each die of 3 or less is a hit.`,
      line`A is Artillery, I is Infantry.`,
      line`Only you see the faces of your blocks; the blocks ${inArea('northamptonshire')} show you their backs.`,
    ],
  },
  card: {
    title: 'A card each',
    text: [
      line`Every turn both players choose a card in secret.`,
      line`Its points are your actions; its event, if it has one, comes with them.`,
      line`The higher card plays first.`,
      line`Play ${card('r-04')}: 3 points.`,
    ],
  },
  order: {
    title: 'A tie',
    text: [
      line`Parliament has 3 points too.`,
      line`On a tie the Royalist decides who is Player 1 until 1643, then Parliament does.`,
      line`Choose to play first.`,
    ],
  },
  move: {
    title: 'A group moves',
    text: [
      line`One point moves any blocks of one area: Infantry 2 areas, Cavalry 3, guns 1.`,
      line`Send ${the('r-astley')} from ${area('shropshire')} to ${area('worcestershire')}, where Prince Rupert waits.`,
    ],
  },
  group: {
    title: 'For the same point',
    text: [
      line`The group is paid for: other blocks ${inArea('shropshire')} may still go, even to another area.`,
      line`A block must stop where any enemy is, and after a rough border.`,
      line`Send ${the('r-lifeguard')} to ${area('worcestershire')} too.`,
    ],
  },
  strengthen: {
    title: 'Recruits',
    text: [
      line`Another point adds 1 strength to a block.`,
      line`Regional blocks must be at home for it; guns are never strengthened this way.`,
      line`Strengthen ${the('r-gerard-foot')}: touch Recruit, then the block.`,
    ],
  },
  deploy: {
    title: 'From the Reserve',
    text: [
      line`Or a point brings a block out of your Reserve, at strength 1, into a friendly area: one that is yours alone.`,
      line`A regional block goes to its own region.`,
      line`Deploy ${the('r-marches-foot')} ${inArea('shropshire')}.`,
    ],
  },
  'end-actions': {
    title: 'That is all',
    text: [
      line`Your 3 points are spent.`,
      line`Now Parliament acts; then come battles and sieges, supply, and from 1643 on the count of victory points.`,
      line`End your actions.`,
    ],
  },
  attack: {
    title: 'Against Essex',
    text: [
      line`Turn VI. The Earl of Essex stands ${inArea('warwickshire')}.`,
      line`To enter where the enemy is means to attack; at most 6 of your blocks cross a clear border in a turn.`,
      line`Let ${the('r-rupert')} lead the way.`,
    ],
  },
  main: {
    title: 'The main border',
    text: [
      line`All have come, over two borders.`,
      line`Those of the main border fight from cycle 1; the others are reserves and enter in cycle 2.`,
      line`Name ${area('worcestershire')}.`,
    ],
  },
  fire: {
    title: 'Fire, or wait',
    text: [
      line`Now both armies are shown, and Essex can no longer slip away.`,
      line`In each cycle Infantry may fire, at −1 but first, or wait and engage later at full effectiveness.`,
      line`Let ${the('r-astley')} fire.`,
    ],
  },
  ready: {
    title: 'The others wait',
    text: [
      line`${The('r-lifeguard')} waits: with effectiveness 3, every other die hits when it engages.`,
      line`After the volley Cavalry charges Cavalry, then the Infantry closes in.`,
      line`You are ready.`,
    ],
  },
  dice: {
    title: 'What the dice said',
    text: [
      line`Every hit takes 1 strength from the strongest block of its class; between equals its owner chooses.`,
      line`Cavalry that was hit may rout; victorious Cavalry may ride off in pursuit, the King’s more than most.`,
      line`After cycle 3 the attacker must go.`,
    ],
  },
  breach: {
    title: 'Before Gloucester',
    text: [
      line`Summer 1643. Parliament’s men have shut themselves up in ${city('gloucester')}; the siege marker is at 1.`,
      line`Your guns may try to open a breach: their strength and the marker say on which faces.`,
      line`Batter the wall.`,
    ],
  },
  wall: {
    title: 'Time besieges too',
    text: [
      line`Whether the wall fell or not, the marker rises by 1 each turn.`,
      line`Before that the besieged side rolls the siege die for ${city('gloucester')}: the higher the marker, the more hunger, and at last surrender.`,
    ],
  },
  storm: {
    title: 'To the assault',
    text: [
      line`A turn later. The marker is at 2 and the wall is open.`,
      line`At most 4 blocks may storm at once, twice the size of ${city('gloucester')}; two are chosen already.`,
      line`Attack.`,
    ],
  },
  walls: {
    title: 'Walls and breaches',
    text: [
      line`Defenders of ${city('gloucester')} fire and engage at −1.`,
      line`Behind whole walls two hits take only 1 strength; a breach takes that shelter away.`,
      line`If nobody is left inside but guns, the city is yours at once. Otherwise the siege goes on.`,
    ],
  },
  supply: {
    title: 'Hunger',
    text: [
      line`A county feeds four blocks of Infantry and Cavalry, mountains three; a city of yours as many more of Infantry as its size.`,
      line`Guns need nothing.`,
      line`You have six blocks to feed ${inArea('berkshire')}, with Reading: one too many.`,
      line`Choose who loses 1 strength.`,
    ],
  },
  victory: {
    title: 'Victory',
    text: [
      line`Winter 1643. Bristol and Gloucester are yours: 2 points.`,
      line`Your Infantry stands before ${city('leicester')}, which is empty, and takes it when the battles are over: 3 points, a major victory.`,
      line`End your actions.`,
    ],
  },
});
