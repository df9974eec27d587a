// A whole game inside a link: deflated, then written in letters that an address may hold.
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
      throw new Error('a link holds no more than a game');
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

/** The full address of a shared game, at a step if wanted. */
export const gameLink = async (file: string, step?: number): Promise<string> => {
  const { origin, pathname } = location;
  return `${origin}${pathname}#/game/${await encode(file)}${step === undefined ? '' : `/${step}`}`;
};
