// The side panel of a desk: log, rules, players, notes; at its foot the aim and every choice as a sentence.
import { useSignal } from '@preact/signals';
import { Words } from '../../line.tsx';
import type { TableContext } from '../context.ts';
import type { Hints } from '../hint/hint.tsx';
import { Asking } from '../layout/asking.tsx';
import { tableClass } from '../layout/media.ts';
import type { Panels } from '../layout/panels.ts';
import { useLitInSight } from '../layout/sheet-scroll.ts';
import { Part } from '../layout/stage.tsx';
import { type Tab, TabPanel, Tabs } from '../layout/tabs.tsx';
import { Log } from '../log/log.tsx';
import type { Recap } from '../log/recap.tsx';
import { ChoicesFoot } from '../picking/choices.tsx';
import { RefusalToast } from '../picking/refusal.tsx';
import { deskWords } from '../words/words.ts';
import { Notes } from './notes.tsx';
import { Papers } from './papers.tsx';
import { Players } from './players.tsx';
import { RulesTab } from './rules-tab.tsx';

export type PanelTab = 'log' | 'talk' | 'rules' | 'players' | 'notes';

export const PanelContent = ({
  context,
  tab,
  panels,
}: {
  readonly context: TableContext;
  readonly tab: PanelTab;
  readonly panels: Panels;
}) => {
  const { game, table } = context.desk.sight.value;
  switch (tab) {
    case 'log':
      return <Log context={context} />;
    case 'rules':
      return <RulesTab key={panels.asked.value} game={game} section={panels.section.value} />;
    case 'players':
      return (
        <>
          <Players context={context} />
          {context.around && <context.around.Company context={context} />}
        </>
      );
    case 'talk':
      return context.around ? <context.around.Talk context={context} /> : null;
    case 'notes':
      return context.around ? <context.around.Notes context={context} /> : <Notes table={table} />;
  }
};

/** What the viewer must do to win; a bystander is told the aim of the first seat. Where the column is full it is a line. */
export const Aim = ({ context, isLine = false }: { readonly context: TableContext; readonly isLine?: boolean }) => {
  const { view, viewer, seating, outcome } = context.desk.sight.value;
  const seat = viewer === 'spectator' ? Object.keys(seating)[0] : viewer;
  if (outcome || seat === undefined) return null;
  const { face } = context.desk;
  return (
    <details class="aim" open={!isLine}>
      <summary>
        <span aria-hidden="true">
          <face.Badge seat={seat} size={26} />
        </span>
        <h3>{deskWords().toWin}</h3>
      </summary>
      <p>
        <Words line={context.words.aim(view, seat)} />
      </p>
    </details>
  );
};

export const panelTabs = ({ around }: TableContext): readonly Tab<PanelTab>[] => {
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
  readonly context: TableContext;
  readonly panels: Panels;
  readonly hints: Hints;
  readonly recap: Recap;
}

interface InSightProps {
  readonly context: TableContext;
  readonly panels: Panels;
}
const InSight = ({ context, panels }: InSightProps) => <span ref={useLitInSight(context, panels, 0)} hidden />;

/** The viewer's own work, where the game has such a thing: in a panel it scrolls by itself; in a sheet with all else there is,
 * and what is asked stands above the cards already. */
export const Own = ({ context, panels }: { readonly context: TableContext; readonly panels?: Panels }) => {
  if (!context.desk.face.Own) return null;
  return (
    <div class="panel-game" data-zone="own">
      {panels ? (
        <div class="panel-work">
          <InSight context={context} panels={panels} />
          <Part context={context} name="Asked" />
          <Part context={context} name="Own" />
        </div>
      ) : (
        <Part context={context} name="Own" />
      )}
    </div>
  );
};

export const Panel = ({ context, panels, hints, recap }: PanelProps) => {
  const isOpen = useSignal(false);
  const tab = panels.tab.value;
  const isLap = tableClass.value === 'lap';
  return (
    <aside class="panel" data-zone="column" aria-label={deskWords().sidePanel}>
      {isLap && <Asking context={context} recap={recap} />}
      {isLap && <RefusalToast context={context} />}
      <Own context={context} panels={panels} />
      <Tabs
        id="panel"
        label={deskWords().sidePanel}
        tabs={panelTabs(context)}
        now={tab}
        choose={(name) => {
          panels.tab.value = name;
        }}
      />
      <Papers context={context} panels={panels} hints={hints} />
      <TabPanel id="panel" now={tab}>
        <PanelContent context={context} tab={tab} panels={panels} />
      </TabPanel>
      {tab === 'log' && !isOpen.value && <Aim context={context} isLine={context.desk.face.Own !== undefined} />}
      {(isOpen.value || !context.desk.sight.value.outcome) && (
        <ChoicesFoot
          context={context}
          isOpen={isOpen.value}
          toggle={() => {
            isOpen.value = !isOpen.value;
          }}
        />
      )}
    </aside>
  );
};
