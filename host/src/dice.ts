// The dice of a table come from one secret that is fixed, and whose hash is shown, before the first throw. When the
// table has closed the secret is published, and anybody can throw every die again.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { fair, type Random } from '@rose/table';

export const SECRET_LENGTH = 32;

/** What is shown from the start: SHA-256 of the secret, in hexadecimal. */
export const commitmentOf = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

export const secretFrom = (bytes: Uint8Array): string => {
  if (bytes.length !== SECRET_LENGTH) throw new Error(`dice: a secret has ${SECRET_LENGTH} bytes, not ${bytes.length}`);
  return bytesToHex(bytes);
};

/**
 * The dice of entry `seq`; the opening's number is 0. Their words are the 32-bit pieces, high byte first, of
 * HMAC-SHA256(secret, "seq:block") for block 0, 1, 2 …; a face is taken from them without bias.
 */
export const diceFor = (secret: string, seq: number): Random => {
  let key: Uint8Array | undefined;
  let block = 0;
  let at = 0;
  let words: DataView | undefined;
  const word = (): number => {
    if (!words || at === words.byteLength) {
      key ??= hexToBytes(secret);
      const bytes = hmac(sha256, key, utf8ToBytes(`${seq}:${block++}`));
      words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      at = 0;
    }
    const drawn = words.getUint32(at);
    at += 4;
    return drawn;
  };
  return (sides) => fair(word, sides);
};
