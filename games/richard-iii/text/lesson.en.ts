// English: the words of the guided first campaign.
import { line } from '@rose/table/text';
import { teach } from './lesson.ts';
import { Area, area, inArea, The, the } from './parts.en.ts';

export const lesson = teach({
  map: {
    title: 'England, 1460',
    text: [
      line`You lead York, the white rose.`,
      line`Henry VI of Lancaster holds the throne ${inArea('middlesex')}; your men wait in exile.`,
      line`They are ${inArea('calais')} and ${inArea('ireland')}.`,
      line`Three campaigns of seven turns lie ahead.`,
      line`Whoever has the throne at the end wins.`,
    ],
  },
  blocks: {
    title: 'Blocks',
    text: [
      line`Each block is a lord and his men.`,
      line`${The('y-warwick')} shows B3 and strength 4: he acts after the A blocks and rolls four dice.`,
      line`Each die of 3 or less is a hit, and each hit taken costs 1 strength.`,
      line`Only you see your faces; the block ${inArea('middlesex')} shows you its back.`,
    ],
  },
  card: {
    title: 'A card each',
    text: [
      line`Every turn both players choose a card in secret.`,
      line`An event goes before an action card, more points before fewer.`,
      line`A tie goes to the Pretender, the side without the throne: that is you.`,
      line`Play the card of 3 actions.`,
    ],
  },
  sea: {
    title: 'Player 1 takes ship',
    text: [
      line`Lancaster played 3 actions too, so you are Player 1 and act first, with three points.`,
      line`A point takes a block to another coast of the same sea, if no enemy stands there.`,
      line`Send ${the('y-warwick')} to ${area('kent')}.`,
    ],
  },
  'two-for-one': {
    title: 'Two for one',
    text: [
      line`${Area('calais')} and ${area('kent')} are both major ports.`,
      line`Between such ports one point carries two blocks, so the next one sails for nothing.`,
      line`Send ${the('y-march')} after him.`,
    ],
  },
  recruit: {
    title: 'Recruiting',
    text: [
      line`Two points are left.`,
      line`One brings a block out of your pool: a noble to his own shield, a levy to its city.`,
      line`No enemy may stand there, and recruits do not move this turn.`,
      line`Recruit ${the('y-norfolk')} ${inArea('east-anglia')}.`,
    ],
  },
  march: {
    title: 'On the march',
    text: [
      line`Turn 4, and you have three points again.`,
      line`One point activates an area: each of its blocks may march one or two areas, together or apart.`,
      line`From ${area('hereford')} send ${the('y-york')} two areas, to ${area('oxford')}.`,
    ],
  },
  'red-border': {
    title: 'Borders',
    text: [
      line`Four of your blocks may cross a yellow border, open country, three a blue one, a river.`,
      line`Red ones, the hills, let two over, and those must stop.`,
      line`Try to take ${the('y-northumberland')} to ${area('east-yorks')}: it is refused.`,
      line`Take him to ${area('northumbria')}.`,
    ],
  },
  attack: {
    title: 'To London',
    text: [
      line`To enter an area that the enemy holds is to attack it: the block stops and fights.`,
      line`The King is ${inArea('middlesex')}.`,
      line`Your last point activates ${area('kent')}.`,
      line`Let ${the('y-march')} lead.`,
    ],
  },
  detour: {
    title: 'A second border',
    text: [
      line`Warwick and Salisbury have followed March.`,
      line`The border between ${area('kent')} and ${area('middlesex')} is blue, and now it is full.`,
      line`${The('y-arundel')} goes through ${area('sussex')} and attacks from there.`,
      line`${Area('kent')} is paid for, so it costs nothing.`,
    ],
  },
  'end-actions': {
    title: 'That is all',
    text: [
      line`All three points are spent.`,
      line`When you have ended your actions, Lancaster acts; then come the battles.`,
      line`End your actions.`,
    ],
  },
  'main-attack': {
    title: 'The main attack',
    text: [
      line`You came over two borders.`,
      line`One is the main attack: its blocks fight from round 1 and pin as many defenders.`,
      line`The others are reserves and come in for round 2.`,
      line`Name ${area('kent')}: touch ${area('middlesex')}, then ${area('kent')}.`,
    ],
  },
  fire: {
    title: 'The first round',
    text: [
      line`Both front lines are turned up.`,
      line`A before B before C before D, and within a letter the defenders first.`,
      line`${The('y-march')} is A3, so he begins: fire.`,
      line`As the senior heir of your line he may also charge one block, which fires back at him alone.`,
    ],
  },
  hits: {
    title: 'Hits',
    text: [
      line`March is A3: each die of 3 or less was a hit.`,
      line`The hits of one volley go to the strongest enemy block in the front line; between equals its owner chooses.`,
      line`Now Lancaster’s B blocks answer ${inArea('middlesex')}.`,
      line`There Henry VI has +1 for the crown.`,
    ],
  },
  treachery: {
    title: 'A word in his ear',
    text: [
      line`Round 2. King, Pretender and Warwick may each try once a battle to win over an enemy.`,
      line`It takes a block with a loyalty number, and as many dice, all even.`,
      line`For ${the('l-buckingham')} it is one die.`,
      line`Let ${the('y-warwick')} try him, or fire if you trust steel more.`,
    ],
  },
  loyalty: {
    title: 'Bought or not',
    text: [
      line`An even die, and Buckingham is yours: he waits in reserve and fights for you next round.`,
      line`An odd one, and nothing happens; Warwick has no other try in this battle.`,
      line`Fire instead, and he keeps it for later.`,
    ],
  },
  retreat: {
    title: 'The retreat',
    text: [
      line`From round 2 on a block may retreat instead of firing.`,
      line`In round 4 every attacker must, or is eliminated.`,
      line`It goes to a neighbouring area without enemies, never over a border by which they came.`,
      line`Take ${the('y-salisbury')} out, say to ${area('kent')}.`,
    ],
  },
  regroup: {
    title: 'After a victory',
    text: [
      line`Your men have won ${inArea('essex')}.`,
      line`The winner may regroup: each block stays or goes to a neighbouring area without enemies.`,
      line`Take ${the('y-suffolk')} back to ${area('east-anglia')}, move another, or let all stay.`,
    ],
  },
  supply: {
    title: 'Hunger',
    text: [
      line`A turn ends with supply.`,
      line`An area feeds four blocks, with a city five; exile has limits of its own.`,
      line`There are five ${inArea('sussex')} and no city: one must lose 1 strength.`,
      line`Lost strength comes back only when the campaign is over.`,
      line`Choose who goes hungry.`,
    ],
  },
  usurpation: {
    title: 'The throne',
    text: [
      line`After turn 7 each side counts its heirs, nobles and church blocks on the map, exile apart.`,
      line`A block ${inArea('middlesex')} counts one more.`,
      line`The Pretender needs more than the King: you have four lords and London, Lancaster four lords.`,
      line`End your actions.`,
    ],
  },
});
