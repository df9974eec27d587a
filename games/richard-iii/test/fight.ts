// Battles in a few words. They are marched into, not written down: what a battle knows of borders, roles and
// reserves comes from the moves that made it.
import {
  acts,
  type Board,
  type Card,
  documentOf,
  enemyOf,
  legal,
  names,
  type Places,
  type Scene,
  type Seat,
  say,
} from './scene.ts';

export interface Fight extends Omit<Board, 'other'> {
  readonly area: string;
  /** The main attack, and the neighbour it comes from. */
  readonly attackers: string;
  readonly from?: string;
  readonly defenders: string;
  /** Whose attack it is; York's unless said. */
  readonly side?: Seat;
  /** Further groups of the attack, neighbour → blocks; and the defender's, who is then player 2. */
  readonly waves?: Places;
  readonly relief?: Places;
  /** The attacker is player 2. */
  readonly late?: boolean;
  readonly card?: Card;
  readonly defence?: Card;
}

/** A yellow road into each area where cases fight without naming one. */
const ROADS: Places = {
  chester: 'derby',
  cornwall: 'dorset',
  derby: 'south-yorks',
  dorset: 'wilts',
  'east-anglia': 'essex',
  essex: 'middlesex',
  kent: 'sussex',
  leicester: 'oxford',
  lincoln: 'leicester',
  middlesex: 'oxford',
  'north-yorks': 'south-yorks',
  oxford: 'gloucester',
  pembroke: 'glamorgan',
  powys: 'chester',
  rutland: 'leicester',
  somerset: 'gloucester',
  'south-yorks': 'derby',
  sussex: 'kent',
  warwick: 'chester',
  wilts: 'somerset',
};
export const roadTo = (area: string): string => {
  const road = ROADS[area];
  if (road === undefined) throw new Error(`scene: from where is ${area} attacked?`);
  return road;
};

/** Every block of a group marches one step. */
export const group = (from: string, to: string, blocks: string): readonly string[] =>
  names(blocks).map((block) => `march ${block} ${from}-${to}`);
const groups = (area: string, waves: Places): readonly string[] =>
  Object.entries(waves).flatMap(([from, blocks]) => group(from, area, blocks));

const sumOf = (...all: readonly (readonly [string, string])[]): Places => {
  const sum: Record<string, string> = {};
  for (const [place, blocks] of all) sum[place] = `${sum[place] ?? ''} ${blocks}`;
  return sum;
};

/** Ends an action phase; where an attack came over several borders, this one is its main attack. */
export const endActions = (s: Scene, ...mains: readonly string[]): Scene => say(s, 'end-actions', ...mains);

/** The action phase just before the attack of a fight, its first player about to act. */
export const beforeFight = (fight: Fight): Scene => {
  const { area, attackers, defenders, side = 'york', waves = {}, relief = {}, late = false } = fight;
  const { card = 4, defence = 4, from = roadTo(area) } = fight;
  const at = sumOf(
    ...Object.entries(fight.at ?? {}),
    [from, attackers],
    [area, defenders],
    ...Object.entries(waves),
    ...Object.entries(relief),
  );
  const board = { ...fight, at, other: late ? card : defence };
  return late ? acts(enemyOf(side), defence, board) : acts(side, card, board);
};

/** Begins the battle of an area, when it is not begun already. */
export const fightAt = (s: Scene, area: string): Scene =>
  legal(s).includes(`fight ${area}`) ? say(s, `fight ${area}`) : s;

/** The battle, before its first decision. */
export const battle = (fight: Fight): Scene => {
  const { area, attackers, waves = {}, relief = {}, late = false, from = roadTo(area) } = fight;
  const main = Object.keys(waves).length > 0 ? [`main ${area} ${from}`] : [];
  const attack = (s: Scene): Scene =>
    endActions(say(s, ...group(from, area, attackers), ...groups(area, waves)), ...main);
  const answer = (s: Scene): Scene => endActions(say(s, ...groups(area, relief)));
  const s = beforeFight(fight);
  return fightAt(late ? attack(answer(s)) : answer(attack(s)), area);
};

const TURN = /^(?:fire|charge|treachery|retreat|pass) (\S+)/;
/** The blocks of which one must take its battle turn now. */
export const now = (s: Scene): readonly string[] => [
  ...new Set(legal(s).flatMap((text) => TURN.exec(text)?.[1] ?? [])),
];
/** What a block may do in its battle turn: fire, charge, treachery, retreat, pass. */
export const verbs = (s: Scene, block: string): readonly string[] =>
  [
    ...new Set(
      legal(s)
        .filter((text) => text.split(' ')[1] === block)
        .map((text) => text.split(' ')[0] ?? ''),
    ),
  ].sort();
export const round = (s: Scene): number => documentOf(s).phase.round ?? 0;

/** Everybody passes until this block may take its turn. */
export const until = (s: Scene, block: string): Scene => {
  let then = s;
  for (let n = 0; n < 60 && !now(then).includes(block); n++) then = say(then, `pass ${now(then)[0] ?? ''}`);
  return then;
};
/** Everybody passes until this round begins. */
export const toRound = (s: Scene, number: number): Scene => {
  let then = s;
  while (round(then) < number) then = say(then, `pass ${now(then)[0] ?? ''}`);
  return then;
};
/** The blocks of this round in the order of their turns, all passing. */
export const order = (s: Scene): readonly string[] => {
  const taken: string[] = [];
  const begun = round(s);
  for (let then = s; round(then) === begun && now(then).length > 0; ) {
    const block = now(then)[0] ?? '';
    taken.push(block);
    then = say(then, `pass ${block}`);
  }
  return taken;
};
/** The owner lets the first of equals take hits. */
export const anyHits = (s: Scene): Scene => {
  let then = s;
  for (let text = legal(then, 'take-hits')[0]; text !== undefined; text = legal(then, 'take-hits')[0])
    then = say(then, text);
  return then;
};
/** What the document says of the phase. */
export const phaseFacts = (s: Scene): ReturnType<typeof documentOf>['phase'] => documentOf(s).phase;
