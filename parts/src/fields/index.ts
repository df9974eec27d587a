// Fields of a state, described once; field.ts tells how.
export * from './copier.ts';
export { type AnyField, type Field, faultIn, type Of, type ValueOf, type Written } from './field.ts';
export * from './many.ts';
export { apart, bit, covered, flag, maybe, one, or, shared, text, whole, word, worded } from './plain.ts';
export * from './record.ts';
