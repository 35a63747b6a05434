import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { ComponentDocs } from '../src/fixtures/component-docs.ts';

const root = fileURLToPath(new URL('../src/', import.meta.url));
const mocks = fileURLToPath(new URL('../../../apps/storybook/mocks/', import.meta.url));

/** Components whose docs page says what they are for. It may grow; taking one away is a decision. */
const MIN_DOCUMENTED = 134;

const stories = globSync('*/*.stories.tsx', { cwd: root }).toSorted();
const docsOf = (story: string): string => story.replace('.stories.tsx', '.docs.ts');
const documented = stories.filter((story) => existsSync(root + docsOf(story)));
const names = new Set(
  globSync('*/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
    [...readFileSync(root + file, 'utf8').matchAll(/export (?:function|const) ([A-Z]\w+)/gu)].map(
      ([, name = '']) => name,
    ),
  ),
);

describe('what a docs page says of a component', () => {
  it('is written for no fewer components than before', () => {
    const without = stories.filter((story) => !documented.includes(story));
    expect(documented.length, `Without a .docs.ts: ${without.join(', ')}`).toBeGreaterThanOrEqual(
      MIN_DOCUMENTED,
    );
  });

  it('stands beside a story', () => {
    const texts = globSync('*/*.docs.ts', { cwd: root });
    expect(
      texts.filter((text) => !documented.includes(text.replace('.docs.ts', '.stories.tsx'))),
    ).toEqual([]);
  });

  it.each(documented)('%s: names components and mocks that there are', async (story) => {
    const { default: docs } = (await import(root + docsOf(story))) as {
      readonly default: ComponentDocs;
    };
    const siblings = (docs.insteadUse ?? []).map(({ component }) => component);
    expect(siblings.filter((name) => !names.has(name))).toEqual([]);
    expect((docs.mocks ?? []).filter((name) => !existsSync(`${mocks}${name}.webp`))).toEqual([]);
    expect(docs.rules.length).toBeGreaterThan(1);
    expect(docs.anatomy.length).toBeGreaterThan(0);
    expect(docs.screenReader.length).toBeGreaterThan(0);
  });
});
