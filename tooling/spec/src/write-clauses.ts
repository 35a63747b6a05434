/** Writes `docs/spec/clauses.json` anew, after a page or `clauses-by-hand.json` has changed. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readClauses } from './clauses.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
writeFileSync(
  new URL('../../../docs/spec/clauses.json', import.meta.url),
  `${JSON.stringify(readClauses(root), null, 2)}\n`,
);
