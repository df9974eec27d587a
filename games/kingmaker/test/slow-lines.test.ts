// 15.2, 15.3 A second, slow reading of battle lines: who may stand, fight, help, send men and shift, how many men meet at
// which odds, and who is beaten, found by names from the position alone, and held against the game in battles drawn by lot.
import { legal, pick, type Random, seeded } from '@rose/table';
import { sceneOf } from '@rose/testkit';
import { describe, expect, test } from 'vitest';
import { type Kingmaker, kingmaker } from '../src/index.ts';
import { CROWN_NAMES, menOfCard } from '../src/rules/data/crown.ts';
import { EVENT_TABLE } from '../src/rules/data/events-table.ts';
import { isPieceName, menOf, N } from '../src/rules/data/persons.ts';
import { type Board, documentOf, type Scene, say, told, written } from './scene.ts';

interface Lines {
  readonly name: string;
  readonly step: string;
  readonly by: string;
  readonly against: string;
  readonly attackers: readonly string[];
  readonly defenders: readonly string[];
  readonly active: number;
  readonly asked: number;
  /** 0 to 2 in front, 3 to 5 behind them, 6 in reserve. */
  readonly space: Readonly<Record<string, number>>;
  readonly with: Readonly<Record<string, string>>;
  readonly engaged: number;
  readonly joins: Readonly<Record<string, number>>;
  readonly detached: readonly { readonly noble: string; readonly men: number; readonly column: number }[];
  readonly shifted: readonly string[];
  readonly exchange: readonly string[];
}
const SPACES = ['front-1', 'front-2', 'front-3', 'second-1', 'second-2', 'second-3', 'reserve'];
const COLUMNS = [0, 1, 2];
const RESERVE = 6;
const READINGS = new WeakMap<Scene, ReturnType<typeof say>>();
/** The position, written down once. */
const readOf = (s: Scene): ReturnType<typeof say> => {
  const known = READINGS.get(s) ?? say(s);
  READINGS.set(s, known);
  return known;
};
const linesOf = (s: Scene): Lines => readOf(s).phase as unknown as Lines;
const sideOf = ({ attackers, defenders }: Lines, side: number): readonly string[] =>
  side === 0 ? attackers : defenders;
/** York is in no region: what is printed is what fights, but for bishops beyond the Trent, of whom none is here. */
const strength = (s: Scene, noble: string): number =>
  CROWN_NAMES.filter((card) => readOf(s).held[card] === noble).reduce(
    (men, card) => men + menOfCard(CROWN_NAMES.indexOf(card)),
    isPieceName(noble) ? menOf(N[noble]) : 0,
  );
const at = (lines: Lines, side: number, space: number): string | undefined =>
  sideOf(lines, side).find((noble) => lines.space[noble] === space);
const fought = ({ engaged }: Lines): readonly number[] => COLUMNS.filter((column) => (engaged >> column) % 2 === 1);
/** The column in which somebody fights. */
const fightOf = (lines: Lines, noble: string): number | undefined => {
  const space = lines.space[noble] ?? RESERVE;
  return lines.joins[noble] ?? (fought(lines).includes(space) ? space : undefined);
};
/** The next column before the far one. */
const nearest = (lines: Lines, column: number): readonly number[] => {
  const others = fought(lines).filter((other) => other !== column);
  const least = Math.min(...others.map((other) => Math.abs(other - column)));
  return others.filter((other) => Math.abs(other - column) === least);
};
const menIn = (s: Scene, lines: Lines, side: number, column: number): number => {
  const own = sideOf(lines, side);
  const sent = lines.detached.filter(({ noble }) => own.includes(noble));
  const here = own.filter((noble) => fightOf(lines, noble) === column);
  return (
    here.reduce((men, noble) => men + strength(s, noble), 0) +
    sent.filter((one) => one.column === column).reduce((men, one) => men + one.men, 0) -
    sent.filter(({ noble }) => here.includes(noble)).reduce((men, one) => men + one.men, 0)
  );
};

const deployments = (lines: Lines): readonly string[] => {
  const own = sideOf(lines, lines.asked);
  return own
    .filter((noble) => lines.space[noble] === undefined)
    .flatMap((noble) =>
      [0, 1, 2, 3, 4, 5]
        .filter((space) => at(lines, lines.asked, space) === undefined)
        .filter((space) => space < 3 || at(lines, lines.asked, space - 3) !== undefined)
        .map((space) => `deploy ${noble} ${SPACES[space]}`),
    );
};
const engagements = (lines: Lines): readonly string[] =>
  COLUMNS.filter((column) => at(lines, 0, column) && at(lines, 1, column) && !fought(lines).includes(column)).map(
    (column) => `engage ${SPACES[column]}`,
  );
const helpOf = (s: Scene, lines: Lines, noble: string): readonly string[] => {
  const space = lines.space[noble] ?? RESERVE;
  const column = fightOf(lines, noble);
  if (column !== undefined) {
    if (lines.detached.some((sent) => sent.noble === noble)) return [];
    const [own, theirs] = [menIn(s, lines, lines.asked, column), menIn(s, lines, 1 - lines.asked, column)];
    const tens = Array.from({ length: 99 }, (_, n) => 10 * (n + 1));
    return nearest(lines, column).flatMap((other) =>
      tens
        .filter((men) => men < strength(s, noble) && own - men >= 2 * theirs)
        .map((men) => `detach ${noble} ${men} ${SPACES[other]}`),
    );
  }
  if (space === RESERVE) return [];
  const toward = (columns: readonly number[]) => columns.map((other) => `support ${noble} ${SPACES[other]}`);
  if (space < 3) return toward(nearest(lines, space));
  if (fought(lines).includes(space - 3)) return toward([space - 3]);
  const before = at(lines, lines.asked, space - 3);
  const joined = before === undefined ? undefined : lines.joins[before];
  return joined === undefined ? [] : toward([joined]);
};
const shifts = (lines: Lines): readonly string[] => {
  const own = sideOf(lines, lines.asked);
  const spaceOf = (noble: string): number => lines.space[noble] ?? RESERVE;
  const isFine = (noble: string, to: number): boolean => {
    const from = spaceOf(noble);
    const other = to === RESERVE ? undefined : at(lines, lines.asked, to);
    if (to === from || lines.shifted.includes(noble) || (other && lines.shifted.includes(other))) return false;
    const isNext = from < RESERVE && to < RESERVE && Math.abs((from % 3) - (to % 3)) <= 1;
    const reaches = from === RESERVE ? !other : to === RESERVE ? from >= 3 : isNext;
    if (!reaches) return false;
    const then = new Map(own.map((one) => [one, one === noble ? to : one === other ? from : spaceOf(one)]));
    const isHeld = (space: number) => [...then.values()].includes(space);
    // Behind an empty space nobody is placed; who is left there goes forward, and is the front.
    if (to >= 3 && to < RESERVE && !isHeld(to - 3)) return false;
    return COLUMNS.some((column) => isHeld(column) || isHeld(column + 3));
  };
  return own.flatMap((noble) => SPACES.flatMap((space, to) => (isFine(noble, to) ? [`shift ${noble} ${space}`] : [])));
};
const READ: Readonly<Record<string, (s: Scene, lines: Lines) => readonly string[]>> = {
  array: (_, lines) => deployments(lines),
  engage: (_, lines) => engagements(lines),
  support: (s, lines) => sideOf(lines, lines.asked).flatMap((noble) => helpOf(s, lines, noble)),
  shift: (_, lines) => shifts(lines),
};

const STEPS = ['even', 'majority', '5-4', '3-2', '2-1', '3-1', '4-1'];
const AT_LEAST = [0, 0, 5 / 4, 3 / 2, 2, 3, 4];
/** The odds of an encounter, and the side that is favoured by them. */
const oddsOf = ([one, other]: readonly [number, number], favour: number): readonly [number, number] => {
  if (one === other) return favour === 0 ? [0, 0] : [1, favour > 0 ? 1 : 0];
  const side = one > other ? 0 : 1;
  const ratio = Math.max(one, other) / Math.min(one, other);
  const step = Math.max(
    1,
    AT_LEAST.findLastIndex((least) => least > 0 && ratio >= least),
  );
  const isHis = (favour > 0 ? 1 : 0) === side;
  return [favour === 0 ? step : isHis ? Math.min(6, step + 1) : step - 1, side];
};
const favourOf = (lines: Lines): number => {
  const heirs = (side: number) =>
    Object.values(lines.with).filter((noble) => sideOf(lines, side).includes(noble) && (lines.space[noble] ?? 9) < 3);
  return Math.sign((lines.active === 0 ? 1 : 0) + heirs(1).length - heirs(0).length);
};
/** What must be told of an encounter that follows from this position. */
const judged = (s: Scene, lines: Lines, column: number, card: string): object => {
  const men = [menIn(s, lines, 0, column), menIn(s, lines, 1, column)] as const;
  const [step, side] = oddsOf(men, favourOf(lines));
  const printed = STEPS.indexOf(EVENT_TABLE.find(([name]) => name === card)?.[3] ?? '');
  const wins = step > 0 && printed > 0 && step >= printed;
  return { men, odds: STEPS[step], winner: wins ? (side === 0 ? lines.by : lines.against) : null };
};
/** The position after what was just said, and before the cards. */
const afterSaying = (lines: Lines, text: string): Lines => {
  const [verb, first = '', second = '', third = ''] = text.split(' ');
  const column = (space: string) => SPACES.indexOf(space);
  if (verb === 'engage') return { ...lines, engaged: lines.engaged | (1 << column(first)) };
  if (verb === 'support') return { ...lines, joins: { ...lines.joins, [first]: column(second) } };
  if (verb !== 'detach') return lines;
  return { ...lines, detached: [...lines.detached, { noble: first, men: Number(second), column: column(third) }] };
};

const NOBLES = ['percy', 'neville', 'grey', 'roos', 'scrope', 'clifford', 'hastings', 'audley', 'stanley', 'howard'];
const CARDS = ['burgundian-1', 'burgundian-2', 'flemish-1', 'flemish-2', 'scots-1', 'saxon-1', 'saxon-2'];
const drawn = (random: Random): Board => {
  const cards = new Map(CARDS.map((card) => [card, pick(NOBLES, random)]));
  const of = (noble: string) => [...cards].filter(([, holder]) => holder === noble).map(([card]) => card);
  const line = (from: number, most: number) =>
    NOBLES.slice(from, from + 2 + random(most))
      .map((noble) => `${noble} york ${of(noble).join('+')}`)
      .join('; ');
  const heir = () => `york ${pick(['red', 'yellow'], random)}`;
  return {
    red: line(0, 3),
    yellow: line(5, 3),
    heirs: { margaret: heir(), ...(random(2) === 1 ? { george: heir() } : {}) },
    options: { players: 2, advanced: true },
    phase: 'combat',
  };
};
/** What is no part of the battle. */
const ASIDES = /^(enter|play|recall) /;
const VERBS = ['deploy', 'engage', 'support', 'detach', 'shift'];
const readingOf = (s: Scene): readonly string[] => {
  const lines = linesOf(s);
  return lines.name !== 'field' || lines.exchange.length > 0 ? [] : (READ[lines.step]?.(s, lines) ?? []);
};
const sayingOf = (s: Scene, seat: Kingmaker['seat']): readonly string[] =>
  legal(kingmaker, s.state, seat)
    .filter(({ do: verb }) => VERBS.includes(verb))
    .map(kingmaker.write);

/** A battle in York, once both sides are asked to set up; nothing where the weather is bad. */
const battleIn = (random: Random): Scene | undefined => {
  const s = written(documentOf(drawn(random)), random);
  const [attack = ''] = s.legal('red').filter((text) => text.startsWith('attack '));
  let now = s.play('red', attack);
  while (now.active()[0] === 'yellow') now = now.play('yellow', 'pass');
  now = now.play('red', 'turn-card');
  return linesOf(now).name === 'field' ? now : undefined;
};
/** One answer further, by lot, and all that it leads to held against the reading. */
const goOn = (s: Scene, random: Random): { readonly next: Scene; readonly encounters: number } => {
  const [seat = 'red'] = s.active();
  const texts = sayingOf(s, seat);
  expect([linesOf(s).step, texts.toSorted()]).toEqual([linesOf(s).step, readingOf(s).toSorted()]);
  const said = texts.length > 0 && random(4) > 1 ? texts : s.legal(seat).filter((text) => !ASIDES.test(text));
  const text = pick(said, random);
  const next = sceneOf(kingmaker, s.state, random).play(seat, text);
  const lines = afterSaying(linesOf(s), text);
  const cards = told(next, 'combat-card');
  const encounters = told(next, 'encounter');
  for (const [n, encounter] of encounters.entries())
    expect(encounter).toMatchObject(judged(s, lines, SPACES.indexOf(encounter.space), cards[n]?.card ?? ''));
  return { next, encounters: encounters.length };
};

describe('15.2, 15.3 battle lines', () => {
  test.for(Array.from({ length: 8 }, (_, n) => n + 1))('15.2, 15.3 battles drawn from %i', (seed) => {
    const random = seeded(seed);
    let found = 0;
    for (let n = 0; n < 6; n++) {
      let s = battleIn(random);
      for (let step = 0; s && step < 60 && linesOf(s).name === 'field'; step++) {
        const { next, encounters } = goOn(s, random);
        s = next;
        found += encounters;
      }
    }
    expect(found).toBeGreaterThan(0);
  });
});
