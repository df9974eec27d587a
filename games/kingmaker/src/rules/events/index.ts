// 4.1 What each kind of Event card does when it is turned up. A chapter that brings new kinds adds them here.
import type { EventKind } from '../data/events.ts';
import type { Table } from '../kind.ts';
import { embassy } from './embassy.ts';
import { frenchSiege } from './french-siege.ts';
import { callParliament } from './parliament.ts';
import { plague } from './plague.ts';
import { stormAtSea } from './storm-at-sea.ts';
import { storms } from './storms.ts';
import { summons } from './summons.ts';
import { catastrophe, mercenariesGoHome, royalDeath, treachery, wavering } from './troubles.ts';

/** May interrupt for choices; whatever follows from where pieces stand is done when the chance phase closes. */
export type Event = (table: Table, card: number) => void;
export const EVENTS_BY_KIND: ReadonlyMap<EventKind, Event> = new Map<EventKind, Event>([
  ['plague', plague],
  ['storms', storms],
  ['embassy', embassy],
  ['raid', summons],
  ['revolt', summons],
  ['piracy', summons],
  ['parliament-must-be-called', callParliament],
  ['french-siege', frenchSiege],
  ['mercenaries-go-home', mercenariesGoHome],
  ['treachery', treachery],
  ['storm-at-sea', stormAtSea],
  ['vacillating', wavering],
  ['catastrophe', catastrophe],
  ['royal-death', royalDeath],
]);
