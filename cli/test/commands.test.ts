import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { deuxRoses } from '@rose/deux-roses';
import type { AnyGame } from '@rose/table';
import { recordedGames } from '@rose/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import { judge } from '../src/commands/laws.ts';
import { COMMANDS } from '../src/main.ts';
import { json, rose } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'rose-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Case 22: Lancaster wins at once. */
const WINNING = JSON.stringify({
  lancaster: { soldiers: ['c4', 'b3'] },
  york: { castle: 'a2', soldiers: ['e6'] },
});

describe('help', () => {
  test('rose --help names every command, their summaries in one column', () => {
    const { code, out } = rose('--help');
    expect(code).toBe(0);
    const columns = COMMANDS.map(({ name, summary }) => {
      const line = out.split('\n').find((one) => one.startsWith(`  ${name} `));
      expect(line, name).toContain(`  ${summary}`);
      return line?.indexOf(summary);
    });
    expect(new Set(columns).size).toBe(1);
  });
  test.for(COMMANDS.map(({ name }) => name))('rose %s --help says how, and the README too', (name) => {
    const { code, out } = rose(`${name} --help`);
    expect(code).toBe(0);
    const command = COMMANDS.find((other) => other.name === name);
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8').replaceAll('\\|', '|');
    for (const usage of command?.usage ?? []) {
      expect(out).toContain(`rose ${usage}`);
      expect(readme).toContain(`rose ${usage}`);
    }
    for (const option of Object.keys(command?.options ?? {})) expect(out).toContain(`--${option} `);
  });
  test.for(COMMANDS)('the usage of rose $name has every option, in brackets where there is a default', (command) => {
    const usage = command.usage.join('\n');
    for (const option of Object.keys(command.options)) expect(usage).toMatch(new RegExp(`--${option}[ \\]]`));
    for (const [, option = ''] of command.help.join('\n').matchAll(/^(--[a-z-]+) .*\bdefault\b/gm))
      expect(usage).toContain(`[${option} `);
  });
});

test('games: the titles with their seats and options', () => {
  const { games } = json<{ games: { id: string; seats: string[]; options: object }[] }>('games');
  const found = games.find(({ id }) => id === 'deux-roses');
  expect(found?.seats).toEqual(['lancaster', 'york']);
  expect(Object.keys(found?.options ?? {})).toContain('plyLimit');
  expect(rose('games').out).toContain('--option plyLimit=200  (20..1000, rule 6.3)');
});

describe('legal', () => {
  test('one action a line, sorted', () => {
    const lines = rose('legal deux-roses').out.split('\n');
    expect(lines).toEqual(['e3', 'e4', 'f2', 'f4', 'g2', 'g3'].map((cell) => `place ${cell}`));
  });
  test('from a position on standard input or in a file', () => {
    const path = join(folder, 'winning.json');
    writeFileSync(path, WINNING);
    const piped = rose('legal deux-roses --position -', WINNING).out.split('\n');
    expect(piped).toContain('breakthrough c4 NW');
    expect(rose(`legal deux-roses --position ${path}`).out.split('\n')).toEqual(piped);
    expect(json<{ actions: string[] }>(`legal deux-roses --position ${path}`).actions).toEqual(piped);
  });
  test('a seat that is not to act may do nothing', () => {
    expect(rose('legal deux-roses --seat york')).toEqual({ code: 0, out: '', err: '' });
    expect(json('legal deux-roses --seat york')).toMatchObject({ active: ['lancaster'], count: 0 });
  });
});

describe('perft', () => {
  test('the counts of the set-up (case 52)', () => {
    const counts = [1, 2, 3, 4, 5].map((depth) => json<{ nodes: number }>(`perft deux-roses --depth ${depth}`).nodes);
    expect(counts).toEqual([6, 36, 132, 484, 2156]);
  });
  test('--divide adds up', () => {
    type Divided = { nodes: number; branches: { [action: string]: number } };
    const { nodes, branches } = json<Divided>('perft deux-roses --depth 3 --divide');
    expect(Object.keys(branches)).toHaveLength(6);
    expect(Object.values(branches).reduce((sum, below) => sum + below, 0)).toBe(nodes);
    expect(rose('perft deux-roses --depth 3').out).toBe('132');
  });
});

describe('sim, replay, verify', () => {
  type Sim = { games: number; wins: { [seat: string]: number }; draws: number; decisions: number; failures: object[] };
  const record = join(folder, 'games');
  const sim = json<Sim>(`sim deux-roses --games 3 --seed 5 --bots random,greedy --record ${record}`);
  const files = readdirSync(record).map((name) => join(record, name));
  const first = files.find((name) => name.endsWith('-5.json')) ?? '';

  test('sim counts by seat, and is the same for the same seed', () => {
    expect(sim.games).toBe(3);
    expect((sim.wins['lancaster'] ?? 0) + (sim.wins['york'] ?? 0) + sim.draws).toBe(3);
    expect(sim.failures).toEqual([]);
    const again = json<Sim>('sim deux-roses --games 3 --seed 5 --bots random,greedy');
    expect({ ...again, seconds: 0 }).toEqual({ ...sim, seconds: 0 });
    expect(files).toHaveLength(3);
  });
  test('the same command writes the same files', () => {
    const twin = join(folder, 'twins');
    rose(`sim deux-roses --games 1 --seed 5 --bots random,greedy --record ${twin}`);
    const [name = ''] = readdirSync(twin);
    expect(readFileSync(join(twin, name), 'utf8')).toBe(readFileSync(join(record, name), 'utf8'));
  });
  test('the name of a file tells how its game ended and who won, as tests of recorded games ask', () => {
    const { files: names, fault } = recordedGames(deuxRoses, record);
    expect(names.map(fault)).toEqual([undefined, undefined, undefined]);
    expect(names.filter((name) => /^[a-z-]+(\.lancaster|\.york)?\.deux-roses-[567]\.json$/.test(name))).toEqual(names);
  });
  test('of each ending and winner the shortest game may be kept alone', () => {
    const [every, few] = [join(folder, 'every'), join(folder, 'few')];
    const games = 'sim deux-roses --games 12 --seed 5 --bots random,greedy --option plyLimit=40 --record';
    rose(`${games} ${every}`);
    rose(`${games} ${few} --shortest`);
    const entriesOf = (name: string): number =>
      (JSON.parse(readFileSync(join(every, name), 'utf8')) as { entries: unknown[] }).entries.length;
    const endingOf = (name: string): string => name.replace(/\.deux-roses.*/, '');
    const kept = readdirSync(few);
    const played = readdirSync(every);
    expect(played).toHaveLength(12);
    expect(kept.length).toBeGreaterThan(1);
    expect(kept.map(endingOf)).toEqual([...new Set(played.map(endingOf))]);
    for (const name of kept)
      for (const other of played.filter((each) => endingOf(each) === endingOf(name)))
        expect(entriesOf(name)).toBeLessThanOrEqual(entriesOf(other));
  });
  test('options reach the game: a short limit makes short games', () => {
    const short = json<Sim>('sim deux-roses --games 2 --seed 1 --bots random,random --option plyLimit=20');
    expect(short.decisions).toBeLessThanOrEqual(2 * 28);
  });
  test('replay lists the entries and the end', () => {
    const lines = rose(`replay ${first}`).out.split('\n');
    expect(lines[0]).toMatch(/^1 lancaster place [a-g]\d$/);
    expect(lines.at(-1)).toMatch(/^end: castle-ejected \(6\.1\), won by (lancaster|york)$/);
    expect(json<{ steps: number }>(`replay ${first}`).steps).toBe(lines.length - 1);
  });
  test('a step is a position that legal reads, or what a seat saw', () => {
    const position = rose(`replay ${first} --step 3`).out;
    expect(rose('legal deux-roses --position -', position).out).toMatch(/^place /);
    expect(JSON.parse(rose(`replay ${first} --step 3 --seat york`).out)).toMatchObject({ phase: 'placement' });
    expect(json(`replay ${first} --step 3`)).toMatchObject({ entry: { seq: 3 }, active: ['york'] });
  });
  test('verify proves a whole file and finds a changed one', () => {
    expect(rose(`verify ${first}`).code).toBe(0);
    expect(json(`verify ${first}`)).toMatchObject({ ok: true, faults: [] });
    const bad = join(folder, 'bad.json');
    writeFileSync(bad, readFileSync(first, 'utf8').replace(/"fingerprint": ".{4}/, '"fingerprint": "0000'));
    expect(rose(`verify ${bad}`).code).toBe(1);
    expect(json<{ faults: { field: string }[] }>(`verify ${bad}`).faults[0]?.field).toBe('fingerprint');
  });
  test('a file that was saved packed is read like any other, and one that was cut is not', () => {
    const packed = gzipSync(readFileSync(first));
    const [whole, cut] = [`${first}.gz`, `${first}.cut.gz`];
    writeFileSync(whole, packed);
    writeFileSync(cut, packed.subarray(0, 40));
    expect(rose(`verify ${whole}`)).toEqual(rose(`verify ${first}`));
    expect(rose(`verify ${cut}`)).toMatchObject({ code: 2 });
  });
  test('a bare journal, as laws leaves it, can be replayed too', () => {
    const { opening, entries } = JSON.parse(readFileSync(first, 'utf8')) as { opening: object; entries: object[] };
    const bare = JSON.stringify({ opening, entries });
    expect(rose('replay -', bare).out).toBe(rose(`replay ${first}`).out);
  });
});

describe('laws', () => {
  test('none is broken in a random game', () => {
    const { code, out } = rose('laws deux-roses --games 1 --seed 1 --one-in 200');
    expect(out).toContain('no law is broken');
    expect(code).toBe(0);
    expect(json('laws deux-roses --games 1 --seed 1 --one-in 200')).toMatchObject({ games: 1, broken: [] });
  });
  test('a broken law: exit code 1, and the journal lies where it says', () => {
    const game: AnyGame = deuxRoses;
    const broken: AnyGame = {
      ...game,
      assert: (state) => {
        if (state.phase.name === 'play') throw new Error('the play has begun');
      },
    };
    const lines: string[] = [];
    const io = { out: (line: string) => lines.push(line), err: () => {}, stdin: () => '', now: () => 0, rose: () => 0 };
    const dump = join(folder, 'broken');
    expect(judge(broken, { games: '1', seed: '1', dump }, true, io)).toBe(1);
    const [breach] = (JSON.parse(lines.join('')) as { broken: { law: string; journal: string }[] }).broken;
    expect(breach?.law).toBe('assert-holds');
    expect(rose(`replay ${breach?.journal}`).out.split('\n')).toHaveLength(9);
  });
});

describe('bench and league', () => {
  test('bench engine has decisions and games a second', () => {
    type Speed = { decisionsPerSecond: number; gamesPerSecond: number; spread: { rounds: number[] } };
    const speed = json<Speed>('bench engine deux-roses --rounds 3 --milliseconds 20');
    expect(speed.decisionsPerSecond).toBeGreaterThan(0);
    expect(speed.gamesPerSecond).toBeGreaterThan(0);
    expect(speed.spread.rounds).toHaveLength(3);
  });
  test('bench profile names the functions the time goes to, the dearest first', () => {
    type Profile = { samples: number; functions: { name: string; share: number }[]; files: { name: string }[] };
    const { samples, functions, files } = json<Profile>('bench profile deux-roses --milliseconds 100');
    expect(samples).toBeGreaterThan(10);
    expect(files.map(({ name }) => name).some((name) => name.startsWith('games/deux-roses/src/'))).toBe(true);
    const shares = functions.map(({ share }) => share);
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1.001);
    expect(rose('bench profile deux-roses --milliseconds 20').out).toContain('% ');
  });
  test('bench pace has what an opponent waits', () => {
    type Pace = { games: number; decisions: number; atOnce: number; waits: { median: number; longest: number } };
    const pace = json<Pace>('bench pace deux-roses --pairs 1 --milliseconds 2 --option plyLimit=20');
    expect([pace.games, pace.decisions]).toEqual([2, expect.any(Number) as number]);
    expect(pace.decisions).toBeGreaterThan(4);
    expect(pace.atOnce).toBeLessThanOrEqual(1);
    expect(pace.waits.median).toBeGreaterThan(0);
    expect(pace.waits.longest).toBeGreaterThanOrEqual(pace.waits.median);
  });
  test('bench replay has what a game weighs and how long a step takes to open', () => {
    type Spread = { median: number; max: number; rounds: number[] };
    type Cost = { games: number; entries: Spread; fileBytes: Spread; packedBytes: Spread; longestOpening: Spread };
    const cost = json<Cost>('bench replay deux-roses --games 2 --bots random --option plyLimit=20');
    expect(cost.games).toBe(2);
    expect(cost.entries.rounds).toHaveLength(2);
    expect(cost.packedBytes.max).toBeGreaterThan(0);
    expect(cost.packedBytes.max).toBeLessThan(cost.fileBytes.max);
    expect(cost.longestOpening.median).toBeGreaterThan(0);
  });
  test('bench bots has positions a second and depth', () => {
    type Speeds = { bots: { bot: string; nodesPerSecond: number; depth: number }[] };
    const { bots } = json<Speeds>(
      'bench bots deux-roses --positions 2 --rounds 1 --milliseconds 10 --bots greedy,steward:2',
    );
    expect(bots.map(({ bot }) => bot)).toEqual(['greedy', 'steward:2']);
    for (const { nodesPerSecond, depth } of bots) expect(nodesPerSecond * depth).toBeGreaterThan(0);
  });
  test('league has a score with its interval', () => {
    type Table = { games: number; score: number; interval: [number, number]; bots: string[] };
    const table = json<Table>('league deux-roses --bots greedy,random --pairs 2 --milliseconds 5');
    expect(table).toMatchObject({ games: 4, bots: ['greedy', 'random'] });
    expect(table.interval[0]).toBeLessThan(table.score);
    expect(rose('league deux-roses --bots greedy,random --pairs 1').out).toContain('(Wilson)');
  });
});
