// The rose of a region, and the five titles.
import { ChargeMarks, RED_ROSE, ROLL_CHARGES, Rose, useDrawing, WHITE_ROSE } from '@rose/board';
import type { House, Title } from '@rose/lancaster-york/ids';
import { Mark } from './icons.tsx';

/** Belongs into the defs of the drawing. */
export const RoseShapes = () => {
  const { id } = useDrawing();
  return (
    <>
      <clipPath id={id('rose-right')}>
        <path d="M0-60H60V60H0Z" />
      </clipPath>
      <g id={id('rose-red')}>
        <Rose {...RED_ROSE} />
      </g>
      <g id={id('rose-white')}>
        <Rose {...WHITE_ROSE} />
      </g>
    </>
  );
};

/** Half red and half white until Parliament has given the votes of the region to a house; 36 wide. */
export const RegionRose = ({ house }: { readonly house: House | undefined }) => {
  const { href, url } = useDrawing();
  return (
    <g class="region-rose" transform="scale(.38)">
      {house !== 'york' && <use href={href('rose-red')} />}
      {house === 'york' && <use href={href('rose-white')} />}
      {house === undefined && (
        <g clip-path={url('rose-right')}>
          <use href={href('rose-white')} />
        </g>
      )}
    </g>
  );
};

const GROUNDS: { readonly [T in Exclude<Title, 'captain-calais'>]: string } = {
  'lord-high-admiral': '#2d5288',
  'archbishop-canterbury': '#6a3d69',
  'constable-tower': '#7a2b47',
  'warden-cinque-ports': '#2f6f78',
};
/** A medal of a title around 0 0, 40 wide. */
export const TitleMedal = ({ title }: { readonly title: Title }) => (
  <g class="title-medal">
    <circle r="20" fill="#dcae45" stroke="#4a3208" stroke-width="1.200" />
    <circle r="16.500" fill={title === 'captain-calais' ? '#f4eedf' : GROUNDS[title]} stroke="#7a5710" />
    {title === 'captain-calais' ? <Calais /> : <Mark charge={title} width={23} />}
  </g>
);
/** The cross of the garrison and the key of the town. */
const Calais = () => (
  <g>
    <path d="M-3-16H3V-3H16V3H3V16H-3V3H-16V-3H-3Z" fill="#a5302c" />
    <g transform="translate(-7.5 -7.5)scale(.12)">
      <ChargeMarks charge={ROLL_CHARGES.key} fill="#2d5288" ink="#16305a" />
    </g>
  </g>
);
