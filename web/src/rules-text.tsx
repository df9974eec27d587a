// Markdown of the rules as nodes of the page: headings with a number become anchors, nothing is ever raw HTML.

import type { Language } from '@rose/table/text';
import { Lexer, type Token, type Tokens } from 'marked';
import type { ComponentChildren } from 'preact';
import type { RulesPictures } from '../../games/face.ts';
import { LinkBeside, Linked } from './rules-links.tsx';
import { Pieces } from './rules-pieces.tsx';

/** A heading with what stands under it, up to the next heading. */
export interface Chapter {
  /** '4.1'; undefined for a heading without number. */
  readonly section: string | undefined;
  readonly title: string;
  readonly depth: number;
  readonly body: readonly Token[];
  readonly plain: string;
}

export const chaptersOf = (md: string): readonly Chapter[] => {
  const chapters: { section: string | undefined; title: string; depth: number; body: Token[]; plain: string }[] = [];
  for (const token of new Lexer({ gfm: true }).lex(md)) {
    if (token.type === 'heading') {
      const { text, depth } = token as Tokens.Heading;
      const [, section] = /^(\d+(?:\.\d+)*)\.?\s/.exec(text) ?? [];
      chapters.push({ section, title: text, depth, body: [], plain: fold(text) });
      continue;
    }
    if (token.type === 'space') continue;
    if (chapters.length === 0) chapters.push({ section: undefined, title: '', depth: 1, body: [], plain: '' });
    const last = chapters.at(-1);
    last?.body.push(token);
    if (last) last.plain += ` ${fold(token.raw)}`;
  }
  return chapters;
};

/** For searching: no case, no accents, one kind of space and apostrophe. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replaceAll('’', "'")
    .toLowerCase();

const LETTER = /[\p{L}\p{N}]/u;
/** Where a word begins that begins so: “roi” is not sought in “trois”. */
const placesOf = (folded: string, word: string): readonly number[] => {
  const places: number[] = [];
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
    if (at === 0 || !LETTER.test(folded.charAt(at - 1))) places.push(at);
  return places;
};

export const matches = (chapter: Chapter, sought: string): boolean =>
  fold(sought)
    .trim()
    .split(' ')
    .every((word) => word === '' || placesOf(chapter.plain, word).length > 0);

/** How often the words sought stand in a chapter. */
export const hitsIn = (plain: string, sought: string): number =>
  fold(sought)
    .trim()
    .split(' ')
    .filter((word) => word.length > 1)
    .reduce((sum, word) => sum + placesOf(plain, word).length, 0);

/** The words sought, marked; letters keep their accents, so the match is by position in the folded text. */
const marked = (text: string, sought: string): ComponentChildren => {
  const wanted = fold(sought)
    .trim()
    .split(' ')
    .filter((word) => word.length > 1);
  if (wanted.length === 0) return text;
  const letters = Array.from(text);
  const folded = letters.map((letter) => fold(letter).slice(0, 1) || '\u0000').join('');
  const hits = new Array<boolean>(letters.length).fill(false);
  for (const word of wanted) for (const at of placesOf(folded, word)) hits.fill(true, at, at + word.length);
  const parts: ComponentChildren[] = [];
  for (let start = 0; start < letters.length; ) {
    let end = start + 1;
    while (end < letters.length && hits[end] === hits[start]) end++;
    const piece = letters.slice(start, end).join('');
    parts.push(hits[start] ? <mark key={start}>{piece}</mark> : piece);
    start = end;
  }
  return parts;
};

interface InlineProps {
  readonly tokens: readonly Token[];
  readonly sought: string;
}
const Inline = ({ tokens, sought }: InlineProps) => (
  <>
    {tokens.map((token, at) => (
      <Span key={at} token={token} sought={sought} />
    ))}
  </>
);
const Span = ({ token, sought }: { readonly token: Token; readonly sought: string }) => {
  const inner = 'tokens' in token && token.tokens ? <Inline tokens={token.tokens} sought={sought} /> : undefined;
  switch (token.type) {
    case 'strong':
      return <strong>{inner}</strong>;
    case 'em':
      return <em>{inner}</em>;
    case 'codespan':
      return <code>{(token as Tokens.Codespan).text}</code>;
    case 'br':
      return <br />;
    case 'link':
      return <a href={safe((token as Tokens.Link).href)}>{inner}</a>;
    default:
      return (
        inner ?? (
          <Linked text={'text' in token ? String(token.text) : token.raw}>{(text) => marked(text, sought)}</Linked>
        )
      );
  }
};
const safe = (address: string): string => (/^(https?:|#)/.test(address) ? address : '#/');

const Block = ({ token, sought }: { readonly token: Token; readonly sought: string }) => {
  switch (token.type) {
    case 'list': {
      const { ordered, start, items } = token as Tokens.List;
      const rows = items.map((item, at) => (
        <li key={at}>
          {item.tokens.map((part, index) => (
            <Block key={index} token={part} sought={sought} />
          ))}
        </li>
      ));
      return ordered ? <ol start={start === '' ? 1 : start}>{rows}</ol> : <ul>{rows}</ul>;
    }
    case 'blockquote':
      return (
        <blockquote>
          {((token as Tokens.Blockquote).tokens ?? []).map((part, at) => (
            <Block key={at} token={part} sought={sought} />
          ))}
        </blockquote>
      );
    case 'table':
      return <Grid table={token as Tokens.Table} sought={sought} />;
    case 'hr':
      return <hr />;
    case 'code':
      return <pre>{(token as Tokens.Code).text}</pre>;
    case 'text':
      return <Span token={token} sought={sought} />;
    default:
      return (
        <p>
          <Span token={token} sought={sought} />
        </p>
      );
  }
};

const Grid = ({ table, sought }: { readonly table: Tokens.Table; readonly sought: string }) => (
  <div class="rules-wide">
    <table>
      <thead>
        <tr>
          {table.header.map((cell, at) => (
            <th key={at} scope="col">
              <Inline tokens={cell.tokens} sought={sought} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, at) => (
          <tr key={at}>
            {row.map((cell, index) => (
              <td key={index}>
                <Inline tokens={cell.tokens} sought={sought} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

interface ChaptersProps {
  readonly chapters: readonly Chapter[];
  readonly sought: string;
  readonly cited: string | undefined;
  readonly pictures: readonly RulesPictures[];
  readonly language: Language;
}
/** The document's own title is dropped: the page or the panel around it has one. */
export const Chapters = ({ chapters, sought, cited, pictures, language }: ChaptersProps) => (
  <>
    {chapters.map(({ section, title, depth, body }) => {
      const Heading = depth <= 2 ? 'h2' : 'h3';
      return (
        <section key={title} class={section !== undefined && section === cited?.replace(/\.0$/, '') ? 'lit' : ''}>
          {depth > 1 && (
            <div class="rules-head">
              <Heading tabIndex={-1} data-section={section}>
                {marked(title, sought)}
              </Heading>
              {section !== undefined && <LinkBeside title={title} section={section} />}
            </div>
          )}
          {pictures
            .filter((one) => one.section === section)
            .map((one) => (
              <Pieces key={one.section} pictures={one} language={language} />
            ))}
          {body.map((token, at) => (
            <Block key={at} token={token} sought={sought} />
          ))}
        </section>
      );
    })}
  </>
);
