import { type Board, fights, type Scene, table } from './scene.ts';

/** A siege of Gloucester by the Royalist, to be resolved. */
export const gloucester = (besiegers: string, inside: string, level: number, more: Board = {}): Scene =>
  fights({
    at: { gloucestershire: besiegers, gloucester: inside },
    marker: { gloucester: level },
    ...more,
  });

/** A Storming of a city at some step. */
export const storm = (
  area: string,
  city: string,
  besiegers: string,
  inside: string,
  facts: object,
  more: Board = {},
): Scene => {
  const names = (text: string) =>
    text
      .split(' ')
      .filter(Boolean)
      .map((word) => word.replace(/:\d$/, ''));
  return table({
    at: { [area]: besiegers, [city]: inside },
    marker: { [city]: 2 },
    phase: {
      name: 'battle',
      kind: 'storm',
      area,
      attacker: 'royalist',
      acting: 'parliament',
      cycle: 1,
      shown: true,
      line: Object.fromEntries([...names(besiegers), ...names(inside)].map((name) => [name, 'in'])),
      ...facts,
    },
    ...more,
  });
};
