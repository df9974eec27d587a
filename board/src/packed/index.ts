// A map packed small: each line is written once, however many outlines it belongs to. The page unpacks it as it loads.
export { readerOf, written, writtenStep } from './digits.ts';
export { type Atlas, type PackedMap, unpackMap, type Words } from './unpack.ts';
