// Opening and closing the house: one process, no file written, nothing left behind.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createHttp } from './http.ts';
import { addressOf, type Environment, isWrong, readSettings, whyNoListening } from './settings.ts';

export interface House {
  readonly address: string;
  readonly port: number;
  close(): Promise<void>;
}
/** Why the house stays shut: sentences for the person who tried to open it. */
export interface Shut {
  readonly shut: readonly string[];
}
export const isShut = (result: House | Shut): result is Shut => 'shut' in result;

export const openHouse = async (environment: Environment, folder: string): Promise<House | Shut> => {
  const settings = readSettings(environment);
  if (isWrong(settings)) return { shut: settings.wrong };
  if (!existsSync(join(folder, 'index.html')))
    return { shut: ['The page is not built yet. Build and start it: npm start'] };
  const server = await createHttp(folder);
  try {
    await server.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    await server.close();
    return { shut: [whyNoListening(error as NodeJS.ErrnoException, settings)] };
  }
  const bound = server.server.address();
  const port = typeof bound === 'object' && bound ? bound.port : settings.port;
  return { address: addressOf(settings.host, port), port, close: () => server.close() };
};
