// The whole house for a test: tables begin where the test wants them to, and time can be passed.
import { type AnyGame, isMistake } from '@rose/table';
import { GAMES } from '../../games/all.ts';
import { ROADS } from '../src/notices/far.ts';
import { isShut, openServer, type RunningServer } from '../src/open.ts';
import type { Dependencies, OpenService, Service } from '../src/service.ts';
import { tablesBy } from '../src/socket/service.ts';
import { packing } from '../src/store/service.ts';

export interface HouseAt extends RunningServer {
  /** Now it is so many milliseconds later: whoever had to answer before has not answered in time. By itself nobody's time
   * runs out here, however slow the machine is. */
  later(milliseconds: number): Promise<void>;
}

/** The same game, begun at a position instead of its set-up; options as they were agreed on. */
const beginsAt = (game: AnyGame, position: object): AnyGame => ({
  ...game,
  setup(options, _table, rules) {
    const state = game.fromPosition({ ...position, options }, rules);
    if (isMistake(state)) throw new Error(`${game.meta.id}: ${state.field} ${state.reason}`);
    return state;
  },
});

/** `positions`: by game. */
export const openHouseAt = async (
  settings: NodeJS.ProcessEnv,
  page: string,
  positions: Readonly<Record<string, object>>,
): Promise<HouseAt> => {
  const games = new Map(
    [...GAMES].map(([id, game]) => {
      const position = positions[id];
      return [id, position ? beginsAt(game, position) : game] as const;
    }),
  );
  let ahead = 0;
  const now = (): string => new Date(Date.now() + ahead).toISOString();
  let parts: { readonly service: Service; readonly database: Dependencies['database'] } | undefined;
  const tables: OpenService = async (dependencies) => {
    const service = await tablesBy(ROADS, { games, now })(dependencies);
    parts = { service, database: dependencies.database };
    return { ...service, jobs: { ...service.jobs, deadline: async () => undefined } };
  };
  const house = await openServer(settings, page, [tables, packing]);
  if (isShut(house)) throw new Error(house.shut.join('\n'));
  return {
    ...house,
    async later(milliseconds) {
      ahead += milliseconds;
      const timed = parts?.database.db.selectFrom('tables').select('id').where('deadline', 'is not', null);
      for (const { id: table } of (await timed?.execute()) ?? []) await parts?.service.jobs?.deadline?.({ table });
    },
  };
};
