import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { clausesOf, readClauses } from './clauses.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const page = `
- **RU-one** (format) Coins have no decimals.
  - e.g. 12 → "12"
  - reading: None.
- **RU-two** (timing) It waits; it ends; the wording is not shown.
- **CO-x** a constant = 4
`;

describe('clauses', () => {
  it('are the parts of a sentence, the first with the example', () => {
    expect(clausesOf([page], {})).toEqual({
      'RU-one': [{ id: 'RU-one#1', text: 'Coins have no decimals, e.g. 12 → "12"' }],
      'RU-two': [
        { id: 'RU-two#1', text: 'It waits' },
        { id: 'RU-two#2', text: 'it ends' },
      ],
    });
  });

  it('are those that are split by hand', () => {
    const split = clausesOf([page], { 'RU-one': ['a', 'b'] })['RU-one'];
    expect(split?.map(({ id, text }) => `${id} ${text}`)).toEqual(['RU-one#1 a', 'RU-one#2 b']);
    expect(() => clausesOf([page], { 'RU-thre': ['a'] })).toThrow('no rules: RU-thre');
  });

  it('stand in docs/spec/clauses.json as the pages have them (node tooling/spec/src/write-clauses.ts)', () => {
    const kept = readFileSync(new URL('../../../docs/spec/clauses.json', import.meta.url), 'utf8');
    expect(JSON.parse(kept)).toEqual(readClauses(root));
  });
});
