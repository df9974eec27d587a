// Nobles, heirs and ships as they look on the board, for the rules.
import { CoatShapes, PiecePicture } from '@rose/board';
import type { ComponentChildren } from 'preact';
import type { RulesPictures } from '../../face.ts';
import { COATS } from './coats.ts';
import { HeirDisc, NobleBlock, Pill } from './counter.tsx';

const Picture = ({ coat, children }: { readonly coat: keyof typeof COATS; readonly children: ComponentChildren }) => (
  <PiecePicture box="-10 -12 58 66" shapes={<CoatShapes coats={{ [coat]: COATS[coat] }} />}>
    {children}
  </PiecePicture>
);

export const PICTURES: readonly RulesPictures[] = [
  {
    section: '2.3',
    items: [
      {
        picture: (
          <Picture coat="neville">
            <NobleBlock noble="neville" faction="red" />
            <g transform="translate(18 42)">
              <Pill text="120" y={0} />
            </g>
          </Picture>
        ),
        text: {
          en: 'A noble: his arms on the wood of his faction, and the men he leads.',
          fr: 'Un noble : ses armes sur le bois de sa faction, et les hommes qu’il mène.',
        },
      },
    ],
  },
  {
    section: '1.6',
    items: [
      {
        picture: (
          <Picture coat="henry">
            <g transform="translate(18 24)">
              <HeirDisc royal="henry" seat={undefined} isKing radius={18} />
            </g>
          </Picture>
        ),
        text: {
          en: 'An heir on his disc; the closed crown is a King’s.',
          fr: 'Un héritier sur son disque ; la couronne fermée est celle d’un roi.',
        },
      },
      {
        picture: (
          <Picture coat="richard-york">
            <g transform="translate(18 24)">
              <HeirDisc royal="richard-york" seat="yellow" isKing={false} radius={18} />
            </g>
          </Picture>
        ),
        text: {
          en: 'The rim is in the colour of the faction that holds him.',
          fr: 'Le bord porte la couleur de la faction qui le tient.',
        },
      },
    ],
  },
];
