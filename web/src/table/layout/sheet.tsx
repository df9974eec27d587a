// The bottom sheet of a phone: prompt and choices near the thumb, everything else one tab away.
import { Icon } from '@rose/board';
import { useEffect, useRef } from 'preact/hooks';
import { HintCard, type Hints } from '../hint/hint.tsx';
import { EndCard } from '../log/end.tsx';
import { Hurry } from '../log/meanwhile.tsx';
import { OddsPaper } from '../odds/odds-place.tsx';
import { Aim, PanelContent, panelTabs } from '../panel/panel.tsx';
import { ChoiceList } from '../picking/choices.tsx';
import { ActionMenu } from '../picking/menu.tsx';
import { FaceButtons, Offer, Question } from '../picking/prompt.tsx';
import type { Room } from '../room.ts';
import { deskWords } from '../words/words.ts';
import { MoreList } from './more.tsx';
import type { SheetHeight, SheetTab, Shelf } from './shelf.ts';
import { Aside } from './stage.tsx';

interface SheetProps {
  readonly room: Room;
  readonly shelf: Shelf;
  readonly hints: Hints;
}
const LOWER: { readonly [H in SheetHeight]: SheetHeight } = { full: 'rest', rest: 'closed', closed: 'closed' };
const HIGHER: { readonly [H in SheetHeight]: SheetHeight } = { closed: 'rest', rest: 'full', full: 'full' };
const SWIPE = 24;

const Grab = ({ shelf }: { readonly shelf: Shelf }) => {
  const from = useRef<number | undefined>(undefined);
  const { height } = shelf;
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

const MoreTab = ({ room, shelf }: Omit<SheetProps, 'hints'>) => (
  <div class="sheet-more">
    <ul class="more-list">
      {panelTabs(room)
        .filter(({ name }) => name !== 'log')
        .map(({ name, icon, label, count }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => {
                shelf.sheet.value = name as Exclude<typeof name, 'log'>;
                shelf.height.value = 'full';
              }}
            >
              <Icon name={icon} size={18} /> <span>{label}</span> {count !== undefined && <u>{count}</u>}
            </button>
          </li>
        ))}
    </ul>
    <MoreList
      room={room}
      done={() => {
        shelf.sheet.value = 'play';
        shelf.height.value = 'rest';
      }}
    />
  </div>
);

const SheetContent = ({ room, shelf, hints }: SheetProps) => {
  const tab = shelf.sheet.value;
  const { menu, picked, sight } = room.desk;
  switch (tab) {
    case 'play':
      if (hints.state.value !== undefined) return <HintCard room={room} hints={hints} />;
      if (sight.value.outcome) return <EndCard room={room} isSheet />;
      return (
        <>
          <Question room={room} />
          <Offer room={room} />
          {room.around && <room.around.Asked room={room} />}
          <OddsPaper room={room} />
          <ActionMenu room={room} />
          {!menu.value && (
            <div class="sheet-buttons">
              <FaceButtons room={room} />
              <Hurry room={room} />
            </div>
          )}
          <Aside room={room} />
          {picked.value.length === 0 && sight.value.offer === undefined && <Aim room={room} />}
        </>
      );
    case 'choices':
      return <ChoiceList room={room} />;
    case 'more':
      return <MoreTab room={room} shelf={shelf} />;
    case 'log':
    case 'talk':
    case 'rules':
    case 'players':
    case 'notes':
      return <PanelContent room={room} tab={tab} shelf={shelf} />;
  }
};

interface ItemProps extends SheetProps {
  readonly name: SheetTab;
  readonly icon: 'sword' | 'list' | 'clock' | 'menu';
  readonly label: string;
  readonly count?: number;
}
const SheetTabButton = ({ shelf, name, icon, label, count }: ItemProps) => {
  const isOn = shelf.sheet.value === name;
  return (
    <button
      type="button"
      class={isOn ? 'on' : undefined}
      aria-pressed={isOn}
      onClick={() => {
        shelf.sheet.value = name;
        shelf.height.value = name === 'play' ? 'rest' : 'full';
      }}
    >
      <Icon name={icon} size={21} />
      {label}
      {count !== undefined && <u aria-hidden="true">{count}</u>}
    </button>
  );
};

/** What is asked anew is read from its beginning. */
const useBeginning = ({ room, shelf, hints }: SheetProps) => {
  const body = useRef<HTMLDivElement>(null);
  const { seq } = room.desk.sight.value;
  const tab = shelf.sheet.value;
  const isHinting = hints.state.value !== undefined;
  useEffect(() => {
    if (tab === 'play' && body.current) body.current.scrollTop = 0;
  }, [seq, tab, isHinting]);
  return body;
};

export const Sheet = ({ room, shelf, hints }: SheetProps) => {
  const { tabs, undo, more, sidePanel } = deskWords();
  const props = { room, shelf, hints };
  const body = useBeginning(props);
  const choices = room.desk.hand.value.may.length;
  return (
    <aside class={`bottom-sheet at-${shelf.height.value}`} aria-label={sidePanel}>
      <Grab shelf={shelf} />
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
        <button type="button" aria-disabled={!room.desk.mayUndo.value} onClick={room.desk.undo}>
          <Icon name="undo" size={21} />
          {undo}
        </button>
        <SheetTabButton {...props} name="more" icon="menu" label={more} />
      </nav>
    </aside>
  );
};
