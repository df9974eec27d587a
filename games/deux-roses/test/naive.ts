// The rules a second time, read from the rulings alone: slow, plain, and nothing in common with the engine.
// A position is a bag of names; an action is its text. Perft and random walks hold the engine against it.

export type Side = 'lancaster' | 'york';
export interface NaiveSide {
  readonly castle: string | null;
  readonly soldiers: readonly string[];
  readonly marker: 'sun' | 'moon';
}
export interface NaiveOptions {
  readonly firstPlacerMovesFirst: boolean;
  readonly openingIsSingleStep: boolean;
  readonly noRepetition: boolean;
  readonly plyLimit: number;
}
export interface Naive {
  readonly phase: 'placement' | 'play';
  readonly toMove: Side;
  readonly lancaster: NaiveSide;
  readonly york: NaiveSide;
  readonly actions: number;
  readonly passes: number;
  readonly seen: ReadonlySet<string>;
  readonly options: NaiveOptions;
}

const ROW_LENGTHS = { a: 4, b: 5, c: 6, d: 7, e: 6, f: 5, g: 4 };
const COMPASS = { E: [1, 0], NE: [1, -1], NW: [0, -1], W: [-1, 0], SW: [-1, 1], SE: [0, 1] } as const;
const HEADINGS = Object.keys(COMPASS) as (keyof typeof COMPASS)[];

/** Names to axial coordinates and back: row d is r = 0; the upper rows begin further right. */
const COORDINATES = new Map<string, readonly [number, number]>();
const NAMES = new Map<string, string>();
Object.entries(ROW_LENGTHS).forEach(([row, length], index) => {
  const r = index - 3;
  for (let i = 0; i < length; i++) {
    const q = Math.max(-3, -3 - r) + i;
    COORDINATES.set(`${row}${i + 1}`, [q, r]);
    NAMES.set(`${q},${r}`, `${row}${i + 1}`);
  }
});
const ALL = [...COORDINATES.keys()].sort();

/** The neighbour of each cell in each direction; nothing outside the board. */
const BESIDE = new Map<string, string | undefined>();
for (const [cell, [q, r]] of COORDINATES)
  for (const heading of HEADINGS) {
    const [dq, dr] = COMPASS[heading];
    BESIDE.set(`${cell} ${heading}`, NAMES.get(`${q + dq},${r + dr}`));
  }
const go = (cell: string, heading: keyof typeof COMPASS): string | undefined => BESIDE.get(`${cell} ${heading}`);
const AROUND = new Map(
  ALL.map((cell) => [cell, new Set(HEADINGS.map((heading) => go(cell, heading)).filter((near) => near !== undefined))]),
);
const neighbours = (cell: string): readonly string[] => [...(AROUND.get(cell) ?? [])];
const touching = (a: string, b: string): boolean => AROUND.get(a)?.has(b) ?? false;

const enemyOf = (side: Side): Side => (side === 'york' ? 'lancaster' : 'york');
const isFilled = (at: Naive, cell: string): boolean =>
  [at.lancaster, at.york].some(({ castle, soldiers }) => castle === cell || soldiers.includes(cell));

/** Own soldiers connected to any of the starting cells through own soldiers only. */
const connected = (soldiers: readonly string[], start: readonly string[]): readonly string[] => {
  const group = new Set(soldiers.filter((soldier) => start.includes(soldier)));
  for (;;) {
    const more = soldiers.filter((soldier) => !group.has(soldier) && [...group].some((one) => touching(one, soldier)));
    if (more.length === 0) return [...group];
    for (const soldier of more) group.add(soldier);
  }
};

/** Rulings 5 to 8. */
const placings = (at: Naive): readonly string[] => {
  const { castle, soldiers } = at[at.toMove];
  const anchors = soldiers.length === 0 ? [castle ?? ''] : soldiers;
  const may = (cell: string): boolean =>
    !isFilled(at, cell) && !cell.startsWith('d') && anchors.some((anchor) => touching(anchor, cell));
  return ALL.filter(may).map((cell) => `place ${cell}`);
};

const stepsAndMarches = (at: Naive): readonly string[] => {
  const { soldiers } = at[at.toMove];
  return soldiers.flatMap((from) => {
    const empty = ALL.filter((cell) => !isFilled(at, cell));
    const others = soldiers.filter((soldier) => soldier !== from);
    const chain = connected(others, neighbours(from));
    const near = empty.filter((cell) => touching(from, cell));
    const far = empty.filter((cell) => !touching(from, cell) && chain.some((link) => touching(link, cell)));
    return [...near.map((to) => `step ${from}-${to}`), ...far.map((to) => `march ${from}-${to}`)];
  });
};

const translations = (at: Naive): readonly string[] => {
  const { soldiers } = at[at.toMove];
  const pairs = soldiers.flatMap((a) => soldiers.filter((b) => a < b && touching(a, b)).map((b) => [a, b] as const));
  return pairs.flatMap(([a, b]) => {
    const fits = (cell: string | undefined): boolean =>
      cell !== undefined && (cell === a || cell === b || !isFilled(at, cell));
    return HEADINGS.filter((heading) => fits(go(a, heading)) && fits(go(b, heading))).map(
      (heading) => `translate ${a}+${b} ${heading}`,
    );
  });
};

const attacks = (at: Naive): readonly string[] => {
  const { soldiers } = at[at.toMove];
  const enemy = at[enemyOf(at.toMove)];
  const found: string[] = [];
  for (const front of soldiers) {
    for (const heading of HEADINGS) {
      const target = go(front, heading);
      if (target === undefined || !(target === enemy.castle || enemy.soldiers.includes(target))) continue;
      const behind = go(target, heading);
      if (behind !== undefined && isFilled(at, behind)) continue;
      const rear = soldiers.find((soldier) => go(soldier, heading) === front);
      if (rear !== undefined) found.push(`breakthrough ${rear} ${heading}`);
      const supported = soldiers.some((soldier) => soldier !== front && touching(soldier, target));
      if (supported && !(target === enemy.castle && behind === undefined)) found.push(`attack ${front} ${heading}`);
    }
  }
  return found;
};

/** Rulings 34 to 41. */
const calls = (at: Naive): readonly string[] => {
  const { castle, soldiers, marker } = at[at.toMove];
  if (soldiers.length >= 4 || marker === 'moon' || castle === null) return [];
  const sources = [castle, ...connected(soldiers, neighbours(castle))];
  const entry = (cell: string): boolean => !isFilled(at, cell) && sources.some((source) => touching(source, cell));
  return ALL.filter(entry).map((cell) => `reinforce ${cell}`);
};

/** Everything the player to move may do, as texts. */
export const naiveLegal = (at: Naive): readonly string[] => {
  if (naiveEnd(at) !== undefined) return [];
  if (at.phase === 'placement') return placings(at);
  const opening = at.actions === 0 && at.options.openingIsSingleStep;
  const all = [...stepsAndMarches(at), ...translations(at), ...attacks(at), ...calls(at)];
  const fitting = opening ? all.filter((text) => text.startsWith('step')) : all;
  if (!at.options.noRepetition) return fitting;
  return fitting.filter((text) => !at.seen.has(situation(acted(at, text))));
};

/** Ruling 44: pieces, markers, who moves. */
export const situation = (at: Naive): string => {
  const side = ({ castle, soldiers, marker }: NaiveSide): string =>
    `${[...soldiers].sort().join('')}.${castle ?? 'none'}.${marker}`;
  return `${side(at.lancaster)}/${side(at.york)}/${at.toMove}`;
};

export const naiveEnd = (at: Naive): string | undefined => {
  if (at.lancaster.castle === null || at.york.castle === null) return 'castle-ejected';
  if (at.phase === 'placement') return undefined;
  if (at.passes >= 2) return 'both-passed';
  return at.actions >= at.options.plyLimit ? 'ply-limit' : undefined;
};

const moved = (side: NaiveSide, from: readonly string[], to: readonly string[]): NaiveSide => ({
  ...side,
  soldiers: [...side.soldiers.filter((soldier) => !from.includes(soldier)), ...to].sort(),
});
const pushed = (enemy: NaiveSide, from: string, to: string | undefined): NaiveSide =>
  enemy.castle === from ? { ...enemy, castle: to ?? null } : moved(enemy, [from], to === undefined ? [] : [to]);

/** The pieces and markers after an action, and whose turn it is then. */
export const acted = (at: Naive, text: string): Naive => {
  const [verb, what = '', where] = text.split(' ');
  const heading = where as keyof typeof COMPASS;
  const me = at[at.toMove];
  const foe = at[enemyOf(at.toMove)];
  const done = (mine: NaiveSide, theirs: NaiveSide = foe): Naive => {
    const turn = { toMove: enemyOf(at.toMove), actions: at.actions + 1, passes: 0 };
    return { ...at, ...turn, [at.toMove]: mine, [enemyOf(at.toMove)]: theirs };
  };
  const ahead = (cell: string): string => go(cell, heading) ?? '';
  if (verb === 'step' || verb === 'march') {
    const [from = '', to = ''] = what.split('-');
    return done(moved(me, [from], [to]));
  }
  if (verb === 'translate') return done(moved(me, what.split('+'), what.split('+').map(ahead)));
  if (verb === 'breakthrough' || verb === 'attack') {
    const front = verb === 'attack' ? what : ahead(what);
    const theirs = pushed(foe, ahead(front), go(ahead(front), heading));
    return done(moved(me, [what], [ahead(front)]), theirs);
  }
  const joined = moved(me, [], [what]);
  const turnsBoth = foe.marker === 'moon';
  return done({ ...joined, marker: turnsBoth ? 'sun' : 'moon' }, { ...foe, marker: 'sun' });
};

const remembering = (at: Naive): Naive =>
  at.options.noRepetition ? { ...at, seen: new Set([...at.seen, situation(at)]) } : at;

/** Ruling 14: who can do nothing passes. */
export const afterPasses = (at: Naive): Naive => {
  if (at.phase === 'placement' || naiveEnd(at) !== undefined || naiveLegal(at).length > 0) return at;
  const turn = { toMove: enemyOf(at.toMove), actions: at.actions + 1, passes: at.passes + 1 };
  return afterPasses(remembering({ ...at, ...turn }));
};

/** The position after an action and the passes that follow it. */
export const naiveAfter = (at: Naive, text: string): Naive => {
  if (at.phase === 'play') return afterPasses(remembering(acted(at, text)));
  const placed = moved(at[at.toMove], [], [text.split(' ')[1] ?? '']);
  const next: Naive = { ...at, [at.toMove]: placed, toMove: enemyOf(at.toMove) };
  if (next.lancaster.soldiers.length < 4 || next.york.soldiers.length < 4) return next;
  const first = at.options.firstPlacerMovesFirst ? 'lancaster' : 'york';
  return afterPasses(remembering({ ...next, phase: 'play', toMove: first }));
};
