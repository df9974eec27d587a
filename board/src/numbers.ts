// Numbers as a reader of either language writes them.
interface Numbers {
  /** A share of a whole, without decimals: none and all are said only where they are certain. */
  share(share: number): string;
  /** With one decimal. */
  decimal(value: number): string;
}
const shareWith = (percent: string, gap: string) => (share: number) => {
  const whole = Math.round(100 * share);
  if (whole === 0 && share > 0) return `<${gap}1${percent}`;
  return whole === 100 && share < 1 ? `>${gap}99${percent}` : `${whole}${percent}`;
};
export const numbersIn: { readonly en: Numbers; readonly fr: Numbers } = {
  en: { share: shareWith('%', ''), decimal: (value) => value.toFixed(1) },
  fr: { share: shareWith('\u00a0%', '\u00a0'), decimal: (value) => value.toFixed(1).replace('.', ',') },
};
