// English: the words of the guided first game.
import { line, place } from '@rose/table/text';
import { teach } from './lesson.ts';

export const lesson = teach({
  garden: {
    title: 'The garden',
    text: [
      line`Two houses share this garden of thirty-seven cells.`,
      line`You lead Lancaster, the red rose: your castle stands on ${place('f3')}.`,
      line`Opposite, on ${place('b3')}, is the white castle of York.`,
      line`Push it out of the garden and you have won.`,
    ],
  },
  'first-soldier': {
    title: 'A first soldier',
    text: [
      line`Each house places four soldiers, in turn.`,
      line`The first must touch its own castle.`,
      line`Touch ${place('e2')} if you like: the table tells you why not.`,
      line`Then place your soldier on ${place('e3')}.`,
    ],
  },
  'second-soldier': {
    title: 'Shoulder to shoulder',
    text: [
      line`From now on each new soldier must touch one of your soldiers.`,
      line`${place('f4')} touches only the castle: try it, it is refused.`,
      line`Place the next one beside ${place('e3')}, on ${place('e2')} or ${place('e4')}.`,
    ],
  },
  armies: {
    title: 'Two chains',
    text: [
      line`The remaining soldiers have been placed for you.`,
      line`The red stars of the middle row had to stay empty until now; from here on anybody may walk on them.`,
    ],
  },
  step: {
    title: 'The step',
    text: [
      line`You do one thing a turn.`,
      line`The simplest is the step: one soldier to an empty cell next to it, in any direction.`,
      line`The very first action of a game must be one.`,
      line`Step from ${place('e2')} to ${place('d3')}.`,
    ],
  },
  march: {
    title: 'The march',
    text: [
      line`Soldiers that touch form a chain.`,
      line`One soldier may run along it in one go, over its friends, to any empty cell beside the chain.`,
      line`Send ${place('e5')} to the front: it marches to ${place('d4')}.`,
    ],
  },
  translation: {
    title: 'The translation',
    text: [
      line`Two soldiers that touch may move together, one cell the same way.`,
      line`Move ${place('d3')} and ${place('d4')} east.`,
      line`Touch ${place('d3')}, then ${place('d4')} to take him along, then ${place('d5')}.`,
      line`Your pair will then stand on ${place('d4')} and ${place('d5')}, both next to the enemy on ${place('c4')}.`,
    ],
  },
  push: {
    title: 'What a push needs',
    text: [
      line`An attack pushes one enemy piece straight on by one cell.`,
      line`Behind it there must be a free cell, or the outside.`,
      line`Behind ${place('c4')}, seen from ${place('d4')}, lies ${place('b4')}: empty.`,
      line`The push is on.`,
    ],
  },
  'supported-attack': {
    title: 'The supported attack',
    text: [
      line`One soldier pushes while another touches the same enemy.`,
      line`${place('d5')} touches ${place('c4')}, so ${place('d4')} may push it.`,
      line`A breakthrough would do as well here; choose the supported attack and see who stays behind.`,
    ],
  },
  breakthrough: {
    title: 'The breakthrough',
    text: [
      line`Later in the war.`,
      line`Two of your soldiers stand in line, one right behind the other, facing the enemy on ${place('a4')}.`,
      line`That is what a breakthrough takes.`,
      line`All slide one cell, and behind ${place('a4')} is nothing but the outside.`,
      line`Advance ${place('c4')} and ${place('b4')}.`,
    ],
  },
  markers: {
    title: 'Sun and moon',
    text: [
      line`York has lost a soldier and called a reinforcement at once, on ${place('c3')}.`,
      line`That turned the white marker to the moon: York may not call again until you do.`,
    ],
  },
  reinforcement: {
    title: 'Your reinforcement',
    text: [
      line`You are one short too, and your marker shows the sun.`,
      line`Call a soldier: he enters next to your castle, or next to a soldier linked to it, such as ${place('e3')}.`,
      line`It costs your turn, and both markers go back to the sun.`,
    ],
  },
  castle: {
    title: 'Storming a castle',
    text: [
      line`The last act: York stands at your gates, and you at theirs.`,
      line`A castle is pushed like a soldier as long as it stays in the garden.`,
      line`With ${place('c4')} and ${place('b4')} in support, attack it from ${place('c3')}.`,
      line`It will be driven from ${place('b3')} to ${place('a3')}.`,
    ],
  },
  'line-up': {
    title: 'Only a breakthrough',
    text: [
      line`The white castle is on the edge, but so is yours!`,
      line`Try to push ${place('a3')} from ${place('b3')}: it is refused.`,
      line`A supported attack never throws a castle out.`,
      line`You need two in line.`,
      line`Bring a soldier to ${place('c3')}, right behind ${place('b3')}.`,
    ],
  },
  victory: {
    title: 'Over the edge',
    text: [
      line`York is in line as well and would win next turn.`,
      line`But it is your turn: break through with ${place('c3')} and ${place('b3')}.`,
    ],
  },
});
