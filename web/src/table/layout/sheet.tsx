// The bottom sheet of a phone: prompt and choices near the thumb, everything else one tab away.
import { Icon, useTurns } from '@rose/board';
import { useEffect, useRef } from 'preact/hooks';
import { isDark, sound, theme } from '../../prefs.ts';
import { href } from '../../router.ts';
import { words } from '../../words/index.ts';
import type { TableContext } from '../context.ts';
import type { Hints } from '../hint/hint.tsx';
import { EndCard } from '../log/end.tsx';
import { Meanwhile } from '../log/meanwhile-card.tsx';
import type { Recap } from '../log/recap.tsx';
import { Aim, Own, PanelContent, panelTabs } from '../panel/panel.tsx';
import { BoardPaper, Papers } from '../panel/papers.tsx';
import { ChoiceList } from '../picking/choices.tsx';
import { hush, RefusalToast } from '../picking/refusal.tsx';
import { deskWords } from '../words/words.ts';
import { Asking } from './asking.tsx';
import { tableClass } from './media.ts';
import { MoreList } from './more.tsx';
import type { Panels, SheetHeight, SheetTab } from './panels.ts';
import { useBeginning, useLitInSight } from './sheet-scroll.ts';
import { Part } from './stage.tsx';

interface SheetProps {
  readonly context: TableContext;
  readonly panels: Panels;
  readonly hints: Hints;
}
const LOWER: { readonly [H in SheetHeight]: SheetHeight } = { full: 'rest', rest: 'closed', closed: 'closed' };
const HIGHER: { readonly [H in SheetHeight]: SheetHeight } = { closed: 'rest', rest: 'full', full: 'full' };
const SWIPE = 24;

const Grab = ({ panels }: { readonly panels: Panels }) => {
  const from = useRef<number | undefined>(undefined);
  const { height } = panels;
  const say = deskWords().sheet;
  return (
    <button
      type="button"
      class="grab"
      aria-label={height.value === 'full' ? say.shrink : say.grow}
      aria-expanded={height.value === 'full'}
      onPointerDown={(event) => {
        from.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerUp={(event) => {
        const by = event.clientY - (from.current ?? event.clientY);
        if (by > SWIPE) height.value = LOWER[height.value];
        else if (by < -SWIPE) height.value = HIGHER[height.value];
      }}
      onClick={(event) => {
        // a swipe has already moved the sheet
        if (Math.abs(event.clientY - (from.current ?? event.clientY)) > SWIPE && event.detail > 0) return;
        height.value = height.value === 'full' ? 'rest' : HIGHER[height.value];
      }}
    />
  );
};

/** A low screen has no bar: what can be switched there is switched here. */
const OfTheBar = () => (
  <>
    <li>
      <button
        type="button"
        aria-pressed={sound.value}
        onClick={() => {
          sound.value = !sound.value;
        }}
      >
        <Icon name={sound.value ? 'sound' : 'silence'} size={18} /> <span>{words().settings.sound}</span>
      </button>
    </li>
    <li>
      <button
        type="button"
        aria-pressed={isDark()}
        onClick={() => {
          theme.value = isDark() ? 'light' : 'dark';
        }}
      >
        <Icon name="moon" size={18} /> <span>{words().bar.dark}</span>
      </button>
    </li>
  </>
);

const MoreTab = ({ context, panels }: Omit<SheetProps, 'hints'>) => (
  <div class="sheet-more">
    <ul class="more-list">
      {panelTabs(context)
        .filter(({ name }) => name !== 'log' && name !== 'rules')
        .map(({ name, icon, label, count }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => {
                panels.sheet.value = name as Exclude<typeof name, 'log'>;
                panels.height.value = 'full';
              }}
            >
              <Icon name={icon} size={18} /> <span>{label}</span> {count !== undefined && <u>{count}</u>}
            </button>
          </li>
        ))}
    </ul>
    <ul class="more-list">
      {context.desk.face.Legend && (
        <li>
          <button
            type="button"
            onClick={() => {
              panels.isLegend.value = true;
              panels.rest();
            }}
          >
            <Icon name="note" size={18} /> <span>{deskWords().legend}</span>
          </button>
        </li>
      )}
      {tableClass.value === 'side' && <OfTheBar />}
      <li>
        <a class="more-link" href={href('settings')}>
          <Icon name="gear" size={18} /> <span>{words().settings.title}</span>
        </a>
      </li>
    </ul>
    <MoreList context={context} done={panels.rest} />
  </div>
);

const isInHand = (place: string | undefined): boolean =>
  place !== undefined && document.querySelector(`.sheet-hand [data-place="${CSS.escape(place)}"]`) !== null;
/** What the question needs: papers of the moment, else the hand and the viewer's own work. */
const PlayTab = ({ context, panels, hints }: SheetProps) => {
  const { menu, picked, sight, face, telling, paper } = context.desk;
  // first the question itself, then the cards, then what is beside them
  const turn = useTurns(2);
  const mark = useLitInSight(context, panels, turn);
  if (sight.value.outcome && !telling.value) return <EndCard context={context} isSheet />;
  const isAsking = menu.value !== undefined || hints.state.value !== undefined;
  // over the hand; but below it what a card of the hand says, which would push it from under the finger
  const isOfBoard = !isInHand(paper.value?.place);
  return (
    <>
      <span ref={mark} hidden />
      <Papers context={context} panels={panels} hints={hints} />
      {turn > 0 && !isAsking && <Part context={context} name="Asked" />}
      {isOfBoard && <BoardPaper context={context} only="card" />}
      {turn > 0 && !isAsking && face.Hand && (
        <div class="sheet-hand" data-zone="hand">
          <Part context={context} name="Hand" />
        </div>
      )}
      {!isOfBoard && <BoardPaper context={context} only="card" />}
      {turn > 1 && !isAsking && <Own context={context} />}
      <Meanwhile context={context} />
      {turn > 1 && !isAsking && picked.value.length === 0 && <Aim context={context} />}
    </>
  );
};

const SheetContent = (props: SheetProps) => {
  const { context, panels } = props;
  const tab = panels.sheet.value;
  switch (tab) {
    case 'play':
      return <PlayTab {...props} />;
    case 'choices':
      return <ChoiceList context={context} />;
    case 'more':
      return <MoreTab context={context} panels={panels} />;
    case 'log':
    case 'talk':
    case 'rules':
    case 'players':
    case 'notes':
      return <PanelContent context={context} tab={tab} panels={panels} />;
  }
};

interface ItemProps extends SheetProps {
  readonly name: SheetTab;
  readonly icon: 'sword' | 'list' | 'clock' | 'menu' | 'book';
  readonly label: string;
  readonly count?: number;
  /** What the number counts, where the name does not tell. */
  readonly counted?: string;
}
/** More than that is many. */
const MOST_COUNTED = 99;
const SheetTabButton = ({ panels, name, icon, label, count, counted }: ItemProps) => {
  const isOn = panels.sheet.value === name;
  return (
    <button
      type="button"
      class={isOn ? 'on' : undefined}
      aria-pressed={isOn}
      onClick={() => {
        panels.sheet.value = name;
        panels.height.value = name === 'play' ? 'rest' : 'full';
      }}
    >
      <Icon name={icon} size={21} />
      {label}
      {count !== undefined && (
        <u class={count > MOST_COUNTED ? 'long' : undefined} aria-hidden="true">
          {count > MOST_COUNTED ? `${MOST_COUNTED}+` : count}
        </u>
      )}
      {counted && <span class="unseen">{counted}</span>}
    </button>
  );
};

/** What was said to a touch does not outlive the next, be it one that opens another tab. */
const useHush = ({ context, panels }: SheetProps): void => {
  const tab = panels.sheet.value;
  const last = useRef(tab);
  useEffect(() => {
    if (last.current !== tab) hush(context.desk);
    last.current = tab;
  }, [tab, context.desk]);
};

const HEIGHTS: { readonly [H in SheetHeight]: string } = { closed: 'at-closed', rest: 'at-rest', full: 'at-full' };

export const Sheet = ({ context, panels, hints, recap }: SheetProps & { readonly recap: Recap }) => {
  const { tabs, more, sidePanel } = deskWords();
  const props = { context, panels, hints };
  const body = useBeginning(props);
  useHush(props);
  const choices = context.desk.hand.value.may.length;
  const isPhone = tableClass.value === 'phone';
  // how it ended has the whole sheet, once it was told
  const isOver = context.desk.sight.value.outcome !== undefined && !context.desk.telling.value;
  useEffect(() => {
    if (isOver && isPhone) panels.height.value = 'full';
  }, [isOver, isPhone, panels]);
  const isFull = isPhone && panels.height.value === 'full';
  return (
    <aside
      class={`bottom-sheet ${HEIGHTS[panels.height.value]}`}
      data-zone="column"
      data-full={isFull ? '' : undefined}
      data-tab={panels.sheet.value}
      aria-label={sidePanel}
    >
      {isPhone && <Grab panels={panels} />}
      <Asking context={context} recap={recap} isSheet />
      <RefusalToast context={context} />
      <div class="sheet-body" ref={body}>
        <SheetContent {...props} />
      </div>
      <nav class="sheet-tabs" data-zone="tabs" aria-label={sidePanel}>
        <SheetTabButton {...props} name="play" icon="sword" label={tabs.play} />
        <SheetTabButton
          {...props}
          name="choices"
          icon="list"
          label={tabs.choices}
          {...(choices > 0 ? { count: choices } : {})}
        />
        <SheetTabButton {...props} name="log" icon="clock" label={tabs.log} />
        <SheetTabButton {...props} name="rules" icon="book" label={tabs.rules} />
        <SheetTabButton {...props} name="more" icon="menu" label={more} {...unreadOf(context)} />
      </nav>
    </aside>
  );
};

/** Talk lies behind More: its unread lines are told there. */
const unreadOf = ({ around }: TableContext): Pick<ItemProps, 'count' | 'counted'> => {
  const count = around?.unread.value ?? 0;
  return around && count > 0 ? { count, counted: around.missed(count) } : {};
};
