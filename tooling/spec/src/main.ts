import { fileURLToPath } from 'node:url';
import { parseOptions, run } from './run.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

try {
  process.exitCode = run(parseOptions(process.argv.slice(2), root), console.log);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
