// A small picture as PNG. It is stored, not packed: packing differs from one version of a library to the next, and the
// same picture must be the same bytes everywhere. The page packs it on its way.
const CRC = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});
const crc = (bytes: Uint8Array): number => {
  let c = 0xffffffff;
  for (const byte of bytes) c = (CRC[(c ^ byte) & 255] ?? 0) ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
};
const adler = (bytes: Uint8Array): number => {
  let [a, b] = [1, 0];
  for (const byte of bytes) {
    a = (a + byte) % 65521;
    b = (b + a) % 65521;
  }
  return b * 65536 + a;
};
const four = (value: number): readonly number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);
const two = (value: number): readonly number[] => [value & 255, value >>> 8];

const chunk = (name: string, data: readonly number[]): readonly number[] => {
  const body = [...name].map((letter) => letter.charCodeAt(0)).concat(data);
  return [...four(data.length), ...body, ...four(crc(Uint8Array.from(body)))];
};
const stored = (data: readonly number[]): readonly number[] => {
  if (data.length > 65535) throw new Error(`${data.length} bytes do not fit into one block`);
  const length = two(data.length);
  return [0x78, 1, 1, ...length, ...length.map((byte) => byte ^ 255), ...data, ...four(adler(Uint8Array.from(data)))];
};

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];
/** One colour in sixteen strengths of cover, from none to `most` of 255; `at` tells the strength of each dot. */
export const veil = (
  size: number,
  colour: readonly [red: number, green: number, blue: number],
  most: number,
  at: (x: number, y: number) => number,
): Uint8Array => {
  const rows = Array.from({ length: size }, (_, y) => [
    0,
    ...Array.from({ length: size / 2 }, (_, half) => at(2 * half, y) * 16 + at(2 * half + 1, y)),
  ]);
  const strengths = Array.from({ length: 16 }, (_, i) => i);
  return Uint8Array.from([
    ...SIGNATURE,
    ...chunk('IHDR', [...four(size), ...four(size), 4, 3, 0, 0, 0]),
    ...chunk(
      'PLTE',
      strengths.flatMap(() => [...colour]),
    ),
    ...chunk(
      'tRNS',
      strengths.map((i) => Math.round((most * i) / 15)),
    ),
    ...chunk('IDAT', stored(rows.flat())),
    ...chunk('IEND', []),
  ]);
};
