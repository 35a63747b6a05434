import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readGraph } from './graph.ts';
import { unreachedCode } from './of-test.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'reach-'));
  write(
    'packages/x/package.json',
    '{ "name": "@vx/x", "exports": { ".": "./src/index.ts", "./rules/*": "./src/rules/*.ts" } }',
  );
  write(
    'packages/x/src/index.ts',
    `export * from './used.ts';\nexport { unused } from './unused.ts';`,
  );
  write(
    'packages/x/src/used.ts',
    `import { inner } from './inner.ts';\nexport const used = () => inner();`,
  );
  write(
    'packages/x/src/inner.ts',
    `export function inner() {}\nexport const other = () => deep();\nfunction deep() {}`,
  );
  write(
    'packages/x/src/unused.ts',
    `import { other } from './inner.ts';\nexport const unused = () => other();`,
  );
  write('packages/x/src/registered.ts', `import { table } from './table.ts';\ntable.add(1);`);
  write('packages/x/src/table.ts', `export const table = new Set();`);
  write('packages/x/src/page.ts', `export default () => null;`);
  write('packages/x/src/rules/one.ts', `export class One {}\nexport type Two = One;`);
  write(
    'apps/server/src/main.ts',
    `import { used } from '@vx/x';\nimport { One } from '@vx/x/rules/one';\nimport '../../../packages/x/src/registered.ts';
     class Mine extends One {}\nnew Mine();\nused();\nvoid import('../../../packages/x/src/page.ts');`,
  );
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** What a test of this package calls that no product reaches; its text has a `▸` where the report says it begins. */
function unreachedBy(text: string): readonly string[] {
  const file = 'packages/x/src/x.test.ts';
  const before = text.slice(0, text.indexOf('▸')).split('\n');
  write(file, text.replace('▸', ''));
  const at = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  const test = {
    place: 'packages/x',
    file,
    at,
    title: '',
    outcome: 'passed',
    failure: null,
    project: null,
    facts: [],
  } as const;
  return unreachedCode(root, readGraph(root))(test);
}

describe('a test', () => {
  it.each([
    [`import { used } from './index.ts';\n▸it('a', () => used());`],
    [`import { inner } from './inner.ts';\n▸it('a', () => inner());`],
    [`import { used } from '@vx/x';\n▸it.each([1])('a', () => used());`],
    [`import { table } from './table.ts';\n▸it('a', () => table);`],
    [`import page from './page.ts';\n▸it('a', () => page());`],
    [`import { One } from './rules/one.ts';\n▸it('a', () => new One());`],
    [`import { expect } from 'vitest';\n▸it('a', () => expect(1));`],
  ])('reaches what a product does: %s', (text) => {
    expect(unreachedBy(text)).toEqual([]);
  });

  it('of an export that nobody imports does not, even through its package', () => {
    const unused = ['packages/x/src/unused.ts unused'];
    expect(unreachedBy(`import { unused } from './unused.ts';\n▸it('a', () => unused());`)).toEqual(
      unused,
    );
    expect(unreachedBy(`import { unused } from './index.ts';\n▸it('a', () => unused());`)).toEqual(
      unused,
    );
  });

  it('of what only such an export calls does not', () => {
    const text = `import { other } from './inner.ts';\n▸it('a', () => other());`;
    expect(unreachedBy(text)).toEqual(['packages/x/src/inner.ts other']);
  });

  it('is judged by what it calls itself and through helpers of its file, not by its neighbours', () => {
    const file = (first: string, second: string): string =>
      `import { unused } from './unused.ts';\nimport { used } from './used.ts';
       const help = () => unused();\ndescribe('x', () => {\n  ${first}it('a', () => used());\n  ${second}it('b', () => { help(); });\n});`;
    expect(unreachedBy(file('▸', ''))).toEqual([]);
    expect(unreachedBy(file('', '▸'))).toEqual(['packages/x/src/unused.ts unused']);
  });
});
