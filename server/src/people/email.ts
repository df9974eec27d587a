// E-mail addresses, as far as a house must judge them: whether a letter could be sent there and nowhere else.

const MOST_EMAIL = 254;
/** One address, nothing quoted, no list, no header: the letter that proves it decides the rest. */
const ADDRESS =
  /^[^\s<>()[\]\\,;:"@\p{C}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;

/** The address with its domain in lower case; nothing for what is none. */
export const emailOf = (text: string): string | undefined => {
  const address = text.trim().normalize('NFKC');
  if (address.length > MOST_EMAIL || !ADDRESS.test(address)) return undefined;
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}${address.slice(at).toLowerCase()}`;
};
