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
/** What stories and the pages of the story book wear of their own. */
const storyFiles = globSync('../../apps/storybook/{.storybook,stories}/**/*.css', { cwd: root });
const base = read('src/styles/base.css');
const sources = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.|src\/(?:icons|tokens)\//u.test(file),
);
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
    /\b(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab|color)\(/giu,
    /(?<![\w-])(?:white|black|red|gold|blue|green|gr[ae]y|silver|navy|orange|purple|pink|yellow)(?![\w-])/giu,
    /(?<![\w.-])\d*\.?\d+(?:px|rem|pt|cm|mm|in|pc)\b/gu,
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

  it('so do the base and the pages of the story book', () => {
    expect(storyFiles.length).toBeGreaterThan(1);
    expect(storyFiles.flatMap((file) => raw(file, read(file)))).toEqual([]);
    const screen = base
      // How short "at once" is, and the colours of paper, are no design.
      .replaceAll(/(?:animation|transition)-duration: 1ms !important/gu, '')
      .replace(/@media print \{[^}]*\}/u, '');
    expect(raw('base.css', screen)).toEqual([]);
  });

  it('so do colours, and sizes of components, that are written beside markup', () => {
    const written = sources.flatMap((file) =>
      [...readFileSync(root + file, 'utf8').matchAll(/style=\{\{[^}]*\}/gu)].map((match) => ({
        file,
        text: match[0],
      })),
    );
    expect(written.length).toBeGreaterThan(50);
    const colour = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?)\(/iu;
    const size = /\d(?:px|rem|m?s)\b/u;
    // A story sets the room that a component has, which is no size of the design.
    const isStory = ({ file }: Finding): boolean => /stories|fixtures/u.test(file);
    expect(
      written.filter((one) => colour.test(one.text) || (!isStory(one) && size.test(one.text))),
    ).toEqual([]);
  });

  it('move only where movement is wanted', () => {
    // Everything that CSS moves is stilled for both wishes in one place, and nothing wins over it.
    const stilled =
      /animation-duration: 1ms !important; animation-iteration-count: 1 !important; transition-duration: 1ms !important/gu;
    expect(base.match(stilled)).toHaveLength(2);
    const loud = /(?:animation|transition)[a-z-]*:[^;]*!important/u;
    expect(files.filter((file) => loud.test(read(file)))).toEqual([]);
    // What script moves asks `prefersCalm`, which knows both wishes.
    const asks = sources.filter((file) => !/stories|fixtures/u.test(file));
    const text = (file: string): string => readFileSync(root + file, 'utf8');
    expect(asks.filter((file) => text(file).includes('(prefers-reduced-motion'))).toEqual([
      'src/internal/prefers-calm.ts',
    ]);
    expect(
      asks.filter(
        (file) =>
          /behavior: |\.animate\(|requestAnimationFrame\(step/u.test(text(file)) &&
          !text(file).includes('prefersCalm()'),
      ),
    ).toEqual([]);
  });

  it('are printed in light colours, whatever the theme', () => {
    const [, paper = ''] = tokens.split('@media print {');
    for (const block of [':root, [data-theme] {', '[data-brand="lagoon"][data-theme]'])
      expect(paper).toContain(block);
    expect(paper).not.toContain('color-scheme: dark');
  });

  it('find a raw value when there is one', () => {
    expect(
      raw('x.css', '.a { color: #fff; padding: 3px; transition: opacity 200ms; }'),
    ).toHaveLength(3);
    for (const planted of [
      'color: hwb(0 0% 0%)',
      'color: oklab(1 0 0)',
      'color: blue',
      'padding: 1.5rem',
      'font-size: 12pt',
      'animation: spin 1.5s',
    ])
      expect(raw('x.css', `.a { ${planted}; }`), planted).toHaveLength(1);
    expect(raw('x.css', '@media (width < 1024px) { .a { color: var(--text-primary); } }')).toEqual(
      [],
    );
  });

  it('use custom properties that exist', () => {
    const foreign = /^--(?:vx|drawer|transform|anchor|available|toast)-/u;
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

  it('[RU-shell-breakpoints][RU-shell-mobile-menu-threshold] change at the breakpoints of the tokens only', () => {
    const {
      $description: _,
      $type: __,
      ...named
    } = JSON.parse(readFileSync(`${root}tokens/tokens.json`, 'utf8')).breakpoint as Record<
      string,
      { $value: { value: number } }
    >;
    const at = Object.fromEntries(
      Object.entries(named).map(([name, { $value }]) => [name, $value.value]),
    );
    expect(at).toEqual({ xs: 400, sm: 768, md: 992, lg: 1200, xl: 1368, menu: 1023 });
    const { menu = 0, ...lowest } = at;
    const allowed = new Set([
      ...Object.values(lowest),
      menu + 1,
      // Small phones, which the pages do not name.
      320,
      360,
      480,
      // Where the page has reached its full width.
      1600,
      // A column too narrow for a name and a price side by side, on any page.
      200,
    ]);
    const widths = files.flatMap((file) =>
      [...read(file).matchAll(/(?:(?:max|min)-width:|width <=?) (\d+)px/gu)].map((match) => ({
        file,
        width: Number(match[1]),
      })),
    );
    expect(widths.filter(({ width }) => !allowed.has(width))).toEqual([]);
    // A width between two pixels, as zoom makes them, meets one side of each breakpoint.
    expect(files.filter((file) => read(file).includes('(max-width:'))).toEqual([]);
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
