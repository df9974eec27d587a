// A whole game in little room: inside a link it is deflated, then written in letters that an address may hold; a large file
// is packed as gzip does.
/** No game comes near it; a few hundred kilobytes could unpack to gigabytes. */
const MOST_BYTES = 16 * 1024 * 1024;

const through = async (bytes: Uint8Array<ArrayBuffer>, by: CompressionStream | DecompressionStream) => {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (const reader = new Blob([bytes]).stream().pipeThrough(by).getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > MOST_BYTES) {
      await reader.cancel();
      throw new Error('nothing holds more than a game');
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
};

const toLetters = (bytes: Uint8Array): string => {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};
const fromLetters = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

export const encode = async (text: string): Promise<string> =>
  toLetters(await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw')));

/** The text that `encode` was given; undefined when the link was cut or changed on its way. */
export const decode = async (letters: string): Promise<string | undefined> => {
  try {
    const bytes = await through(fromLetters(letters), new DecompressionStream('deflate-raw'));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** No finished game takes more of a disk than this: a longer one is packed. */
const LARGEST_PLAIN = 60_000;
/** What is saved: for eyes where it is small. */
export const gameFile = async (name: string, text: string): Promise<File> => {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length <= LARGEST_PLAIN) return new File([bytes], name, { type: 'application/json' });
  return new File([await through(bytes, new CompressionStream('gzip'))], `${name}.gz`, { type: 'application/gzip' });
};
const GZIP = [0x1f, 0x8b];
/** The text of a file that may be packed; what cannot be unpacked is read as it is, and refused like any other text. */
export const textInside = async (file: Blob): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!GZIP.every((byte, i) => bytes[i] === byte)) return file.text();
  try {
    return new TextDecoder().decode(await through(bytes, new DecompressionStream('gzip')));
  } catch {
    return file.text();
  }
};

/** The full address of a shared game, at a step if wanted. */
export const gameLink = async (file: string, step?: number): Promise<string> => {
  const { origin, pathname } = location;
  return `${origin}${pathname}#/game/${await encode(file)}${step === undefined ? '' : `/${step}`}`;
};
