import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { rose } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'rose-wrong-'));
afterAll(() => rmSync(folder, { recursive: true }));
const notJson = join(folder, 'not.json');
writeFileSync(notJson, '{ "lancaster": ');
const notGame = join(folder, 'not-a-game.json');
writeFileSync(notGame, '{ "format": "rose-and-crown/1" }');

describe('wrong input: one line that says what to do, exit code 2', () => {
  const LINES = [
    ['', 'see rose --help'],
    ['dance', 'the commands are: games, legal'],
    ['legal', 'legal needs more: rose legal <game>'],
    ['legal chess', 'there is no game "chess"; the games are: deux-roses'],
    ['legal deux-roses extra', '"extra" is too much'],
    ['legal deux-roses --loud', "Unknown option '--loud'; see rose legal --help"],
    ['legal deux-roses --seat tudor', 'the seats are: lancaster, york'],
    ['legal deux-roses --position', 'see rose legal --help'],
    [`legal deux-roses --position ${folder}/none.json`, 'there is no such file'],
    [`legal deux-roses --position ${folder}`, 'it is a folder'],
    [`legal deux-roses --position ${notJson}`, 'is not JSON'],
    [`legal deux-roses --position ${notGame}`, 'format is unknown; known are:'],
    ['legal deux-roses --option plyLimit', 'write it as name=value'],
    ['legal deux-roses --option dragons=true', 'the options are: firstPlacerMovesFirst'],
    ['legal deux-roses --option plyLimit=5', 'options.plyLimit must be a whole number from 20 to 1000'],
    ['legal deux-roses --option noRepetition=maybe', 'options.noRepetition must be true or false'],
    ['perft deux-roses', '--depth is missing; give a whole number from 0 to 12'],
    ['perft deux-roses --depth deep', '--depth "deep" is wrong'],
    ['perft deux-roses --depth 99', 'give a whole number from 0 to 12'],
    ['sim deux-roses --games 1', '--bots is missing'],
    ['sim deux-roses --games 1 --bots random', '--bots names 1, 2 are needed'],
    ['sim deux-roses --games 1 --bots random,nobody', 'the bots are: random, greedy, steward'],
    ['sim deux-roses --games 1 --bots random,steward:9', 'a strength is 1, 2 or 3, as in steward:2'],
    ['sim deux-roses --games 0 --bots random,random', 'give a whole number from 1'],
    [`sim deux-roses --games 1 --bots random,random --record ${notJson}/games`, 'cannot write into the folder'],
    ['sim deux-roses --games 1 --bots random,random --shortest', '--shortest says what --record keeps'],
    ['laws deux-roses --games -3', '--games is followed by a dash; if that is its value, write --games=…'],
    [`laws deux-roses --games 1 --dump ${notJson}`, 'cannot write into the folder'],
    [`bench all --only bots --out ${notJson}`, 'cannot write into the folder'],
    ['laws deux-roses --games=-3', 'give a whole number from 1'],
    [`replay ${folder}/none.json`, 'there is no such file'],
    [`replay ${notJson}`, 'is not JSON'],
    [`replay ${notGame}`, 'is not a game file'],
    [`verify ${notGame}`, 'is not a game file'],
    ['bench', 'bench needs more'],
    ['bench speed', 'say engine, profile, bots, pace, replay, server, asks, floods, journals, against or all'],
    ['bench engine', 'name a game; the games are: deux-roses'],
    ['bench against nowhere', 'is no checkout of this project'],
    ['bench all --only speed', 'say some of: engine, profile, bots, pace, replay, league, laws'],
    ['league deux-roses --bots random,random', '--pairs is missing'],
  ] as const;
  test.for(LINES)('rose %s', ([line, expected]) => {
    const { code, out, err } = rose(line);
    expect(err).toContain(expected);
    expect(err.split('\n')).toHaveLength(1);
    expect(err).toMatch(/^rose: /);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });
  test('a journal of the wrong shape names the field', () => {
    const opening = { game: 'deux-roses', rules: 1, options: {}, rolls: [] };
    const entry = { seq: 1, seat: 'lancaster', action: 'place e3' };
    for (const [journal, field] of [
      [{ opening: null, entries: [] }, 'opening'],
      [{ opening: { game: 'deux-roses' }, entries: [] }, 'opening.rules'],
      [{ opening, entries: 5 }, 'entries'],
      [{ opening, entries: [null] }, 'entries[0]'],
      [{ opening, entries: [{ ...entry, rolls: 5 }] }, 'entries[0].rolls'],
    ] as const)
      expect(rose('replay -', JSON.stringify(journal)).err).toMatch(
        `rose: standard input is not a game file: ${field} `,
      );
    expect(rose('replay -', JSON.stringify({ opening, entries: [{ ...entry, sealed: 'turn' }] })).code).toBe(0);
  });
  test('the mark that some editors put first is no nonsense', () => {
    expect(rose('legal deux-roses --position -', '\uFEFF{"lancaster":{"soldiers":["e3"]}}').code).toBe(0);
  });
  test('nonsense on standard input', () => {
    for (const text of ['', '[', 'null', '[]', '7', '{"york":{"soldiers":["z9"]}}', '{"opening":null,"entries":[]}']) {
      for (const line of ['legal deux-roses --position -', 'replay -', 'verify -']) {
        const { code, err } = rose(line, text);
        expect({ line, text, code }).toEqual({ line, text, code: 2 });
        expect(err.split('\n')).toHaveLength(1);
      }
    }
  });
});

describe('as a program', () => {
  const bin = fileURLToPath(new URL('../bin/rose.mjs', import.meta.url));
  const run = (...args: string[]) => spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8' });
  test('exit codes and streams are the real ones', () => {
    const well = run('legal', 'deux-roses');
    expect([well.status, well.stdout.split('\n')[0], well.stderr]).toEqual([0, 'place e3', '']);
    const ill = run('legal', 'chess');
    expect([ill.status, ill.stdout]).toEqual([2, '']);
    expect(ill.stderr).toMatch(/^rose: there is no game "chess"; the games are: .*deux-roses.*\n$/);
  });
  test('a folder as standard input is wrong input', () => {
    const command = `"${process.execPath}" "${bin}" legal deux-roses --position - < "${folder}"`;
    const { status, stderr } = spawnSync('bash', ['-c', command], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([2, 'rose: cannot read standard input: it is a folder\n']);
  });
  test('a reader that goes away early is no error', () => {
    const command = `"${process.execPath}" "${bin}" perft deux-roses --depth 4 --divide | true; echo "\${PIPESTATUS[0]}"`;
    const { stdout, stderr } = spawnSync('bash', ['-c', command], { encoding: 'utf8' });
    expect([stdout.trim(), stderr]).toEqual(['0', '']);
    const progress = `"${process.execPath}" "${bin}" league deux-roses --bots random,random --pairs 40 --milliseconds 1 --progress 2>&1 | true; echo "\${PIPESTATUS[0]}"`;
    expect(spawnSync('bash', ['-c', progress], { encoding: 'utf8' }).stdout.trim()).toBe('0');
  });
});
