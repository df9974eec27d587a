// The way into the open house; whoever has been there sees their tables at once.
import { Icon } from '@rose/board';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { playerName } from '../here.ts';
import { href } from '../router.ts';
import { words } from '../words/index.ts';

/** Fetched only for those who have tables there; without it the door still stands open. */
const useTables = (): ComponentType | undefined => {
  const [tables, setTables] = useState<{ readonly Tables: ComponentType }>();
  const isKnown = playerName.value !== undefined;
  useEffect(() => {
    if (isKnown)
      import('../lobby/home-tables.tsx').then(
        ({ OnlineTables }) => setTables({ Tables: OnlineTables }),
        () => undefined,
      );
  }, [isKnown]);
  return isKnown ? tables?.Tables : undefined;
};

export const OpenHouse = () => {
  const say = words().online;
  const Tables = useTables();
  return (
    <section class="open-house" aria-labelledby="open-house">
      <div class="door">
        <Icon name="globe" size={26} />
        <div>
          <h2 id="open-house">{say.title}</h2>
          <p>{say.lead}</p>
        </div>
        <a class="btn" href={href('lobby')}>
          {say.enter}
        </a>
      </div>
      {Tables && <Tables />}
    </section>
  );
};
