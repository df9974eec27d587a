import type { Command } from '../command.ts';
export const verify: Command = { name: 'verify', summary: '', usage: [''], help: [], words: [1, 1], options: {}, run: () => 0 };
