// One's tables in the open house, on the home page: those that wait first; finished ones stand on one's own page.

import { useEffect } from 'preact/hooks';
import { fetchMe, me } from '../online/me.ts';
import { MyTables } from './mine.tsx';
import { useMyTables } from './my-tables.ts';
import { lobbyWords } from './words.ts';

const MOST = 6;

export const OnlineTables = () => {
  useEffect(() => {
    if (!me.peek()) void fetchMe();
  }, []);
  const tables = useMyTables()?.filter(({ state }) => state !== 'over');
  if (!tables || tables.length === 0) return null;
  return (
    <>
      <h3>{lobbyWords().mine}</h3>
      <MyTables tables={tables.slice(0, MOST)} />
    </>
  );
};
