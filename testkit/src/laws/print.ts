// A state as one number, quickly: every state of a fuzzed game is printed when it is young, and again in its replay.

/** Two words into which everything is mixed; a value that changes, changes one of them at least. */
let first = 0;
let second = 0;
const turned = (word: number): number => (word << 13) | (word >>> 19);
const mix = (word: number): void => {
  first = Math.imul(turned(first) ^ word, 0x9e3779b1);
  second = Math.imul(turned(second) + word, 0x85ebca6b);
};
/** What is no small whole number begins with a word for its kind. */
const KINDS = { list: 0x1357_0001, end: 0x1357_0002, text: 0x1357_0003, number: 0x1357_0004, other: 0x1357_0005 };

const float = new Float64Array(1);
const halves = new Int32Array(float.buffer);
const mixNumber = (value: number): void => {
  mix(KINDS.number);
  float[0] = value;
  mix(halves[0] as number);
  mix(halves[1] as number);
};
const mixText = (text: string): void => {
  mix(KINDS.text);
  mix(text.length);
  for (let i = 0; i < text.length; i++) mix(text.charCodeAt(i));
};
/** Names of members come again and again: each has a number. */
const names = new Map<string, number>();
const mixName = (name: string): void => {
  const number = names.get(name) ?? names.size;
  if (number === names.size) names.set(name, number);
  mix(number);
};
const mixList = (values: readonly unknown[]): void => {
  mix(KINDS.list);
  const { length } = values;
  mix(length);
  let a = first;
  let b = second;
  let i = 0;
  // Two small numbers at a time, one for each word.
  for (; i + 1 < length; i += 2) {
    const x = values[i];
    const y = values[i + 1];
    if (typeof x !== 'number' || typeof y !== 'number' || (x | 0) !== x || (y | 0) !== y) break;
    a = Math.imul(turned(a) ^ x, 0x9e3779b1);
    b = Math.imul(turned(b) ^ y, 0x85ebca6b);
  }
  first = a;
  second = b;
  for (; i < length; i++) mixValue(values[i]);
};
const mixObject = (value: object): void => {
  for (const name in value) {
    const part = (value as Readonly<Record<string, unknown>>)[name];
    if (part === undefined) continue;
    mixName(name);
    mixValue(part);
  }
  mix(KINDS.end);
};
const mixValue = (value: unknown): void => {
  if (typeof value === 'number') {
    if ((value | 0) === value) mix(value);
    else mixNumber(value);
  } else if (typeof value === 'string') mixText(value);
  else if (Array.isArray(value)) mixList(value);
  else if (typeof value === 'object' && value !== null) mixObject(value);
  else {
    mix(KINDS.other);
    mix(value === true ? 1 : value === false ? 0 : -1);
  }
};

/** Enough where both states were made by the same rules in the same order: the order of members counts. */
export const printOf = (state: object): number => {
  first = 1;
  second = 1;
  mixValue(state);
  return ((first ^ turned(second)) >>> 0) * 2 ** 21 + (second >>> 11);
};
