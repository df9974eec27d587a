// What follows the battles: supply phases and political turns, reached by a turn in which both do nothing.
import { acts, type Board, homes, legal, phase, type Scene, say } from './scene.ts';

export const CROWNS =
  'caernarvon chester cornwall cumbria derby gloucester middlesex pembroke south-yorks sussex warwick'.split(' ');

/** Both players do nothing in a turn; the supply phase begins. */
export const turnEnds = (board: Board): Scene => say(acts('york', 2, board), 'end-actions', 'end-actions');

/** The first thing that may be said; nobody is executed by chance. */
const any = (s: Scene): string => {
  const all = legal(s);
  const text = all.includes('spare') ? 'spare' : all[0];
  if (text === undefined) throw new Error('scene: nothing may be said');
  return text;
};
/** Supply is settled somehow. */
export const fed = (s: Scene): Scene => {
  let then = s;
  while (!then.outcome && phase(then) === 'supply') then = say(then, any(then));
  return then;
};
/** Turn 7 ends without another move: the political turn, at its first decision. */
export const campaignEnds = (board: Board): Scene => fed(turnEnds({ turn: 7, seed: 7, ...board }));

const wanted = (s: Scene, wishes: readonly string[]): string | undefined =>
  wishes.find((wish) => legal(s).includes(wish));
/** Goes on until the next cards are chosen: the wishes are fulfilled when they may be, all else goes somehow. */
export const settle = (s: Scene, ...wishes: readonly string[]): Scene => {
  let then = s;
  const left = [...wishes];
  while (!then.outcome && phase(then) !== 'card') {
    const wish = wanted(then, left);
    if (wish !== undefined) left.splice(left.indexOf(wish), 1);
    then = say(then, wish ?? any(then));
  }
  if (left.length > 0) throw new Error(`scene: never legal: ${left.join(', ')}`);
  return then;
};
/** The homes a block has when its side goes home; others go somehow until it is asked. */
export const homesOf = (s: Scene, block: string): readonly string[] => homes(askedHome(s, block), block);
export const askedHome = (s: Scene, block: string): Scene => {
  let then = s;
  while (phase(then) === 'political' && homes(then, block).length === 0) then = say(then, any(then));
  return then;
};
