// Fields of a state, described once; field.ts tells how.
export * from './copier.ts';
export {
  type AnyField,
  type Field,
  faultIn,
  type Of,
  type Still,
  type ValueOf,
  type Written,
} from './field.ts';
export * from './many.ts';
export {
  apart,
  bit,
  type Covered,
  covered,
  flag,
  maybe,
  type One,
  one,
  or,
  shared,
  text,
  whole,
  word,
  worded,
} from './plain.ts';
export * from './record.ts';
