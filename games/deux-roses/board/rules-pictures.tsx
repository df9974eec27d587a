// Soldiers and castles as they look on the board, for the rules.
import { Icon, PiecePicture, useDrawing } from '@rose/board';
import type { Seat } from '@rose/deux-roses/ids';
import type { RulesPictures } from '../../face.ts';
import { FigureShapes } from './figures.tsx';
import { Paints } from './paints.tsx';

interface FigureProps {
  readonly side: Seat;
  readonly kind: 'soldier' | 'castle';
}
const Use = ({ side, kind }: FigureProps) => {
  const { href } = useDrawing();
  return <use href={href(`${side}-${kind}`)} />;
};
const SHAPES = [<Paints key="paints" />, <FigureShapes key="figures" />];
const Figure = (props: FigureProps) => (
  <PiecePicture box="-46 -66 92 112" shapes={SHAPES}>
    <Use {...props} />
  </PiecePicture>
);

export const PICTURES: readonly RulesPictures[] = [
  {
    section: '2',
    items: [
      {
        picture: <Figure side="lancaster" kind="soldier" />,
        text: { en: 'A soldier of Lancaster: round, with a rose.', fr: 'Un soldat de Lancaster : rond, à la rose.' },
      },
      {
        picture: <Figure side="york" kind="soldier" />,
        text: {
          en: 'A soldier of York: eight-sided, with a rose in the sun.',
          fr: 'Un soldat d’York : à huit côtés, à la rose au soleil.',
        },
      },
      {
        picture: <Figure side="lancaster" kind="castle" />,
        text: { en: 'The castle of Lancaster.', fr: 'Le château de Lancaster.' },
      },
      {
        picture: <Figure side="york" kind="castle" />,
        text: { en: 'The castle of York.', fr: 'Le château d’York.' },
      },
    ],
  },
  {
    section: '5.3',
    items: [
      {
        picture: <Icon name="sun" size={44} />,
        text: { en: 'Sun up: you may call a reinforcement.', fr: 'Soleil : vous pouvez appeler un renfort.' },
      },
      {
        picture: <Icon name="moon" size={44} />,
        text: { en: 'Moon up: not yet.', fr: 'Lune : pas encore.' },
      },
    ],
  },
];
