// Persons and places as they look on the board, for the rules.
import { PiecePicture } from '@rose/board';
import { C, controlPoints } from '@rose/lancaster-york/ids';
import type { ComponentChildren } from 'preact';
import type { RulesPictures } from '../../face.ts';
import { Cube } from './icons.tsx';
import { BishopPiece, NoblePiece, PieceShapes, PlaceDisc, ShipPiece } from './icons-pieces.tsx';

const picture = (piece: ComponentChildren) => (
  <PiecePicture box="-28 -36 58 64" shapes={<PieceShapes />}>
    {piece}
  </PiecePicture>
);

export const PICTURES: readonly RulesPictures[] = [
  {
    section: '0.1',
    items: [
      {
        picture: picture(<NoblePiece noble="stafford" points={controlPoints(C['stafford'])} owner="red" />),
        text: {
          en: 'A noble: his arms, his control points, and the pennant of whoever he serves.',
          fr: 'Un noble : ses armes, ses points de contrôle et le fanion de celui qu’il sert.',
        },
      },
      {
        picture: picture(<BishopPiece owner={undefined} />),
        text: { en: 'A bishop; pale, he is nobody’s.', fr: 'Un évêque ; pâle, il n’est à personne.' },
      },
      { picture: picture(<ShipPiece owner="yellow" />), text: { en: 'A ship.', fr: 'Un navire.' } },
      {
        picture: picture(<PlaceDisc kind="royalCastle" owner="red" />),
        text: { en: 'A royal castle.', fr: 'Un château royal.' },
      },
      {
        picture: picture(<PlaceDisc kind="largeTown" owner="yellow" cathedral />),
        text: {
          en: 'A large town; the cross says that it has a cathedral.',
          fr: 'Une grande ville ; la croix dit qu’elle a une cathédrale.',
        },
      },
      { picture: picture(<PlaceDisc kind="town" owner="red" />), text: { en: 'A town.', fr: 'Une ville.' } },
      { picture: picture(<PlaceDisc kind="port" owner="yellow" />), text: { en: 'A port.', fr: 'Un port.' } },
    ],
  },
  {
    section: '4.7',
    items: [
      {
        picture: picture(<Cube colour="black" />),
        text: {
          en: 'A black cube bribes somebody else’s person.',
          fr: 'Un cube noir corrompt la personnalité d’un autre.',
        },
      },
      {
        picture: picture(<Cube colour="white" />),
        text: { en: 'A white cube guards one of your own.', fr: 'Un cube blanc protège l’une des vôtres.' },
      },
    ],
  },
];
