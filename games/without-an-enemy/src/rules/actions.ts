// Everything a player can say.
import type { Does } from '@rose/table';
import type { AreaId, SeaId } from './data/areas.ts';
import type { BlockId } from './data/blocks.ts';
import type { CardId } from './data/cards.ts';
import type { CityId } from './data/cities.ts';

type WithBlock = { readonly block: BlockId };
type WithArea = { readonly area: AreaId };
type WithCity = { readonly city: CityId };
type WithRoad = WithBlock & { readonly path: readonly AreaId[] };

export type InitiativeAction =
  | Does<'play-card', { readonly card: CardId }>
  | Does<'go-first', { readonly seat: 'royalist' | 'parliament' }>;
export type EventAction =
  | Does<'add' | 'lose', WithBlock>
  | Does<'deploy', WithBlock & WithArea>
  | Does<'seize', { readonly sea: SeaId }>
  | Does<'undermine', WithCity>
  | Does<'hold', WithArea>
  | Does<'end-event'>;
export type MoveAction = Does<'move' | 'join', WithRoad>;
export type SailAction = Does<'sail', WithBlock & WithArea>;
export type RecruitAction = Does<'strengthen', WithBlock> | Does<'deploy', WithBlock & WithArea>;
export type OperationAction = MoveAction | SailAction | RecruitAction | Does<'muster', WithArea> | Does<'end-actions'>;
export type TacticsAction = Does<'aim-event' | 'resolve', WithArea>;
export type RetreatAction = Does<'retreat' | 'regroup', WithBlock & WithArea> | Does<'shelter', WithBlock>;
export type BattleAction =
  | Does<'main', WithArea>
  | RetreatAction
  | Does<'aid' | 'storm' | 'aim' | 'fire' | 'take-hit', WithBlock>
  | Does<'withdraw' | 'stand' | 'order-retreat' | 'fight-on' | 'ready' | 'end-regroup'>;
export type SiegeAction = Does<'sally' | 'storm', WithBlock> | Does<'batter' | 'attack' | 'pass'>;
export type SupplyAction = Does<'starve', WithBlock>;
export type SurrenderAction = Does<'resist' | 'besiege', WithCity> | Does<'march-out', WithBlock & WithArea>;
export type NewBlocksAction = Does<'replace', WithBlock & { readonly by: BlockId }>;
export type RecruitmentAction = Does<'excise', { readonly region: number }> | RecruitAction | Does<'end-recruitment'>;
/** `to` is an area or RESERVE. */
export type ReturnAction = Does<'go-home', WithBlock & { readonly to: number }> | Does<'end-return'>;
export type Action =
  | InitiativeAction
  | EventAction
  | OperationAction
  | TacticsAction
  | BattleAction
  | SiegeAction
  | SupplyAction
  | SurrenderAction
  | NewBlocksAction
  | RecruitmentAction
  | ReturnAction;
