// The table of rooms and doors: what each room may import, and which names of the world it never touches.
// `types x` lets in shapes only. `own` doors are those of the same game.

export interface RoomRule {
  /** What the room is, for the page of architecture. */
  readonly is: string;
  readonly may: readonly string[];
  /** Free names this room never uses. */
  readonly never: readonly string[];
}

/** Taken whole or by a computed name, `Math` could be asked for chance: its functions are named where they are used. */
const CHANCE = ['Math.random', 'Math.*'];
const TIME = ['Date', 'Date.now', 'Intl', 'performance', 'setTimeout', 'setInterval', 'requestAnimationFrame'];
const NETWORK = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'];
const PAGE = ['window', 'document', 'navigator', 'location', 'history', 'localStorage', 'sessionStorage', 'indexedDB'];
const SCREEN = ['alert', 'confirm', 'prompt', 'customElements', 'HTMLElement', 'SVGElement', 'Element', 'Image'];
const WORKER = ['self', 'Worker', 'postMessage', 'importScripts', 'caches'];
const NODE = ['process', 'Buffer', 'require', 'module', '__dirname', '__filename', 'global', 'setImmediate'];
const AROUND = ['globalThis', 'eval', 'Function', 'console', 'import.meta'];
const DOM = [...PAGE, ...SCREEN, ...WORKER];

/** Same question, same answer, on every machine and in every year. */
const PURE = [...CHANCE, ...TIME, ...NETWORK, ...DOM, ...NODE, ...AROUND, 'crypto'];
/** Runs in a worker and in a server alike; its clock is given. */
const ANYWHERE = [...CHANCE, ...TIME, ...NETWORK, ...DOM, ...NODE, 'globalThis'];
/** The same; with the moments it is given it may reckon (a clock, a calendar), what time it is it is told. */
const GIVEN_TIME = ANYWHERE.filter((name) => name !== 'Date' && name !== 'Intl');
/** Draws, and knows nothing else. */
const DRAWS = [...CHANCE, 'Date', 'Date.now', ...NETWORK, ...NODE];

const PAGE_MAY = [
  'types protocol',
  'types table',
  'table/text',
  'board',
  'games/faces.ts',
  'games/face.ts',
  'games/shelf.ts',
  'preact',
  '@preact/signals',
  'marked',
  '@fontsource/*',
];
/** Maps are drawn when the house is built; nothing of this is loaded by a page. */
const MAP_MAKING = [
  'world-atlas',
  'topojson-client',
  'topojson-specification',
  'd3-geo',
  'd3-delaunay',
  'polygon-clipping',
];
const SERVER_MAY = [
  'host',
  'table',
  'bots',
  'protocol',
  'games/all.ts',
  'games/doors.ts',
  'games/shelf.ts',
  'fastify',
  '@fastify/static',
  'ws',
  'kysely',
  'pg',
  'graphile-worker',
  'web-push',
  'nodemailer',
  'zod',
  'node',
];
const TEXT_MAY = ['table/text', 'types table', 'own/ids', 'types games/face.ts', 'games/teach.ts'];

const MAP_MAY = ['types maps', 'maps/isles', 'types board', 'board/packed', 'own/ids', 'part game-src/rules/data/*'];
const BOARD_MAY = [
  ...TEXT_MAY,
  'games/said.ts',
  'games/said-blocks.ts',
  'parts',
  'board',
  'preact',
  '@preact/signals',
  'part game-text',
  'part game-map',
];

export const TABLE: { readonly [room: string]: RoomRule } = {
  table: {
    is: 'the kernel: the contract of a game, playing, choices, journal, dice for tests, words',
    may: [],
    never: PURE,
  },
  parts: {
    is: 'mechanisms that games share: hexagons and squares, graphs, decks as bags, the fog over blocks, odds, fields of a state, reading what somebody wrote',
    may: [],
    never: PURE,
  },
  board: {
    is: 'SVG pieces of any board: frame with pan and zoom, map ground, blocks, dice, icons, arms, roses',
    may: ['preact'],
    never: DRAWS,
  },
  'game-src': {
    is: 'one game: `rules`, `secrecy` (what each viewer may see), `papers` (notation, documents), `mind` (advice for bots and pages)',
    may: ['table', 'parts'],
    never: PURE,
  },
  'game-text': { is: 'its words, rules and lesson, in each language', may: TEXT_MAY, never: PURE },
  'game-map': {
    is: 'what the map maker draws from, and what it drew',
    may: MAP_MAY,
    never: PURE,
  },
  'game-board': {
    is: 'its board and pieces, as the page shows them',
    may: BOARD_MAY,
    never: DRAWS,
  },
  games: {
    is: 'the files that join games to the rest: `doors.ts`, `all.ts`, `faces.ts`, `shelf.ts`',
    may: [
      'types table',
      'table/text',
      'board',
      'types preact',
      'a game',
      'part game-board',
      'part game-text',
      'part game-src/meta.ts',
    ],
    // A card says where its picture lies.
    never: PURE.filter((name) => name !== 'import.meta'),
  },
  maps: {
    is: 'the map maker: real coast, areas from seeds, borders by kind; run by hand, never by the page',
    // It opens the map of the game it is asked for, by a name that is only known then.
    may: [...MAP_MAKING, 'types board', 'board/packed', 'node', '(computed)'],
    never: [...CHANCE, ...PAGE],
  },
  bots: {
    is: 'players: `random`, `greedy`, and the `steward`, who searches',
    may: ['table', 'a game'],
    never: ANYWHERE,
  },
  protocol: {
    is: 'every message between page and host, and its shape checks',
    may: ['types table', 'zod'],
    never: PURE,
  },
  host: {
    is: 'tables: opening, playing, undoing, watching, files, dice',
    may: ['table', 'protocol', 'bots', 'games/doors.ts', '@noble/hashes'],
    never: GIVEN_TIME,
  },
  server: {
    is: 'hands out the page, keeps people and online tables in a database',
    may: SERVER_MAY,
    never: [...CHANCE, ...PAGE],
  },
  web: { is: 'the page', may: PAGE_MAY, never: NODE },
  'web-worker': {
    is: 'the workers of the page, which hold the host and the bots',
    may: ['host', 'bots/fetched', 'table', 'protocol', 'games/doors.ts'],
    never: [...CHANCE, ...NODE],
  },
  cli: {
    is: '`rose`, the command line',
    may: [
      'host',
      'server',
      'server/keep',
      'server/testing',
      'table',
      'bots',
      'testkit',
      'types protocol',
      'games/all.ts',
      'node',
    ],
    never: [...CHANCE, ...PAGE],
  },
  testkit: {
    is: 'laws, fuzzing, recorded games, words and rules as text, numbered cases, for tests and `rose laws`',
    may: ['table', 'table/text', 'node'],
    never: ANYWHERE,
  },
};

/** Tests see the inside of their own room, every door, and whatever their room may import. */
export const TEST_MAY = [
  'any door',
  'node',
  'vitest',
  'fast-check',
  'games/all.ts',
  'games/doors.ts',
  'games/faces.ts',
  'own part',
];
