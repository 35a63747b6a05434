import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentIdOf } from '@vx/api-client/graphql';
import { createRequest, formatDocument, stringifyDocument, type TypedDocumentNode } from 'urql';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';

const sources = import.meta.dirname;
const workspace = join(sources, '../../..');
const listed = join(workspace, 'apps/server/src/platform/graphql/documents.json');
const schema = buildSchema(
  readFileSync(join(workspace, 'packages/contract/generated/vxql.graphql'), 'utf8'),
);

/** Where documents are written, and how many operations stand there. */
const files = globSync('packages/{features,views}/src/**/*.{ts,tsx}', { cwd: workspace })
  .concat(globSync('apps/*/app/**/*.{ts,tsx}', { cwd: workspace }))
  .filter((path) => !path.includes('.test.'))
  .map((path) => ({ path, text: readFileSync(join(workspace, path), 'utf8') }))
  .filter(({ text }) => /\bgraphql\(\s*`/.test(text));
const operations = files.flatMap(({ text }) => [
  ...text.matchAll(/^\s*(?:query|mutation|subscription)\s+(\w+)/gm),
]);

/** The documents as the clients send them, by id. */
async function collect(): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const { path } of files) {
    const module = (await import(join(workspace, path))) as Record<string, unknown>;
    for (const value of Object.values(module)) {
      if (!isOperation(value)) continue;
      const { query } = createRequest(value, {});
      found[documentIdOf(query)] = stringifyDocument(formatDocument(query));
    }
  }
  return Object.fromEntries(Object.entries(found).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function isOperation(value: unknown): value is TypedDocumentNode {
  const { kind, definitions } = (value ?? {}) as Partial<TypedDocumentNode>;
  return (
    kind === 'Document' && definitions?.some((one) => one.kind === 'OperationDefinition') === true
  );
}

describe('the documents that a server in production takes', async () => {
  const documents = await collect();

  it('are all that the clients are made with; `pnpm --filter @vx/features documents` lists them', () => {
    expect(Object.keys(documents)).toHaveLength(operations.length);
    for (const [, name = ''] of operations)
      expect(Object.keys(documents).some((id) => id.split('.')[1] === name)).toBe(true);
    if (process.env['VX_WRITE_DOCUMENTS'])
      writeFileSync(listed, `${JSON.stringify({ vxql: documents, feed: {} }, null, 2)}\n`);
    expect(JSON.parse(readFileSync(listed, 'utf8'))).toEqual({ vxql: documents, feed: {} });
  });

  it.each(Object.entries(documents))('%s fits the schema', (_id, text) => {
    expect(validate(schema, parse(text))).toEqual([]);
  });
});
