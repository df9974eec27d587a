/** A state as 16 hexadecimal digits: equal states, equal digits, in every engine that runs this. */
export const fingerprint = (state: unknown): string => {
  const text = canonical(state);
  let a = 0x811c9dc5;
  let b = 0x9dc5811c;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b) + a;
    b ^= b >>> 13;
  }
  return hex(a ^ (b >>> 16)) + hex(b ^ (a >>> 15));
};

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');

/** JSON with its keys in order; what is absent and what is undefined are the same. */
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`);
  return `{${parts.join()}}`;
};
