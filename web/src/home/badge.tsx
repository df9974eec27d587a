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
  const [found, setFound] = useState<{ readonly game: string; readonly face: AnyFace }>();
  useEffect(() => {
    FACES.get(game)
      ?.face()
      .then(
        (face) => setFound({ game, face }),
        () => undefined,
      );
  }, [game]);
  // another game's face knows nothing of this seat
  const face = found?.game === game ? found.face : undefined;
  return (
    <span class="side-badge" aria-hidden="true">
      {face ? <face.Badge seat={seat} size={size} /> : <Emblem size={Math.round(size * 0.7)} />}
    </span>
  );
};
