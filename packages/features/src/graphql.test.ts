import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { embeddedTypes } from './app/graphcache.ts';

const root = join(import.meta.dirname, '..');
const sdl = readFileSync(join(root, '../contract/generated/vxql.graphql'), 'utf8');

test('the types of the documents are those of the schema; `pnpm --filter @vx/features graphql` writes them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vx-tada-'));
  try {
    const fresh = join(folder, 'graphql-env.d.ts');
    execFileSync(join(root, 'node_modules/.bin/gql.tada'), ['generate-output', '--output', fresh], {
      cwd: root,
      stdio: 'pipe',
    });
    const kept = readFileSync(join(import.meta.dirname, 'graphql-env.d.ts'), 'utf8');
    expect(kept === readFileSync(fresh, 'utf8')).toBe(true);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 30_000);

test('every type without an id is embedded in its owner, and no other', () => {
  const types = Object.values(buildSchema(sdl).getTypeMap()).filter(
    (type) =>
      isObjectType(type) &&
      !type.name.startsWith('__') &&
      !['Query', 'Mutation'].includes(type.name),
  );
  const withoutIdentity = types
    .filter((type) => isObjectType(type) && !('id' in type.getFields()))
    .map(({ name }) => name);
  expect(withoutIdentity.toSorted()).toEqual([...embeddedTypes].toSorted());
});
