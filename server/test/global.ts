// The PostgreSQL of the tests: started when the first test asks for it, shared by all, stopped when they are through.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { startPostgres, type TestPostgres } from '@rose/server/testing';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers every request with the URL of a new, empty database. */
    readonly postgres: string;
  }
}

let server: Server | undefined;
let postgres: Promise<TestPostgres> | undefined;

const answer = async (): Promise<{ readonly code: number; readonly text: string }> => {
  try {
    postgres ??= startPostgres();
    return { code: 200, text: await (await postgres).fresh() };
  } catch (error) {
    return { code: 500, text: error instanceof Error ? error.message : String(error) };
  }
};

export const setup = async (project: TestProject): Promise<void> => {
  server = createServer((_request, response) => {
    void answer().then(({ code, text }) => response.writeHead(code).end(text));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no place for the tests to ask for a database');
  project.provide('postgres', `http://127.0.0.1:${address.port}/`);
};

export const teardown = async (): Promise<void> => {
  server?.closeAllConnections();
  server?.close();
  const started = await postgres?.catch(() => undefined);
  await started?.stop();
};
