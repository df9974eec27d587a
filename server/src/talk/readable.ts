// How much talk is told at once: who fills it up with long lines must not keep others, on a slow line, from their table.

/** The first of these lines, the newest first, as far as their words have no more bytes than this. */
export const readable = <L extends { readonly text: string }>(lines: readonly L[], most: number): readonly L[] => {
  let bytes = 0;
  const end = lines.findIndex(({ text }) => {
    bytes += Buffer.byteLength(text);
    return bytes > most;
  });
  return end === -1 ? lines : lines.slice(0, end);
};
