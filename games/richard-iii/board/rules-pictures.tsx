// Blocks as they look on the board, for the rules.
import { BlockPicture, CoatShapes, ROSES_COATS } from '@rose/board';
import type { BlockName } from '@rose/richard-iii/ids';
import type { RulesPictures } from '../../face.ts';
import { coatOf, woodOfBlock } from './heraldry.ts';
import { faceOf } from './pieces.ts';

interface PictureProps {
  readonly block: BlockName;
  readonly steps?: number;
  readonly isTurned?: boolean;
}
const Picture = ({ block, steps = 3, isTurned = false }: PictureProps) => {
  const coat = coatOf(block);
  return (
    <BlockPicture
      wood={woodOfBlock(block)}
      face={isTurned ? undefined : faceOf(block, steps)}
      shapes={<CoatShapes coats={{ [coat]: ROSES_COATS[coat as keyof typeof ROSES_COATS] }} />}
    />
  );
};

export const PICTURES: readonly RulesPictures[] = [
  {
    section: '3.11',
    items: [
      {
        picture: <Picture block="y-salisbury" steps={2} />,
        text: {
          en: 'Filled diamonds are the strength that is left, empty ones what was lost. The number at the lower left says the same: so many dice.',
          fr: 'Les losanges pleins sont la force qui reste, les vides celle qui est perdue. Le chiffre en bas à gauche le redit : autant de dés.',
        },
      },
      {
        picture: <Picture block="l-henry-vi" isTurned />,
        text: {
          en: 'What the other side sees: plain wood. Square shoulders and a rose are Lancaster’s.',
          fr: 'Ce que voit l’autre camp : le bois nu. Les épaules carrées et la rose sont de Lancaster.',
        },
      },
      {
        picture: <Picture block="y-york" isTurned />,
        text: {
          en: 'Cut shoulders and a rose in the sun are York’s.',
          fr: 'Les épaules coupées et la rose au soleil sont d’York.',
        },
      },
    ],
  },
  {
    section: '3.12',
    items: [
      {
        picture: <Picture block="y-march" />,
        text: {
          en: 'Letter and firepower stand at the lower right: when the block acts, and up to which number its dice hit.',
          fr: 'La lettre et la puissance de feu sont en bas à droite : quand le bloc agit, et jusqu’à quel chiffre ses dés touchent.',
        },
      },
    ],
  },
  {
    section: '3.21',
    items: [
      {
        picture: <Picture block="l-henry-vi" steps={4} />,
        text: {
          en: 'The crown above the arms marks an heir.',
          fr: 'La couronne au-dessus des armes désigne un héritier.',
        },
      },
    ],
  },
  {
    section: '3.26',
    items: [
      {
        picture: <Picture block="rebel" steps={4} />,
        text: {
          en: 'The Rebel is black: he fights for the Pretender, whoever that is.',
          fr: 'Le Rebelle est noir : il se bat pour le prétendant, quel qu’il soit.',
        },
      },
    ],
  },
];
