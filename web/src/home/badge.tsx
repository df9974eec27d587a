// The badge of a seat, as its game draws it; loaded only where a table is shown.
import { Emblem } from '@rose/board';
import { useEffect, useState } from 'preact/hooks';
import type { AnyFace } from '../../../games/face.ts';
import { FACES } from '../../../games/faces.ts';

interface BadgeProps {
  readonly game: string;
  readonly seat: string;
  readonly size: number;
}

export const SeatBadge = ({ game, seat, size }: BadgeProps) => {
  const [face, setFace] = useState<AnyFace>();
  useEffect(() => {
    FACES.get(game)
      ?.face()
      .then(setFace, () => undefined);
  }, [game]);
  return (
    <span class="side-badge" aria-hidden="true">
      {face ? <face.Badge seat={seat} size={size} /> : <Emblem size={Math.round(size * 0.7)} />}
    </span>
  );
};
