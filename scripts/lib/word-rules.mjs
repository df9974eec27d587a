// A law of the words of pages and boards: a word that a dictionary keeps is named by some code. What nobody says is dead.

const DICTIONARY = /^(web\/src|board\/src|games\/[\w-]+\/board)\/.*\.(en|fr)\.ts$/;
const CODE = /\.tsx?$/;
const TEST = /(^|\/)(test|e2e)\//;
const KEY = /^\s+'?([A-Za-z_][\w-]*)'?[:(]/;

/** `read(name)`: the text of a file of the house. */
export const wordBreaches = (names, read) => {
  const named = new Set();
  for (const name of names.filter((each) => CODE.test(each) && !TEST.test(each))) {
    // one dictionary names what another keeps by a point; other code also in strings, and out of braces
    const names = DICTIONARY.test(name) ? /(?<=\w\.)[\w-]+/g : /[A-Za-z_][\w-]*/g;
    for (const [word] of read(name).matchAll(names)) named.add(word);
  }
  const isDead = (line) => {
    const key = KEY.exec(line)?.[1];
    return key !== undefined && !named.has(key);
  };
  return names
    .filter((name) => DICTIONARY.test(name))
    .flatMap((name) =>
      read(name)
        .split('\n')
        .flatMap((line, index) =>
          isDead(line) ? [`${name}:${index + 1}: ${line.trim()}: nobody says this; remove it`] : [],
        ),
    );
};
