// A law of style sheets: `:has()` looks at children, or through small things only. On what holds a board it would make
// the browser look through thousands of parts whenever one of them comes, goes or changes.

/** Small things that never hold a board: `:has()` may look through the whole of them. */
const SMALL = new Set([
  'bar', // the head of a page: a dozen parts
  'bottom-sheet', // question and papers of a phone, beside the board
  'sheet-body', // the same without its tabs
  'sheet-hand', // cards of one hand
  'hand-strip', // the same at the foot of a desk
  'fighters', // one rank of a battle
  'floating-card', // the card of one piece
  'end', // the paper of the end
  'tray', // one tray of the column
  'km-note', // one small paper of Kingmaker
]);

/** From an opening bracket to the one that closes it. */
const within = (text, from) => {
  let depth = 1;
  let at = from;
  while (at < text.length && depth > 0) {
    if (text[at] === '(') depth++;
    if (text[at] === ')') depth--;
    at++;
  }
  return text.slice(from, at - 1);
};
/** `> a > b`: so many steps down and no farther. */
const isByChildren = (looked) =>
  looked.split(',').every((one) => /^>[^>\s+~]+(>[^>\s+~]+)*$/.test(one.trim().replaceAll(/\s*>\s*/g, '>')));
const classesOf = (subject) => [...subject.matchAll(/\.([\w-]+)/g)].map(([, name]) => name);

/** Of one style sheet: `file:line: selector`. */
export const hasBreaches = (name, text) => {
  const plain = text.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  return [...plain.matchAll(/:has\(/g)].flatMap(({ index }) => {
    const [subject] = /[^\s>+~,{}]*$/.exec(plain.slice(0, index)) ?? [''];
    const looked = within(plain, index + ':has('.length);
    if (isByChildren(looked) || classesOf(subject).some((one) => SMALL.has(one))) return [];
    const line = plain.slice(0, index).split('\n').length;
    return [
      `${name}:${line}: "${subject}:has(${looked})": a class on the thing itself, or children alone (>): else every change looks through all of it`,
    ];
  });
};
