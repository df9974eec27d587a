// An area for hand, key and reader: it wears the outline of the ground.
import { kept } from './kept.tsx';
import { areaShape } from './map-ground.tsx';
import { useDrawing } from './names.ts';
import { Place } from './place.tsx';

const ORIGIN = { x: 0, y: 0 };

const AreaFace = ({ id }: { readonly id: string }) => {
  const { href } = useDrawing();
  return <use class="area-face" href={href(areaShape(id))} />;
};

export interface AreaPlaceProps {
  readonly id: string;
  readonly label: string;
  /** What a reader may ask for besides: what it borders on. */
  readonly describes?: string;
  readonly isOpen: boolean;
  readonly isPicked: boolean;
  /** Whether Tab enters the board here. */
  readonly isEntrance: boolean;
  touch(id: string): void;
  /** Pointer or focus rests here, or leaves. */
  rest(id: string | undefined): void;
}
export const AreaPlace = kept((props: AreaPlaceProps) => {
  const { id, label, describes, touch, rest } = props;
  return (
    <Place
      id={id}
      at={ORIGIN}
      label={label}
      describes={describes}
      open={props.isOpen}
      picked={props.isPicked}
      entrance={props.isEntrance}
      touch={() => touch(id)}
      rest={(here) => rest(here ? id : undefined)}
    >
      <AreaFace id={id} />
    </Place>
  );
});
