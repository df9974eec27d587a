// The bottom sheet of a phone: prompt and choices near the thumb, everything else one tab away.
import { Icon } from '@rose/board';
import { useEffect, useRef } from 'preact/hooks';
import type { TableContext } from '../context.ts';
import { HintCard, type Hints } from '../hint/hint.tsx';
import { EndCard } from '../log/end.tsx';
import { Hurry } from '../log/meanwhile-card.tsx';
import { OddsPaper } from '../odds/odds-place.tsx';
import { Aim, PanelContent, panelTabs } from '../panel/panel.tsx';
import { ChoiceList } from '../picking/choices.tsx';
import { ActionMenu } from '../picking/menu.tsx';
import { FaceButtons, Offer, Question } from '../picking/prompt.tsx';
import { deskWords } from '../words/words.ts';
import { MoreList } from './more.tsx';
import type { Panels, SheetHeight, SheetTab } from './panels.ts';
import { Aside } from './stage.tsx';

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

const MoreTab = ({ context, panels }: Omit<SheetProps, 'hints'>) => (
  <div class="sheet-more">
    <ul class="more-list">
      {panelTabs(context)
        .filter(({ name }) => name !== 'log')
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
    <MoreList
      context={context}
      done={() => {
        panels.sheet.value = 'play';
        panels.height.value = 'rest';
      }}
    />
  </div>
);

const SheetContent = ({ context, panels, hints }: SheetProps) => {
  const tab = panels.sheet.value;
  const { menu, picked, sight } = context.desk;
  switch (tab) {
    case 'play':
      if (hints.state.value !== undefined) return <HintCard context={context} hints={hints} />;
      if (sight.value.outcome) return <EndCard context={context} isSheet />;
      return (
        <>
          <Question context={context} />
          <Offer context={context} />
          {context.around && <context.around.Asked context={context} />}
          <OddsPaper context={context} />
          <ActionMenu context={context} />
          {!menu.value && (
            <div class="sheet-buttons">
              <FaceButtons context={context} />
              <Hurry context={context} />
            </div>
          )}
          <Aside context={context} />
          {picked.value.length === 0 && sight.value.offer === undefined && <Aim context={context} />}
        </>
      );
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
  readonly icon: 'sword' | 'list' | 'clock' | 'menu';
  readonly label: string;
  readonly count?: number;
}
const SheetTabButton = ({ panels, name, icon, label, count }: ItemProps) => {
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
      {count !== undefined && <u aria-hidden="true">{count}</u>}
    </button>
  );
};

/** What is asked anew is read from its beginning. */
const useBeginning = ({ context, panels, hints }: SheetProps) => {
  const body = useRef<HTMLDivElement>(null);
  const { seq } = context.desk.sight.value;
  const tab = panels.sheet.value;
  const isHinting = hints.state.value !== undefined;
  useEffect(() => {
    if (tab === 'play' && body.current) body.current.scrollTop = 0;
  }, [seq, tab, isHinting]);
  return body;
};

export const Sheet = ({ context, panels, hints }: SheetProps) => {
  const { tabs, undo, more, sidePanel } = deskWords();
  const props = { context, panels, hints };
  const body = useBeginning(props);
  const choices = context.desk.hand.value.may.length;
  return (
    <aside class={`bottom-sheet at-${panels.height.value}`} aria-label={sidePanel}>
      <Grab panels={panels} />
      <div class="sheet-body" ref={body}>
        <SheetContent {...props} />
      </div>
      <nav class="sheet-tabs" aria-label={sidePanel}>
        <SheetTabButton {...props} name="play" icon="sword" label={tabs.play} />
        <SheetTabButton
          {...props}
          name="choices"
          icon="list"
          label={tabs.choices}
          {...(choices > 0 ? { count: choices } : {})}
        />
        <SheetTabButton {...props} name="log" icon="clock" label={tabs.log} />
        <button type="button" aria-disabled={!context.desk.mayUndo.value} onClick={context.desk.undo}>
          <Icon name="undo" size={21} />
          {undo}
        </button>
        <SheetTabButton {...props} name="more" icon="menu" label={more} />
      </nav>
    </aside>
  );
};
