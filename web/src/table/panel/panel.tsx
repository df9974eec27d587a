// The side panel of a desk: log, rules, players, notes; at its foot the aim and every choice as a sentence.
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Words } from '../../line.tsx';
import type { Shelf } from '../layout/shelf.ts';
import { Besides } from '../layout/stage.tsx';
import { type Tab, TabPanel, Tabs } from '../layout/tabs.tsx';
import { Log } from '../log/log.tsx';
import { OddsPaper } from '../odds/odds-place.tsx';
import { ChoicesFoot } from '../picking/choices.tsx';
import { PromptBar } from '../picking/prompt.tsx';
import type { Room } from '../room.ts';
import { deskWords } from '../words/words.ts';
import { Notes } from './notes.tsx';
import { Players } from './players.tsx';
import { RulesTab } from './rules-tab.tsx';

export type PanelTab = 'log' | 'talk' | 'rules' | 'players' | 'notes';

export const PanelContent = ({
  room,
  tab,
  shelf,
}: {
  readonly room: Room;
  readonly tab: PanelTab;
  readonly shelf: Shelf;
}) => {
  const { game, table } = room.desk.sight.value;
  switch (tab) {
    case 'log':
      return <Log room={room} />;
    case 'rules':
      return <RulesTab key={shelf.asked.value} game={game} section={shelf.section.value} />;
    case 'players':
      return (
        <>
          <Players room={room} />
          {room.around && <room.around.Company room={room} />}
        </>
      );
    case 'talk':
      return room.around ? <room.around.Talk room={room} /> : null;
    case 'notes':
      return room.around ? <room.around.Notes room={room} /> : <Notes table={table} />;
  }
};

/** What the viewer must do to win; a bystander is told the aim of the first seat. */
export const Aim = ({ room }: { readonly room: Room }) => {
  const { view, viewer, seating, outcome } = room.desk.sight.value;
  const seat = viewer === 'spectator' ? Object.keys(seating)[0] : viewer;
  if (outcome || seat === undefined) return null;
  const { face } = room.desk;
  return (
    <section class="aim" aria-labelledby="aim">
      <span aria-hidden="true">
        <face.Badge seat={seat} size={46} />
      </span>
      <div>
        <h3 id="aim">{deskWords().toWin}</h3>
        <p>
          <Words line={room.words.aim(view, seat)} />
        </p>
      </div>
    </section>
  );
};

export const panelTabs = ({ around }: Room): readonly Tab<PanelTab>[] => {
  const { tabs } = deskWords();
  const unread = around?.unread.value ?? 0;
  const talk = { name: 'talk', icon: 'chat', label: tabs.talk, ...(unread > 0 ? { count: unread } : {}) } as const;
  return [
    { name: 'log', icon: 'list', label: tabs.log },
    ...(around ? [talk] : []),
    { name: 'rules', icon: 'book', label: tabs.rules },
    { name: 'players', icon: 'users', label: tabs.players },
    { name: 'notes', icon: 'note', label: tabs.notes },
  ];
};

interface PanelProps {
  readonly room: Room;
  readonly shelf: Shelf;
  /** On a phone on its side the prompt stands here, and what it asks for: menu and hint. */
  readonly isLow: boolean;
  readonly asked: ComponentChildren;
}

export const Panel = ({ room, shelf, isLow, asked }: PanelProps) => {
  const isOpen = useSignal(false);
  const tab = shelf.tab.value;
  return (
    <aside class="panel" aria-label={deskWords().sidePanel}>
      {isLow && <PromptBar room={room} />}
      {isLow && asked}
      <Besides room={room} />
      <Tabs
        id="panel"
        label={deskWords().sidePanel}
        tabs={panelTabs(room)}
        now={tab}
        choose={(name) => {
          shelf.tab.value = name;
        }}
      />
      <TabPanel id="panel" now={tab}>
        <PanelContent room={room} tab={tab} shelf={shelf} />
      </TabPanel>
      {tab === 'log' && !isOpen.value && !isLow && <Aim room={room} />}
      <OddsPaper room={room} />
      {(isOpen.value || !room.desk.sight.value.outcome) && (
        <ChoicesFoot
          room={room}
          isOpen={isOpen.value}
          toggle={() => {
            isOpen.value = !isOpen.value;
          }}
        />
      )}
    </aside>
  );
};
