// The door: drawings and a frame for any board. No game is known here.

export { around } from './aim.ts';
export { AimedFrame, type AimedFrameProps } from './aimed-frame.tsx';
export { AreaPlace, type AreaPlaceProps } from './area-face.tsx';
export { Arms, type ArmsProps } from './arms.tsx';
export { Ballot, type BallotChoice, type BallotProps, SealedBar, type SealedPart } from './ballots.tsx';
export {
  type Bar,
  Bars,
  Deed,
  DeedChances,
  type DeedLine,
  DeedLines,
  type DeedLinesProps,
  type DeedProps,
  type FightOdds,
  GreatChance,
  OddsBar,
  type OddsSide,
  type OddsWords,
} from './battle/deed.tsx';
export { BattleOrder, type OrderStep } from './battle/order.tsx';
export {
  BattleRank,
  type BattleRankProps,
  Fighter,
  type FighterProps,
  Reserves,
  type Waiting,
} from './battle/rank.tsx';
export { BattleScene, type BattleSceneProps, type RoundsProps } from './battle/scene.tsx';
export type { Blazon } from './blazon.ts';
export { Coat as CoatPicture, CoatShapes, coatShape } from './blazon-shapes.tsx';
export { BLOCK, Block, type BlockFace, type BlockProps, type BlockRing, BlockShapes, LINE_BADGES } from './block.tsx';
export { BorderSample } from './border-sample.tsx';
export type { Box, Camera, Sheet } from './camera.ts';
export { ChargeMarks } from './charges/draw.tsx';
export { CHARGES, type ChargeName } from './charges/index.ts';
export { ROLL_CHARGES, type RollChargeName } from './charges/roll.ts';
export { COATS, type Coat, type CoatId, guestCoat, type Tincture } from './coats.ts';
export { ROSES_COATS, type RosesCoat } from './coats-roses.ts';
export {
  type Company,
  type CompanyGame,
  gathered,
  type HandBoard,
  isFinger,
  type Together,
  useCompany,
} from './company.ts';
export { Compass, type CompassProps } from './compass.tsx';
export { blockBox, fromTheBack, makeRoom, type Stood } from './crowd.ts';
export { Dice, Die } from './dice.tsx';
export { type Drag, type DragBoard, type DragGame, sendable, useDrag } from './drag.ts';
export { elbowRoom, overlap } from './elbow-room.ts';
export { Emblem } from './emblem.tsx';
export {
  FACTION_NAMES,
  FACTIONS,
  type Faction,
  type FactionLook,
  FactionToken,
  type FactionTokenProps,
  Pennant,
  PennantBadge,
  type TokenShape,
} from './factions.tsx';
export { BoardFrame, type BoardFrameProps } from './frame.tsx';
export { FrameSays, type FrameWords } from './frame-words.ts';
export { CardButton, type CardButtonProps, HandOfCards, type HandOfCardsProps } from './hand-of-cards.tsx';
export { type Arrow, type Axial, arrowStep, centreOf, hexagon, isArrow } from './hex.ts';
export { HouseBadge } from './house-badge.tsx';
export { ICON_NAMES, Icon, type IconName, type IconProps, isIconName } from './icon.tsx';
export { isSame, kept } from './kept.tsx';
export { useLater } from './later.ts';
export { type BlocksOf, type MapBlock, MapBlocks, type MapBlocksProps } from './map-blocks.tsx';
export type { MapArea, MapBorder, MapDrawing, MapSea } from './map-data.ts';
export { groundTowards, MapFaces, type MapFacesProps } from './map-faces.tsx';
export { MapFrame, type MapFrameProps } from './map-frame.tsx';
export {
  areaClip,
  areaShape,
  MapGround,
  type MapGroundProps,
  MapPatterns,
  MapSheet,
  type MapSheetProps,
  WaterLines,
} from './map-ground.tsx';
export { PLACE_MARKS, type PlaceMark, PlaceMarkAt, PlaceMarkShapes } from './map-marks.tsx';
export { type MapName, MapNames, type MapNamesProps, markSpots, nameLines, type SeaName } from './map-names.tsx';
export { MapOverview, type MapOverviewProps } from './map-overview.tsx';
export { MapPiece, type MapPieceProps, startOf } from './map-piece.tsx';
export { useScale } from './map-scale.ts';
export { MapScenery, type Scenery, type SceneryKind, SceneryShapes } from './map-scenery.tsx';
export { SeaShapes, SeaZones, type SeaZonesProps } from './map-sea.tsx';
export { MapStates, type MapStatesProps } from './map-states.tsx';
export { markup } from './markup.ts';
export { isStill, type Journey, MOVE_MS, travel } from './motion.ts';
export { type Names, NamesFor, useDrawing, useNames } from './names.ts';
export { type Dot, Overview } from './overview.tsx';
export { clock, distance, ngon, type Point, polygon, polyline, round, spot, star, towards } from './path.ts';
export { BlockPicture, type BlockPictureProps, PiecePicture, type PiecePictureProps } from './piece-picture.tsx';
export { Place, type PlaceProps } from './place.tsx';
export { type Resting, useResting } from './resting.ts';
export { Roll, type RollProps } from './roll.tsx';
export { PINK_ROSE, RED_ROSE, Rose, type RoseColours, SmallRose, WHITE_ROSE } from './rose.tsx';
export { Silent } from './silent.tsx';
export { smooth } from './smooth.ts';
export { type Ground, type Standing, standing } from './standing.ts';
export { type SteadyBoard, useSteadyBoard } from './steady-board.ts';
export { beginsWith, type Gesture, mayMean } from './touches.ts';
export { TrayBlock, type TrayBlockProps } from './tray-block.tsx';
export { type Told, type Traveller, type Trips, tripsBy } from './trips.ts';
export { useTurn, useTurns } from './turns.ts';
export { type Arcs, type ChamberSeat, chamberSeats, middleOf, onArc } from './votes.ts';
export { type VoteGroup, VotingChamber, type VotingChamberProps } from './voting-chamber.tsx';
export {
  type BorderCrossed,
  borderMid,
  CrossingPills,
  type CrossingPillsProps,
  WayArrow,
  type WayArrowProps,
  WayPill,
  type WayPillProps,
} from './way-arrow.tsx';
export { areaOfWayPoint, isWayPoint, marchGestures, wayPoint } from './way-points.ts';
export { WayStones, type WayStonesProps } from './way-stones.tsx';
export { WOODS, type WoodName } from './woods.ts';
