// The owner of a gathering lets somebody go from their chair, and says why; whoever was let go reads it.
import { useSignal } from '@preact/signals';
import type { Gathering, Person } from '@rose/protocol';
import { ReasonDialog } from '../online/reason-dialog.tsx';
import { askServer } from '../online/server.ts';
import { complainOf } from '../online/trouble-note.tsx';
import { isTrouble } from '../trouble.ts';
import { lobbyWords } from './words.ts';

const LONGEST_REASON = 200;

interface Props {
  readonly table: string;
  readonly who: Person;
  close(): void;
}
const SendAwayDialog = ({ table, who, close }: Props) => {
  const say = lobbyWords().gatheringPage;
  const send = async (reason: string): Promise<void> => {
    const answer = await askServer({ ask: 'send-away', table, player: who.player, reason });
    close();
    if (isTrouble(answer)) complainOf(answer);
  };
  return (
    <ReasonDialog
      title={say.sendAway(who.name)}
      why={say.sendAwayWhy}
      longest={LONGEST_REASON}
      does={say.sendAway(who.name)}
      send={send}
      close={close}
    >
      <p>{say.sendAwayText}</p>
    </ReasonDialog>
  );
};

/** Beside the chair of somebody else, for whoever opened the table. */
export const SendAway = ({ table, who }: Pick<Props, 'table' | 'who'>) => {
  const isOpen = useSignal(false);
  return (
    <>
      <button
        type="button"
        class="btn sm ghost"
        onClick={() => {
          isOpen.value = true;
        }}
      >
        {lobbyWords().gatheringPage.sendAway(who.name)}
      </button>
      {isOpen.value && (
        <SendAwayDialog
          table={table}
          who={who}
          close={() => {
            isOpen.value = false;
          }}
        />
      )}
    </>
  );
};

export const SentAway = ({ gathering }: { readonly gathering: Gathering }) => {
  const say = lobbyWords().gatheringPage;
  if (gathering.sentAway === undefined) return null;
  return (
    <div role="status">
      <p>
        <b>{say.sentAway(gathering.owner.name, gathering.sentAway)}</b>
      </p>
      <p>{say.sentAwayText}</p>
    </div>
  );
};
