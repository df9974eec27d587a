// What a hand may have tried where nothing is open: put into an action, so that the rules can say why not.
import { shortestWay } from '@rose/parts';
import {
  A,
  type Action,
  type AreaId,
  type AreaName,
  B,
  type BlockName,
  homesOf,
  isAreaName,
  isBlockName,
  neighboursOf,
  seasOf,
  type View,
} from '@rose/richard-iii/ids';
import { seatOfBlock } from './pieces.ts';

/** As many areas as a march can be written with: whoever wants to go farther is told of the first of them. */
const LONGEST = 4;
/** By land where there is a way, else over a sea of the one or the other. */
const goings = (block: BlockName, from: AreaId, to: AreaId): readonly Action[] => {
  const path = shortestWay(from, to, neighboursOf);
  if (path.length > 0) return [{ do: 'march', block: B[block], path: path.slice(0, LONGEST) }];
  const seas = [...seasOf(from), ...seasOf(to)];
  const sea = seas.find((one) => seasOf(from).includes(one) && seasOf(to).includes(one)) ?? seas[0];
  return sea === undefined ? [] : [{ do: 'sail', block: B[block], from, to, sea }];
};

const intoArea = ({ phase, blocks }: View, block: BlockName, area: AreaName): readonly Action[] => {
  const place = blocks[block]?.place;
  const to = { block: B[block], area: A[area] };
  switch (phase.name) {
    case 'action':
      if (place === 'pool') return [{ do: 'recruit', ...to }];
      return place !== undefined && isAreaName(place) && place !== area ? goings(block, A[place], A[area]) : [];
    case 'battle':
      return [phase.step === 'regroup' ? { do: 'regroup', ...to } : { do: 'retreat', ...to }];
    case 'supply':
      return phase.step === 'minors' ? [{ do: 'enter-minor', ...to }] : [];
    case 'political':
      return [{ do: 'go-home', block: B[block], to: A[area] }];
    case 'card':
      return [];
  }
};
/** A block that is not open: asked about by the first thing it might do. */
const withBlock = (view: View, block: BlockName): readonly Action[] => {
  const { phase, blocks, viewer } = view;
  const place = blocks[block]?.place;
  if (place === undefined) return [];
  switch (phase.name) {
    case 'action': {
      if (place === 'pool')
        return homesOf(B[block])
          .slice(0, 1)
          .map((area) => ({ do: 'recruit', block: B[block], area }));
      const [next] = isAreaName(place) && seatOfBlock(view, block) === viewer ? neighboursOf(A[place]) : [];
      return isAreaName(place) && next !== undefined ? [{ do: 'march', block: B[block], path: [A[place], next] }] : [];
    }
    case 'battle':
      return phase.step === 'turn' ? [{ do: 'fire', block: B[block] }] : [{ do: 'take-hits', block: B[block] }];
    case 'supply':
      return phase.step === 'limits' ? [{ do: 'starve', block: B[block] }] : [];
    case 'political':
    case 'card':
      return [];
  }
};

export const reachWith = (view: View, picked: readonly string[], place: string): readonly Action[] => {
  const inHand = picked.find(isBlockName);
  if (inHand !== undefined && isAreaName(place)) return intoArea(view, inHand, place);
  return isBlockName(place) ? withBlock(view, place) : [];
};
