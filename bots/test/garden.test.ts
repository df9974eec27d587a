// Plain positions of the Two Roses: what everybody sees, the steward sees too.
import { plainPositions } from './plain.ts';
import { game } from './positions.ts';

type Seat = 'lancaster' | 'york';
/** A castle and its soldiers, then `moon` where the marker shows it. */
type Side = string;
const sideOf = (side: Side): object => {
  const [castle, ...rest] = side.split(' ');
  const soldiers = rest.filter((word) => word !== 'moon');
  return { castle, soldiers, marker: rest.includes('moon') ? 'moon' : 'sun' };
};

const POSITIONS: readonly (readonly [string, Seat, Side, Side, RegExp])[] = [
  ['a castle two in line push off, east', 'york', 'g4 b1 c2 d2 g1', 'b3 e4 f4 g3 moon', /^breakthrough e4 SE$/],
  ['and west', 'lancaster', 'f3 b3 c3 e2', 'a3 a1 a2 b2 b4', /^breakthrough c3 NE$/],
  ['along the rim', 'lancaster', 'f2 a2 a3 moon', 'a4 c2 g1 g2', /^breakthrough a2 E$/],
  ['into the corner', 'lancaster', 'e2 b5 c6 moon', 'a4 c2 f4 f5', /^breakthrough c6 NW$/],
  ['with the rear soldier far from home', 'york', 'g2 b4 c4 moon', 'a3 c6 e2 e6 f2', /^breakthrough e2 SE$/],
  ['along the other rim', 'york', 'f5 a1 c1 d5 e4', 'a2 f3 f4 g1 moon', /^breakthrough f3 E$/],
  ['where it fled to the side', 'lancaster', 'f3 d3 e2 e5 g4', 'f1 c4 c5 f5 moon', /^breakthrough d3 SW$/],
  ['with one’s own castle in the corner', 'york', 'f1 a2 d3 e1 moon', 'a3 b1 f2 f3', /^breakthrough f3 W$/],
  ['a castle about to fall: two in line break up two', 'york', 'f3 a2 b3 c3', 'a3 b4 b5 d6 e6', /^breakthrough b5 W$/],
  ['the nearer one is driven off', 'york', 'f3 b3 c3 e2', 'a3 a2 b1 b4 c2', /^attack (a2 SE|b4 W)$/],
  ['by either arm', 'york', 'f3 b3 c3 f2', 'a3 a1 a2 b2 b4', /^(breakthrough a1|attack a2) SE$/],
  ['the red castle alike', 'lancaster', 'g2 b2 d3 e3 moon', 'a3 a2 d7 e4 f3', /^breakthrough d3 SE$/],
  ['from beside it', 'lancaster', 'g4 a1 b1 f2 g1', 'c5 e4 g2 g3', /^attack f2 SE$/],
  ['from before it', 'lancaster', 'g3 a1 b2 e2 f2', 'c4 a4 e3 f3', /^attack (e2 E|f2 NE)$/],
  ['from behind the one that aims', 'york', 'f3 b3 c4 f5', 'a2 a4 b4 c1 c2', /^breakthrough a4 SW$/],
  [
    'or any other way that saves it',
    'lancaster',
    'g2 d6 e2 e3 f4',
    'b3 c6 e4 f3 moon',
    /^(breakthrough e2 E|attack (e3 E|e3 SE|f4 NW|f4 W))$/,
  ],
  ['a soldier on the rim is pushed off', 'lancaster', 'f3 b2 c2 d3 moon', 'a3 a2 a4 b4 d6', /^breakthrough c2 NE$/],
  ['by an attack with support', 'york', 'f3 b1 d6 f4 moon', 'b3 b5 c1 c2 c3', /^attack c2 NW$/],
  ['that stands beside one’s castle', 'lancaster', 'f2 d3 f3 g3 moon', 'b3 a1 b2 g2 g4', /^attack f3 SW$/],
  ['in a corner', 'york', 'f3 d7 e3 g4', 'b3 a3 a4 d6 e6', /^attack (d6 E|e6 NE)$/],
  ['that stands beside the enemy’s', 'york', 'g3 b4 f4 g1', 'b2 a1 b1 e1 f1', /^breakthrough e1 SE$/],
];

const documentOf = ({ toMove, lancaster, york }: Record<'toMove' | 'lancaster' | 'york', string>): object => ({
  toMove,
  lancaster: sideOf(lancaster),
  york: sideOf(york),
});
plainPositions(
  { game, documentOf, bots: ['steward:2', 'steward:3'], looks: 60 },
  POSITIONS.map(([name, toMove, lancaster, york, expected]) => [name, toMove, expected, { toMove, lancaster, york }]),
);
