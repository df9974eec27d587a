// The pieces on their beds. They travel when a journey led here, and rise when they are in hand.
import { kept, round, Silent, travel, useDrawing } from '@rose/board';
import type { Seat } from '@rose/deux-roses/ids';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { outlineOf } from './figures.tsx';
import { centre } from './geometry.ts';
import type { Journeys } from './journeys.ts';
import type { Piece, Trip } from './trips.ts';

export type Ring = 'open' | 'picked' | undefined;

const Halo = ({ side, ring }: { readonly side: Seat; readonly ring: 'open' | 'picked' }) => (
  <g class={`halo ${ring}`} fill="none" stroke-linejoin="round" transform="translate(0 4)">
    <path class="halo-glow" d={outlineOf(side, 40)} stroke="#f6b71d" stroke-width="13" />
    <path d={outlineOf(side, 39)} stroke="#f6b71d" stroke-width="8" stroke-opacity=".75" />
    <path class="halo-ring" d={outlineOf(side, 38)} />
  </g>
);

export const Figure = ({ side, kind, ring }: Pick<Piece, 'side' | 'kind'> & { readonly ring?: Ring }) => {
  const { href, url } = useDrawing();
  const castle = kind === 'castle';
  return (
    <g class="upright">
      <ellipse
        cx={castle ? 5 : 3}
        cy={castle ? 31 : ring === 'picked' ? 24 : 18}
        rx={castle ? 52 : 46}
        ry={castle ? 20 : 24}
        fill={url('shade')}
      />
      <g class={ring === 'picked' ? 'figure lifted' : 'figure'}>
        {ring && !castle && <Halo side={side} ring={ring} />}
        <use href={href(`${side}-${kind}`)} />
      </g>
    </g>
  );
};

const journeyTo = (trips: readonly Trip[], { side, kind, at }: Piece): Trip | undefined =>
  trips.find((trip) => trip.to === at && trip.side === side && trip.kind === kind);

/** Plays a journey once, when it is new. */
const useTravel = (trip: Trip | undefined, speed: number) => {
  const element = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (!trip || !element.current) return undefined;
    const fades = trip.from === undefined ? 'in' : trip.to === undefined ? 'out' : undefined;
    return travel(element.current, { path: trip.path, speed, ...(fades && { fades }) });
  }, [trip, speed]);
  return element;
};

interface StandingProps {
  readonly piece: Piece;
  readonly ring: Ring;
  readonly trip: Trip | undefined;
  readonly speed: number;
}
const Standing = kept(({ piece, ring, trip, speed }: StandingProps) => {
  const element = useTravel(trip, speed);
  const { x, y } = centre(piece.at);
  return (
    <g transform={`translate(${round(x)} ${round(y - 2)})`}>
      <g ref={element}>
        <Figure side={piece.side} kind={piece.kind} ring={ring} />
      </g>
    </g>
  );
});

/** A piece that has left: seen only while it falls beyond the hedge. */
const Fallen = ({ trip, speed }: { readonly trip: Trip; readonly speed: number }) => {
  const element = useTravel(trip, speed);
  const { x, y } = trip.path.at(-1) ?? { x: 0, y: 0 };
  return (
    <g transform={`translate(${round(x)} ${round(y)})`}>
      <g ref={element} opacity="0">
        <Figure side={trip.side} kind={trip.kind} />
      </g>
    </g>
  );
};

interface PiecesProps {
  /** Seen from the other side: what was behind stands in front. */
  readonly isTurned: boolean;
  readonly pieces: readonly Piece[];
  readonly journeys: Journeys;
  ringOf(piece: Piece): Ring;
}
export const Pieces = ({ pieces, journeys: { trips, speed }, ringOf, isTurned }: PiecesProps) => {
  const nearer = isTurned ? -1 : 1;
  const rows = pieces.toSorted((a, b) => nearer * (centre(a.at).y - centre(b.at).y));
  return (
    <Silent class="pieces">
      {rows.map((piece) => (
        <Standing
          key={`${piece.side} ${piece.kind} ${piece.at}`}
          piece={piece}
          ring={ringOf(piece)}
          trip={journeyTo(trips, piece)}
          speed={speed}
        />
      ))}
      {trips
        .filter(({ to }) => to === undefined)
        .map((trip) => (
          <Fallen key={`${trip.side} ${trip.kind} gone from ${trip.from}`} trip={trip} speed={speed} />
        ))}
    </Silent>
  );
};
