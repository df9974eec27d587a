// The rules of a game, as a page of its own or in a table's panel, opened at the section that was cited.
import { Icon } from '@rose/board';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { FACES } from '../../games/faces.ts';
import { SHELF } from '../../games/shelf.ts';
import { Page } from './page.tsx';
import { language } from './prefs.ts';
import { href } from './router.ts';
import { linkInto } from './rules-link.tsx';
import { Sections } from './rules-links.tsx';
import { usePictures } from './rules-pictures.ts';
import { Contents, FoundWords } from './rules-seek.tsx';
import { type Chapter, Chapters, chaptersOf, matches } from './rules-text.tsx';
import { words } from './words/index.ts';
import './styles/rules.css';

const titleOf = (game: string): string => SHELF.find((card) => card.id === game)?.title[language.value] ?? game;

const useChapters = (game: string): readonly Chapter[] | 'missing' | undefined => {
  const tag = language.value;
  const [text, setText] = useState<{ readonly key: string; readonly md: string }>();
  const key = `${game} ${tag}`;
  useEffect(() => {
    let wanted = true;
    FACES.get(game)
      ?.rules(tag)
      .then(
        (md) => wanted && setText({ key: `${game} ${tag}`, md }),
        () => wanted && setText({ key: `${game} ${tag}`, md: '' }),
      );
    return () => {
      wanted = false;
    };
  }, [game, tag]);
  const md = text?.key === key ? text.md : undefined;
  const chapters = useMemo(() => (md === undefined ? undefined : chaptersOf(md)), [md]);
  return !FACES.has(game) || chapters?.length === 0 ? 'missing' : chapters;
};

interface RulesTextProps {
  readonly game: string;
  /** The section to open at, such as '4.1'. */
  readonly section?: string | undefined;
  readonly onClose?: (() => void) | undefined;
  /** A page of its own: its contents lie open where there is room beside the text. */
  readonly isPage?: boolean;
}
const isWide = (): boolean => matchMedia('(min-width: 1100px)').matches;

export const RulesText = ({ game, section, onClose, isPage = false }: RulesTextProps) => {
  const say = words().rules;
  const chapters = useChapters(game);
  const pictures = usePictures(game);
  const [sought, setSought] = useState('');
  const [wish, setWish] = useState<{ readonly section: string }>();
  const box = useRef<HTMLDivElement>(null);
  const ready = Array.isArray(chapters);
  const show = (wanted: string | undefined): void => {
    if (!ready || wanted === undefined) return;
    const anchor = box.current?.querySelector<HTMLElement>(`[data-section="${CSS.escape(nearest(wanted))}"]`);
    anchor?.scrollIntoView({ block: 'start' });
    anchor?.focus({ preventScroll: true });
  };
  useEffect(() => show(section), [ready, section]);
  useEffect(() => show(wish?.section), [wish]);
  const leading = useMemo(() => {
    const all = chapters === undefined || chapters === 'missing' ? [] : chapters;
    const known = new Set(all.map((chapter) => chapter.section));
    const go = (wanted: string): void => {
      // what was sought would hide where one wants to go
      setSought('');
      setWish({ section: wanted });
    };
    return { Link: linkInto(game), has: (wanted: string) => known.has(wanted), go };
  }, [game, chapters]);
  if (chapters === 'missing') return <p>{say.missing}</p>;
  const found = (chapters ?? []).filter((chapter) => matches(chapter, sought));
  return (
    <div class={isPage ? 'rules of-page' : 'rules'} ref={box}>
      <search class="seek">
        <label>
          <Icon name="book" size={18} />
          <input
            type="search"
            value={sought}
            placeholder={say.search}
            aria-label={say.search}
            onInput={(event) => setSought(event.currentTarget.value)}
          />
        </label>
        <span aria-live="polite">{sought.trim() === '' ? '' : say.found(found.length)}</span>
        <FoundWords box={box} sought={sought} />
        {onClose && (
          <button type="button" class="ib close" aria-label={words().close} onClick={onClose}>
            <Icon name="close" size={18} />
          </button>
        )}
      </search>
      {chapters ? (
        <Sections.Provider value={leading}>
          <Contents chapters={found} sought={sought} isOpen={isPage && isWide()} go={leading.go} />
          <Chapters
            chapters={found}
            sought={sought}
            cited={wish?.section ?? section}
            pictures={pictures}
            language={language.value}
          />
        </Sections.Provider>
      ) : (
        <p>{say.loading}</p>
      )}
    </div>
  );
};

/** '4.0' is the chapter itself. */
const nearest = (section: string): string => section.replace(/\.0$/, '');

interface RulesPageProps {
  readonly game: string | undefined;
  readonly section: string | undefined;
}

export const RulesPage = ({ game, section }: RulesPageProps) => {
  const say = words().rules;
  if (game !== undefined)
    return (
      <Page title={say.of(titleOf(game))} lead={say.lead}>
        <RulesText game={game} section={section} isPage />
      </Page>
    );
  return (
    <Page title={say.title} lead={say.lead}>
      <ul class="shelf">
        {SHELF.map(({ id, years }) => (
          <li key={id}>
            {FACES.has(id) ? <a href={href('rules', id)}>{titleOf(id)}</a> : <b>{titleOf(id)}</b>}
            <small>{FACES.has(id) ? years : say.none}</small>
          </li>
        ))}
      </ul>
    </Page>
  );
};
