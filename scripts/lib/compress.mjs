// Lays a brotli and a gzip copy beside every file of the page that shrinks, so that the server only has to pick one.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const SHRINKS = /\.(html|js|css|svg|json|webmanifest|txt|md)$/;
const SMALL = 1024;

const [folder] = process.argv.slice(2);
for (const name of readdirSync(folder, { recursive: true })) {
  if (!SHRINKS.test(name)) continue;
  const path = join(folder, name);
  const content = readFileSync(path);
  if (content.length < SMALL) continue;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}
