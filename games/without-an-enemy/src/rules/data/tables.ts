// The tables of the rules: figures and results, each with its provenance.

/** [public] Hand and cards; [rules] cycles, recruitment, supply, the last row of the siege table. */
export const HAND_SIZE = 6;
export const LAST_CYCLE = 3;
/** [rules] Reserves enter in this cycle; General Retreat is possible from it on. */
export const RESERVE_CYCLE = 2;
export const RETREAT_FROM = 2;
/** [rules] Artillery fires in this cycle. */
export const GUNS_CYCLE = 1;
export const SIEGE_MAX = 5;
/** [public] 14.2 */
export const MAJOR_VICTORY = 3;
/** [reconstructed] 14.4 */
export const KING_POINTS = 1;
/** [reconstructed] 7.1 */
export const DEPLOY_STRENGTH = 1;
/** [reconstructed] 9.1 The marker a siege begins with, and 9.4 the least that guns may open a Breach at. */
export const FIRST_MARKER = 0;
export const BREACH_MARKER = 1;
/** [reconstructed] 9.5 A Storming needs this marker, or with a Breach the other. */
export const STORM_MARKER = 2;
export const STORM_MARKER_BREACHED = 1;
/** [reconstructed] 9.7 Hits that take one strength behind whole walls. */
export const FORTIFIED_HITS = 2;
/** [reconstructed] 13.2 */
export const NMA_STRENGTH = 3;
/** [rules] 6.2 and 7.2 */
export const FROM_IRELAND = 1;
export const PORT_STRENGTH = 1;

/** [reconstructed] 5.5 Areas in one move. */
export const ALLOWANCE = { I: 2, C: 3, A: 1 } as const;

/** [rules] 11.1 Infantry and Cavalry blocks that an area feeds. */
export const SUPPLY_OPEN = 4;
export const SUPPLY_MOUNTAIN = 3;

/** [rules] 12.3, 12.4 */
export const RP_PER_AREA = 1;
export const RP_PER_MAJOR = 1;
export const RP_LONDON = 2;
export const RP_GUNS = 2;
export const RP_GUNS_LONDON = 1;

/** [rules] 4.2 Who decides the order of play when initiatives are equal. */
export const tieDecidedBy = (year: number): 'royalist' | 'parliament' => (year <= 1643 ? 'royalist' : 'parliament');

export interface Voyage {
  readonly result: 'eliminated' | 'returns' | 'arrives';
  readonly loss: number;
}
const VOYAGES: readonly Voyage[] = [
  { result: 'eliminated', loss: 0 },
  { result: 'returns', loss: 1 },
  { result: 'returns', loss: 0 },
  { result: 'arrives', loss: 1 },
  { result: 'arrives', loss: 0 },
  { result: 'arrives', loss: 0 },
];
const clamp = (die: number): number => Math.min(6, Math.max(1, die));
/** [rules] 6.4 by the modified die. */
export const voyageOf = (die: number): Voyage => VOYAGES[clamp(die) - 1] as Voyage;
/** [rules] 6.4 */
export const PORT_BONUS = 1;
export const enemySeasMalus = (seas: number): number => (seas >= 3 ? -2 : seas === 2 ? -1 : 0);

export interface Withdrawal {
  readonly success: boolean;
  readonly loss: number;
}
const WITHDRAWALS: readonly Withdrawal[] = [
  { success: false, loss: 2 },
  { success: false, loss: 1 },
  { success: false, loss: 0 },
  { success: true, loss: 2 },
  { success: true, loss: 1 },
  { success: true, loss: 0 },
];
/** [rules] 8.4 by the modified die. */
export const withdrawalOf = (die: number): Withdrawal => WITHDRAWALS[clamp(die) - 1] as Withdrawal;

/** [rules for the cells; the index is reconstructed, the last row printed 10+] 9.4 The least die that opens a Breach. */
export const breachFrom = (index: number): number => (index >= 11 ? 3 : index >= 8 ? 4 : index >= 5 ? 5 : 6);

/** [rules, from damaged print: rows 1 and 2 surely, rows 3 to 5 as read] 11.2 */
const SIEGES = [
  ['', '', '', 'N', 'C', 'A'],
  ['', 'N', 'C', 'A', 'NS', 'AS'],
  ['N', 'C', 'A', 'NS', 'AS', 'S'],
  ['N', 'NC', 'AS', 'AS', 'AS', 'S'],
  ['NS', 'CS', 'AS', 'AS', 'AS', 'S'],
] as const;
/** What a die does to a garrison. */
export interface SiegeResult {
  readonly foot: boolean;
  readonly horse: boolean;
  readonly surrender: boolean;
}
export const siegeResult = (marker: number, die: number, port: boolean): SiegeResult => {
  const marks: string = SIEGES[marker - 1]?.[die - 1] ?? '';
  const all = marks.includes('A') || (marks.includes('N') && !port);
  return { foot: all, horse: all || marks.includes('C'), surrender: marks.includes('S') };
};

/** [rules] What is added to effectiveness: 8.9 firing, 8.8 guns at Cavalry and 9.3 guns against a Sortie, 9.5 on the walls, */
export const FIRE_MALUS = -1;
export const GUNS_MALUS = -1;
export const WALLS_MALUS = -1;
/** 8.6 and in General Retreat. */
export const RETREAT_MALUS = -2;
/** [reconstructed] 8.10 Cavalry that meets none, and in a pursuit. */
export const CHARGE_BONUS = 1;
export const PURSUIT_MALUS = -1;
/** [reconstructed] 8.5 The face that never hits. */
export const NEVER_HITS = 6;
/** [reconstructed] 15.1 Leaders who quarrel; for how many turns a hand lies open. */
export const QUARRELLING = 2;
export const HAND_OPEN = 2;

/** [rules] 8.12 Artillery in retreat loses 1 up to this face. */
export const GUNS_LOSE_TO = 3;
/** [reconstructed] 8.10 A block routs above its strength and this. */
export const ROUT_MARGIN = 1;
