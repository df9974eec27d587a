// The checks that run inside the page, as one script.
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

let built: Promise<string> | undefined;
const make = async (): Promise<string> => {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry: fileURLToPath(new URL('page/index.ts', import.meta.url)), name: 'Laws', formats: ['iife'] },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('the laws of the page were not bundled');
  return output.output[0].code;
};
export const lawsScript = (): Promise<string> => {
  built ??= make();
  return built;
};
