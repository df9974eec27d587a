// Blocks as they look on the board, for the rules.
import { BlockPicture } from '@rose/board';
import type { BlockName } from '@rose/without-an-enemy/ids';
import type { RulesPictures } from '../../face.ts';
import { FlagShapes } from './flags.tsx';
import { colourOfBlock, faceOf, woodOf } from './pieces.ts';

interface PictureProps {
  readonly block: BlockName;
  readonly strength?: number;
  readonly isTurned?: boolean;
}
const Picture = ({ block, strength = 2, isTurned = false }: PictureProps) => (
  <BlockPicture
    wood={woodOf(colourOfBlock(block))}
    face={isTurned ? undefined : faceOf(block, strength)}
    shapes={<FlagShapes />}
  />
);

export const PICTURES: readonly RulesPictures[] = [
  {
    section: '1.1',
    items: [
      {
        picture: <Picture block="p-skippon" />,
        text: {
          en: 'Filled diamonds and the number at the lower left are the strength; at the lower right stand class and effectiveness. A square banner is infantry.',
          fr: 'Les losanges pleins et le chiffre en bas à gauche sont la force ; en bas à droite, l’arme et l’efficacité. Un drapeau carré : l’infanterie.',
        },
      },
      {
        picture: <Picture block="r-rupert" />,
        text: { en: 'A small fringed standard is cavalry.', fr: 'Un petit étendard frangé : la cavalerie.' },
      },
      {
        picture: <Picture block="p-essex-train" />,
        text: { en: 'A gun is artillery.', fr: 'Un canon : l’artillerie.' },
      },
      {
        picture: <Picture block="r-charles" isTurned />,
        text: {
          en: 'What the other side sees: blue wood with a crown for the Royalists …',
          fr: 'Ce que voit l’autre camp : un bois bleu à la couronne pour les Royalistes…',
        },
      },
      {
        picture: <Picture block="p-essex" isTurned />,
        text: {
          en: '… and orange wood with a portcullis for Parliament.',
          fr: '… et un bois orange à la herse pour le Parlement.',
        },
      },
    ],
  },
];
