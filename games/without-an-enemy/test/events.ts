import { type Board, type Scene, type Seat, said, table } from './scene.ts';

/** The event of one card, its owner Player 2, so that actions of Player 1 follow. */
export const event = (card: string, board: Board): Scene => {
  const owner: Seat = card.startsWith('r') ? 'royalist' : 'parliament';
  return table({
    player1: owner,
    phase: { name: 'events', owner, acting: owner },
    cards: { [owner]: card },
    ap: { royalist: 3, parliament: 3 },
    ...board,
  });
};

/** A battle under way, with events named for it. */
export const battle = (blocks: string, step: string, cycle: number, more: Board): Scene => {
  const names = blocks.split(' ').map((word) => word.replace(/:\d$/, ''));
  const area = (more['area'] as string | undefined) ?? 'leicestershire';
  const { area: _area, facts, ...rest } = more;
  return table({
    at: { [area]: blocks },
    control: { leicester: 'royalist' },
    aims: { royalist: area, parliament: area },
    phase: {
      name: 'battle',
      kind: 'field',
      area,
      attacker: 'royalist',
      acting: 'parliament',
      step,
      cycle,
      shown: true,
      line: Object.fromEntries(names.map((name) => [name, 'in'])),
      ...(facts as object | undefined),
    },
    seed: 1,
    ...rest,
  });
};

export const powers = (s: Scene): Readonly<Record<string, number>> =>
  Object.fromEntries(
    said(s, 'rolled')
      .flatMap((entry) => ('rolls' in entry ? entry.rolls : []))
      .toReversed()
      .map(({ block, power }) => [block, power]),
  );
