// Glicko-2 (M. E. Glickman, "Example of the Glicko-2 system", 2022): a rating, how unsure it is, and how erratic its owner
// plays. Pure. The names are those of the paper, so that it can be read beside it.

export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}
/** An opponent as they were before, and what came of it: 1 won, 0.5 drawn, 0 lost. */
export interface RatedGame {
  readonly against: Pick<Rating, 'rating' | 'deviation'>;
  readonly score: number;
}

export const NEWCOMER: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };
const SCALE = 173.7178;
/** How much a volatility may change; the paper wants 0.3 to 1.2. */
const TAU = 0.5;
const CLOSE = 0.000001;

const g = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));
const expected = (mu: number, muJ: number, phiJ: number): number => 1 / (1 + Math.exp(-g(phiJ) * (mu - muJ)));

/** Step 5: the new volatility, by the Illinois way of finding where `f` is nought. */
const volatilityOf = (sigma: number, phi: number, v: number, delta: number): number => {
  const a = Math.log(sigma * sigma);
  const f = (x: number): number => {
    const ex = Math.exp(x);
    const d = phi * phi + v + ex;
    return (ex * (delta * delta - d)) / (2 * d * d) - (x - a) / (TAU * TAU);
  };
  let A = a;
  let B = Math.log(Math.max(delta * delta - phi * phi - v, Number.MIN_VALUE));
  if (delta * delta <= phi * phi + v) {
    let k = 1;
    while (f(a - k * TAU) < 0) k++;
    B = a - k * TAU;
  }
  let [fA, fB] = [f(A), f(B)];
  while (Math.abs(B - A) > CLOSE) {
    const C = A + ((A - B) * fA) / (fB - fA);
    const fC = f(C);
    if (fC * fB <= 0) [A, fA] = [B, fB];
    else fA /= 2;
    [B, fB] = [C, fC];
  }
  return Math.exp(A / 2);
};

/** A rating after the games of one period; with none of them it only grows less sure. */
export const rated = ({ rating, deviation, volatility }: Rating, games: readonly RatedGame[]): Rating => {
  const [mu, phi] = [(rating - NEWCOMER.rating) / SCALE, deviation / SCALE];
  const met = games.map(({ against, score }) => {
    const [muJ, phiJ] = [(against.rating - NEWCOMER.rating) / SCALE, against.deviation / SCALE];
    return { g: g(phiJ), e: expected(mu, muJ, phiJ), score };
  });
  if (met.length === 0)
    return { rating, deviation: Math.min(NEWCOMER.deviation, Math.hypot(phi, volatility) * SCALE), volatility };
  const v = 1 / met.reduce((sum, one) => sum + one.g * one.g * one.e * (1 - one.e), 0);
  const gained = met.reduce((sum, one) => sum + one.g * (one.score - one.e), 0);
  const sigma = volatilityOf(volatility, phi, v, v * gained);
  const phiNow = 1 / Math.sqrt(1 / (phi * phi + sigma * sigma) + 1 / v);
  return {
    rating: (mu + phiNow * phiNow * gained) * SCALE + NEWCOMER.rating,
    deviation: Math.min(NEWCOMER.deviation, phiNow * SCALE),
    volatility: sigma,
  };
};
