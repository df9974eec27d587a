// Odds: how a fight is likely to end, for one seat and from what that seat may know.

/** A number and the half-width of its 95 % interval: 0 when it is exact. */
export interface Estimate {
  readonly is: number;
  readonly error: number;
}
export interface Odds {
  readonly seat: string;
  readonly against: string;
  /** The place that is fought for. */
  readonly place: string;
  /** Shares of 1, for the seat: it wins, it loses, it stays undecided. */
  readonly win: number;
  readonly lose: number;
  readonly neither: number;
  /** Strength each side is expected to lose from here on. */
  readonly ownLost: Estimate;
  readonly enemyLost: Estimate;
  /** Every way the dice can fall was counted; else `samples` fights were played out. */
  readonly exact: boolean;
  readonly samples: number;
  /** What was seen of the cards before is not counted out: whoever weighs knows the table, not its story. */
  readonly forgets?: boolean;
  /** Half-width of the 95 % interval of each share. */
  readonly error: number;
  /** Always exact: the share of 0, 1, 2 … hits of the throw that comes first. */
  readonly hits?: readonly number[];
}
