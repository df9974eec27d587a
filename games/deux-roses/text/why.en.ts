// English: refusals. One sentence each: the cause, and what would be needed.
import type { DeuxRoses } from '@rose/deux-roses/ids';
import { type Catalogue, line, place } from '@rose/table/text';
import { TOWARDS } from './does.en.ts';

export const why: Catalogue<DeuxRoses>['why'] = {
  'not-your-soldier': ({ cell }) =>
    line`None of your soldiers stands on ${place(cell)}: only your own soldiers act, never a castle.`,
  'cell-taken': ({ cell }) =>
    line`${place(cell)} is taken: the cell would have to be empty, for it holds one piece only.`,
  'off-the-board': ({ direction }) =>
    line`The garden ends to the ${TOWARDS[direction]}: a soldier needs a cell there to go to.`,
  // 2 Set-up
  'red-star': ({ cell }) =>
    line`${place(cell)} is a red star: these stay empty during set-up, so choose a cell on your side of them.`,
  'first-touches-castle': ({ cell, castle }) =>
    line`${place(cell)} does not touch your castle: your first soldier must stand right next to ${place(castle)}.`,
  'touches-no-soldier': ({ cell }) =>
    line`${place(cell)} touches none of your soldiers: a new one must touch another, and the castle does not count.`,
  // 3 Moves
  'opening-is-a-step': () =>
    line`The very first action of the game must be a step: one soldier to an empty cell next to it.`,
  'not-a-neighbour': ({ from, to }) =>
    line`${place(to)} does not touch ${place(from)}: a step goes one cell, and farther off it takes a chain.`,
  'that-is-a-step': ({ from, to }) =>
    line`${place(to)} touches ${place(from)}: going there is a plain step, not a march.`,
  'no-chain': ({ from }) => line`No other soldier of yours touches ${place(from)}: a march needs a chain to follow.`,
  'chain-does-not-reach': ({ from, to }) =>
    line`The chain from ${place(from)} does not reach ${place(to)}: a march ends beside one of its soldiers.`,
  'soldiers-do-not-touch': ({ cells: [a, b] }) =>
    line`${place(a)} and ${place(b)} do not touch: two soldiers move together only when they are neighbours.`,
  'translation-never-pushes': ({ cell }) =>
    line`${place(cell)} is taken, and a translation never pushes: both soldiers need an empty cell ahead.`,
  'must-act': () => line`You still have an action to play: a turn passes by itself, and only when there is none.`,
  // 4 Combat
  'nobody-to-push': ({ cell }) => line`Nobody stands on ${place(cell)}: an attack needs an enemy piece there.`,
  'own-piece': ({ cell }) => line`The piece on ${place(cell)} is your own: only enemy pieces can be pushed.`,
  'no-front-soldier': ({ rear, cell }) =>
    line`None of your soldiers stands on ${place(cell)}, in front of ${place(rear)}: a breakthrough takes two in line.`,
  'no-support': ({ target }) =>
    line`Only one of your soldiers touches ${place(target)}: a second must, or stand behind it for a breakthrough.`,
  'cell-behind-taken': ({ target, behind }) =>
    line`${place(behind)}, right behind ${place(target)}, is taken: a pushed piece needs a free cell to go to.`,
  'only-breakthrough-ejects-castle': ({ castle }) =>
    line`Only a breakthrough throws a castle out: two soldiers must stand in line facing ${place(castle)}.`,
  // 5 Reinforcements
  'no-soldier-lost': () => line`Your four soldiers are all in the garden: a reinforcement only replaces a lost one.`,
  'marker-shows-moon': () =>
    line`Your marker shows the moon: the other house must call a reinforcement before you may call another.`,
  'not-linked-to-castle': ({ cell }) =>
    line`${place(cell)} touches neither your castle nor a soldier linked to it: a reinforcement must touch one.`,
  // 6 End
  'situation-seen-before': () =>
    line`This would bring back a situation already seen in this game: something has to be different.`,
};
