// A position as a readable document, and back. Every field may be left out; what is left out has its default.
//
//   options   { scenario, fogAid }                          the default scenario is wars-of-the-roses-1460
//   campaign  1..3   turn 1..7                              default: the scenario's first campaign, turn 1
//   kingSide  seat                                          default lancaster
//   king      block, or null while the throne is empty      default: the senior living heir of the King's side
//   prisoner  true: Henry VI lies in Middlesex (10.2)       default false
//   blocks    { block: where }   where = area | pool | minor | aside | dead, then
//             ':2' for a strength below full and '-down' for face-down: 'ireland:2', 'pool-down', 'ireland-down'
//             Blocks not named: minors and versions kept aside as in 1460, all others upright in their pool.
//             Naming a block puts its twin aside, unless that one is named too.
//   done      [blocks] that have moved or been recruited (action), paid (supply), gone home (political)
//   came      { block: neighbour | sea } how a block entered its battle this turn
//   attacks   [{ area, attacker, main: neighbour | sea | null, over: { lancaster: [neighbours], york: [...] } }]
//             Default: for every area with blocks of both sides one attack. `over` is filled from `came`; `attacker`
//             is player 1; `main` is the way most blocks of the attacker came (the first of equals by `came`).
//             Blocks of the attacker without `came` count as the main attack and close no border.
//   player1   seat                                          default lancaster
//   cards     { lancaster: card, york: card } of this turn  default ap3-1 and ap2-1 outside the card phase
//   hands     { seat: [cards] }                             default: the first unused action cards, as many as are due
//   played    { seat: [cards] } earlier in this campaign    default none (this turn's card is added)
//   asked     { seat: true } mulligan of this campaign used default false
//   dealt     { seat: 'unknown' | 'low' | 'high' }          default unknown
//   owed      { seat: number } minors owed                  default 0
//   fog       { block: { places: [areas | pool], low, high } } what all have seen; default: known where it stands
//   phase     one of the following; the default is { "name": "action" }. `player1` and `cards` may stand in it too.
//
//   { "name": "card", "step": "choose" | "ask" | "answer" | "deal", "seat", "chosen": { seat: card } }
//        step defaults to "ask" where a mulligan is open in turn 1 (ruling 1.2), else "choose"; `seat` is who is asked
//   { "name": "action", "acting": seat (player1), "step": "act" | "main" | "done", "points": n (the card's),
//     "used": [{ from, to, blocks }], "active": [areas paid for], "credits": [{ from, to }], "muster": area,
//     "plagued": bool }
//   { "name": "battle", "area": area, "step", "attacker": seat, "round": n, "acting": seat, "reserves": [blocks],
//     "acted": [blocks], "turned": [blocks], "rolled": { seat: true }, "warwickRolled",
//     "crossed": [{ seat, from, to }], "treasonSpent", "hits" }
//        steps: begin (the default), choose, treason, turn, hits, regroup, over
//        without `area`: player 1 chooses the battle (a sole battle begins at once). With `area` and no `step` the
//        battle begins there in round `round` (1): Treason is offered first where it can be (round 1 only).
//        `attacker` defaults to that of the attack; `reserves` to the blocks that did not come with the main attack.
//   { "name": "supply", "step": "succession" | "minors" | "executions" | "limits" | "over", "acting", "surplus" }
//        without `step` the phase starts at its beginning (succession, minors, executions, limits)
//   { "name": "political", "step": "disband" | "home" | "overflow" | "reset" | "over", "acting", "surplus" }
//        without `step` it starts at 8.1. "home" with `acting` starts that side's going home; "overflow" likewise.
//
// What the engine does by itself: it takes hits where one block alone is strongest; eliminates a block that must
// retreat and cannot; names the main attack where one border was used; begins a battle that is the only one left;
// skips a Treason offer without a target, a regroup without a place, a minor's entry without a place; enters a minor
// where one place alone is open. Everything else is asked, single options included (fire or pass, go-home, starve,
// play-card, retreat). Two seas: calais-kent is sailed by `north-sea`, france-cornwall by `english-channel`, unless
// Piracy is played, which may name either.
import { plainReader } from '@rose/parts';
import { isMistake, isStuck, type Mistake, mistake, readOptions } from '@rose/table';
import { META } from '../meta.ts';
import { faultOf } from '../rules/assert.ts';
import type { AreaId } from '../rules/data/areas.ts';
import { areaName } from '../rules/data/areas.ts';
import { BLOCKS, type BlockId, type BlockName, blockName, fullStrength, REBEL } from '../rules/data/blocks.ts';
import { outcome } from '../rules/outcome.ts';
import { phases } from '../rules/phases/index.ts';
import { at, cameBy, isDown, placeName, stepsOf } from '../rules/position.ts';
import { type Options, PHASE, POOL, STATE, type State } from '../rules/state.ts';
import { placesOf } from '../secrecy/fog.ts';
import { isPublic } from '../secrecy/view.ts';
import { attackName, battleName, wayName } from './naming.ts';
import { readPosition } from './position-reader.ts';

const written = (state: State, block: BlockId): string => {
  const place = placeName(at(state, block));
  if (isDown(state, block)) return `${place}-down`;
  const steps = stepsOf(state, block);
  return steps === fullStrength(block) ? place : `${place}:${steps}`;
};
const named = <T>(fits: (block: BlockId) => boolean, make: (block: BlockId) => T): { [N in BlockName]?: T } =>
  Object.fromEntries(BLOCKS.filter(fits).map((block) => [blockName(block), make(block)]));

/** What is known exactly needs no words. */
const isPlain = (state: State, block: BlockId): boolean => {
  const { low, high } = state;
  const strong = low[block] === stepsOf(state, block) && high[block] === stepsOf(state, block);
  if (isPublic(state, block)) return strong;
  return strong && placesOf(state, block).join() === String(at(state, block));
};
const fogOf = (state: State, block: BlockId) => ({
  places:
    isPublic(state, block) || block === REBEL
      ? []
      : placesOf(state, block).map((place) => (place === POOL ? 'pool' : areaName(place))),
  low: state.low[block],
  high: state.high[block],
});

/** What stands by itself is said by the description of the state; here is what stands together. */
export const toPosition = (state: State): object => ({
  ...STATE.write(state),
  blocks: named(
    () => true,
    (block) => written(state, block),
  ),
  came: named(
    (block) => cameBy(state, block) !== 0,
    (block) => wayName(cameBy(state, block), at(state, block) as AreaId),
  ),
  attacks: state.attacks.map(attackName),
  fog: named(
    (block) => !isPlain(state, block),
    (block) => fogOf(state, block),
  ),
  phase: state.phase.name === 'battle' ? battleName(state.phase) : PHASE.write(state.phase),
});

/** The state a document describes, without a second look: for documents made by the engine itself. */
export const stateOf = (document: unknown, opened: number = META.rules): State | Mistake => {
  const page = plainReader();
  const given = page.fields(document ?? null, '', KEYS);
  const options = readOptions<Options>(META.options, given['options']);
  if (isMistake(options)) return options;
  const state = readPosition(page, given, options, page.count(given['rules'], 'rules', 1, META.rules, opened));
  return page.fault() ?? state;
};
/** Reads a document, and refuses what no game could come to. */
export const fromPosition = (document: unknown, opened: number = META.rules): State | Mistake => {
  const state = stateOf(document, opened);
  if (isMistake(state)) return state;
  const fault = faultOf(state);
  if (fault) return fault;
  return isStuck({ phases, outcome }, state) ? mistake('phase', 'leaves nobody anything to do') : state;
};
const KEYS = [...STATE.keys, 'blocks', 'came', 'attacks', 'fog', 'phase'];
