// A state as one number, quickly: every state of a fuzzed game is printed when it is young, and again in its replay.

/** Two words, mixed with whatever comes: a change of any one value always changes the first. */
let first = 0;
let second = 0;
const mix = (word: number): void => {
  first = Math.imul(first ^ word, 0x9e3779b1);
  first ^= first >>> 15;
  second = Math.imul(second + word, 0x85ebca6b) ^ (second >>> 13);
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
  let [a, b] = [first, second];
  for (let i = 0; i < length; i++) {
    const value = values[i];
    if (typeof value === 'number' && (value | 0) === value) {
      a = Math.imul(a ^ value, 0x9e3779b1);
      a ^= a >>> 15;
      b = Math.imul(b + value, 0x85ebca6b) ^ (b >>> 13);
    } else {
      first = a;
      second = b;
      mixValue(value);
      a = first;
      b = second;
    }
  }
  first = a;
  second = b;
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
  return (first >>> 0) * 2 ** 21 + (second >>> 11);
};
