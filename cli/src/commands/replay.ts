import type { Command } from '../command.ts';
export const replay: Command = { name: 'replay', summary: '', usage: [''], help: [], words: [1, 1], options: {}, run: () => 0 };
