// What a hand may have tried where nothing is open: put into an action, so that the rules can say why not.
import { shortestWay } from '@rose/parts';
import {
  A,
  type Action,
  type AreaId,
  type AreaName,
  B,
  type BlockId,
  type BlockName,
  cityIn,
  isAreaName,
  isBlockName,
  isCityName,
  LONGEST,
  NO_CITY,
  neighboursOf,
  RESERVE,
  T,
  type View,
} from '@rose/without-an-enemy/ids';
import { MUSTER, RECRUIT, SAIL } from './gestures.ts';
import { seatOfBlock } from './pieces.ts';

const areaOfBlock = ({ blocks }: View, block: BlockName): AreaId | undefined => {
  const place = blocks[block]?.place;
  return place !== undefined && isAreaName(place) ? A[place] : undefined;
};
const marches = (view: View, block: BlockName, to: AreaId): readonly Action[] => {
  const from = areaOfBlock(view, block);
  const path = from === undefined || from === to ? [] : shortestWay(from, to, neighboursOf);
  if (path.length > 0) return [{ do: 'move', block: B[block], path: path.slice(0, LONGEST + 1) }];
  return [{ do: 'sail', block: B[block], area: to }];
};

const intoArea = (view: View, block: BlockName, area: AreaName, isSailing: boolean): readonly Action[] => {
  const { phase, blocks } = view;
  const to = { block: B[block], area: A[area] };
  switch (phase.name) {
    case 'actions':
      if (isSailing) return [{ do: 'sail', ...to }];
      return blocks[block]?.place === 'reserve' ? [{ do: 'deploy', ...to }] : marches(view, block, A[area]);
    case 'events':
    case 'recruitment':
      return [{ do: 'deploy', ...to }];
    case 'battle':
      return [phase.step === 'regroup' ? { do: 'regroup', ...to } : { do: 'retreat', ...to }];
    case 'surrender':
      return [{ do: 'march-out', ...to }];
    case 'return':
      return [{ do: 'go-home', block: B[block], to: A[area] }];
    default:
      return [];
  }
};
/** An area or a city that is not open, with nothing in hand. */
const withGround = ({ phase }: View, area: AreaName, mode: string | undefined): readonly Action[] => {
  const city = cityIn(A[area]);
  switch (phase.name) {
    case 'actions':
      return mode === MUSTER ? [{ do: 'muster', area: A[area] }] : [];
    case 'tactics':
      return [{ do: phase.step === 'aim' ? 'aim-event' : 'resolve', area: A[area] }];
    case 'battle':
      return phase.step === 'main' ? [{ do: 'main', area: A[area] }] : [];
    case 'events':
      return [{ do: 'hold', area: A[area] }];
    case 'surrender':
      return city === NO_CITY ? [] : [{ do: phase.step === 'resist' ? 'resist' : 'besiege', city }];
    default:
      return [];
  }
};
/** A block that is not open: asked about by the first thing it might do. */
const withBlock = (view: View, block: BlockName, mode: string | undefined): readonly Action[] => {
  const { phase, blocks } = view;
  const id = B[block];
  switch (phase.name) {
    case 'actions': {
      if (mode === RECRUIT) return [{ do: 'strengthen', block: id }];
      const from = areaOfBlock(view, block);
      if (mode === SAIL) return from === undefined ? [] : [{ do: 'sail', block: id, area: A.london }];
      const [next] = from === undefined ? [] : neighboursOf(from);
      if (from !== undefined && next !== undefined) return [{ do: 'move', block: id, path: [from, next] }];
      const place = blocks[block]?.place;
      if (place !== undefined && isCityName(place)) return [{ do: 'strengthen', block: id }];
      return [{ do: 'deploy', block: id, area: A.london }];
    }
    case 'events':
      return [{ do: 'add', block: id }];
    case 'battle':
      return phase.blows.length > 0 ? [{ do: 'take-hit', block: id }] : battleTry(phase.step, id);
    case 'siege':
      return [{ do: phase.step === 'sortie' ? 'sally' : 'storm', block: id }];
    case 'supply':
      return [{ do: 'starve', block: id }];
    case 'recruitment':
      return blocks[block]?.place === 'reserve'
        ? [{ do: 'deploy', block: id, area: A.london }]
        : [{ do: 'strengthen', block: id }];
    case 'return':
      return [{ do: 'go-home', block: id, to: RESERVE }];
    default:
      return [];
  }
};
const battleTry = (step: string, block: BlockId): readonly Action[] => {
  if (step === 'fire') return [{ do: 'fire', block }];
  if (step === 'aim') return [{ do: 'aim', block }];
  if (step === 'places') return [{ do: 'storm', block }];
  if (step === 'garrison') return [{ do: 'aid', block }];
  return step === 'retire' || step === 'retreat' ? [{ do: 'shelter', block }] : [];
};

export const reachWith = (view: View, picked: readonly string[], place: string): readonly Action[] => {
  const inHand = picked.find(isBlockName);
  const mode = picked.find((other) => other.startsWith('#'));
  if (inHand !== undefined && isAreaName(place)) return intoArea(view, inHand, place, mode === SAIL);
  if (isBlockName(place)) return view.viewer === seatOfBlock(place) ? withBlock(view, place, mode) : [];
  if (isAreaName(place)) return withGround(view, place, mode);
  if (isCityName(place) && view.phase.name === 'events') return [{ do: 'undermine', city: T[place] }];
  return [];
};
