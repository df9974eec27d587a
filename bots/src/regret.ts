// A small game of plans against worlds, weighed by regret: how a thinker mixes its plans, and how an opponent who
// guesses its thoughts would choose among the worlds.

export interface Mixture {
  /** By row: how often regret matching would choose it. */
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}
const ROUNDS = 400;

const sharesOf = (regrets: readonly number[]): number[] => {
  let sum = 0;
  for (const regret of regrets) sum += Math.max(0, regret);
  return regrets.map((regret) => (sum > 0 ? Math.max(0, regret) / sum : 1 / regrets.length));
};
const times = (matrix: readonly (readonly number[])[], columns: readonly number[]): number[] =>
  matrix.map((row) => {
    let sum = 0;
    for (let column = 0; column < row.length; column++) sum += (row[column] as number) * (columns[column] as number);
    return sum;
  });
const transposed = (matrix: readonly (readonly number[])[]): readonly (readonly number[])[] =>
  (matrix[0] ?? []).map((_, column) => matrix.map((row) => row[column] as number));
const dot = (a: readonly number[], b: readonly number[]): number => {
  let sum = 0;
  for (let n = 0; n < a.length; n++) sum += (a[n] as number) * (b[n] as number);
  return sum;
};
const addTo = (sums: number[], terms: readonly number[]): void => {
  for (let n = 0; n < sums.length; n++) sums[n] = (sums[n] as number) + (terms[n] as number);
};

/** Rows are to be high, columns low; both learn from what they regret. The averages come near an equilibrium. */
export const matchRegrets = (matrix: readonly (readonly number[])[]): Mixture => {
  const turned = transposed(matrix);
  const regretted = { rows: matrix.map(() => 0), columns: turned.map(() => 0) };
  const played = { rows: matrix.map(() => 0), columns: turned.map(() => 0) };
  for (let round = 0; round < ROUNDS; round++) {
    const rows = sharesOf(regretted.rows);
    const columns = sharesOf(regretted.columns);
    const gains = times(matrix, columns);
    const losses = times(turned, rows);
    const value = dot(rows, gains);
    addTo(
      regretted.rows,
      gains.map((gain) => gain - value),
    );
    addTo(
      regretted.columns,
      losses.map((loss) => value - loss),
    );
    addTo(played.rows, rows);
    addTo(played.columns, columns);
  }
  return { rows: sharesOf(played.rows), columns: sharesOf(played.columns) };
};
/** What each row comes to against a mixture of columns. */
export const against = times;
