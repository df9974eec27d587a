// Talk before the game: among those who sit at a gathering, have a chair kept there, or were sent its link.
import type { Gathering } from '@rose/protocol';
import { useEffect, useState } from 'preact/hooks';
import { TalkBox } from '../online/chat.tsx';
import { createTalk, type Talk } from '../online/talk.ts';
import { lobbyWords } from './words.ts';
import '../online/online.css';

export const GatheringTalk = ({ gathering }: { readonly gathering: Gathering }) => {
  const say = lobbyWords().gatheringPage;
  const [talk, setTalk] = useState<Talk>();
  const { table } = gathering;
  useEffect(() => {
    const fresh = createTalk(table);
    setTalk(fresh);
    return fresh.stop;
  }, [table]);
  // The house knows by the answer that brought the gathering that one may listen; after a broken line it comes anew.
  useEffect(() => void talk?.fetch(), [talk, gathering]);
  return (
    <section class="gathering-talk">
      <h2>{say.talk}</h2>
      {talk && <TalkBox talk={talk} audiences={['players']} hint={say.talkHint} />}
    </section>
  );
};
