// A map packed small: each line is written once, however many outlines it belongs to. The page unpacks it as it loads.
export { type Reader, readerOf, written, writtenStep } from './digits.ts';
export { type Atlas, type MapRoad, type PackedMap, type Unpacked, unpackMap, type Words } from './unpack.ts';
