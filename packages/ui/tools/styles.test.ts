import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = globSync('src/*/*.css', { cwd: root }).filter(
  (file) => !/src\/(?:tokens|styles)\//u.test(file),
);
const read = (file: string): string =>
  readFileSync(root + file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//gu, '');
const tokens = readFileSync(`${root}src/tokens/tokens.css`, 'utf8');
const defined = new Set([...tokens.matchAll(/(--[a-z0-9-]+):/gu)].map((match) => match[1]));

type Finding = { file: string; text: string };
/** Values that belong into a token. */
const raw = (file: string, css: string): Finding[] => {
  const bare = css
    // Conditions cannot read custom properties; their widths have a test below.
    .replaceAll(/@(?:media|container)[^{]*\{/gu, '{')
    .replaceAll(/\[[^\]]*\]/gu, '')
    .replaceAll(/mask(?:-image)?:[^;]*;/gu, '')
    .replaceAll(/position: absolute; width: 1px; height: 1px;/gu, '');
  const patterns = [
    /#[0-9a-f]{3,8}\b/giu,
    /\b(?:rgba?|hsla?|oklch|lab)\(/giu,
    /(?<![\w-])(?:white|black|red|gold)(?![\w-])/giu,
    /(?<![\w.-])\d*\.?\d+px\b/gu,
    /(?<![\w.-])\d*\.?\d+m?s\b/gu,
  ];
  return patterns.flatMap((pattern) =>
    [...bare.matchAll(pattern)].map((match) => ({
      file,
      text: bare.slice(Math.max(0, match.index - 40), match.index + 20).replaceAll(/\s+/gu, ' '),
    })),
  );
};

describe('component styles', () => {
  it('use tokens for every colour, size and duration', () => {
    expect(files.flatMap((file) => raw(file, read(file)))).toEqual([]);
  });

  it('find a raw value when there is one', () => {
    expect(
      raw('x.css', '.a { color: #fff; padding: 3px; transition: opacity 200ms; }'),
    ).toHaveLength(3);
    expect(
      raw('x.css', '@media (max-width: 1023px) { .a { color: var(--text-primary); } }'),
    ).toEqual([]);
  });

  it('use custom properties that exist', () => {
    const foreign = /^--(?:vx|drawer|transform|anchor|available)-/u;
    const missing = files.flatMap((file) =>
      [...read(file).matchAll(/var\((--[a-z0-9-]+)/gu)]
        .map((match) => match[1] ?? '')
        .filter((name) => !defined.has(name) && !foreign.test(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('stay in the layer of components', () => {
    for (const file of files)
      expect(read(file).trim(), file).toMatch(/^@layer vx\.components \{[\s\S]*\}$/u);
  });

  it('change at the breakpoints of the tokens only', () => {
    const allowed = new Set([
      320, 359, 399, 400, 479, 480, 767, 768, 991, 992, 1023, 1024, 1199, 1200, 1367, 1368,
      // Where the page has reached its full width.
      1600,
    ]);
    const widths = files.flatMap((file) =>
      [...read(file).matchAll(/(?:max|min)-width: (\d+)px/gu)].map((match) => ({
        file,
        width: Number(match[1]),
      })),
    );
    expect(widths.filter(({ width }) => !allowed.has(width))).toEqual([]);
  });

  it('begin a condition where a rule may begin', () => {
    const misplaced = /[^{};\s][^{};]*@(?:media|container|supports)/u;
    expect(files.filter((file) => misplaced.test(read(file)))).toEqual([]);
    expect(misplaced.test('.a { b: c; } .d[data-e] @media (x) { .f { g: h; } }')).toBe(true);
  });

  it('name only font families that are declared or every system has', () => {
    const declared = new Set(
      [
        ...readFileSync(`${root}src/styles/fonts.css`, 'utf8').matchAll(/font-family: '([^']+)'/gu),
      ].map((match) => match[1]),
    );
    const named = [...tokens.matchAll(/--font-family-[a-z]+: ([^;]+);/gu)].flatMap((match) =>
      [...(match[1] ?? '').matchAll(/"([^"]+)"/gu)].map((family) => family[1]),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((family) => !declared.has(family))).toEqual([]);
  });

  it('cost at most 20 kB brotli as a base', () => {
    const base = ['src/styles/fonts.css', 'src/tokens/tokens.css', 'src/styles/base.css']
      .map((file) => readFileSync(root + file, 'utf8'))
      .join('\n');
    expect(brotliCompressSync(base).length).toBeLessThan(20_000);
  });
});
