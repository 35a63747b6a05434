import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { canvasColours } from '../src/theme-provider/index.ts';
import {
  brandsOf,
  cssValue,
  nodeAt,
  rgba,
  themeOf,
  themes,
  variableName,
  walk,
  type Theme,
  type TokenNode,
} from './token-model.ts';
import { outputs, readTokens, tokensCss, tokensTs } from './tokens.ts';
import { folder, iconModules } from './icons.ts';

const root = readTokens();

describe('generated files', () => {
  it('match the token file (run `pnpm --filter @vx/ui run tokens`)', () => {
    expect(readFileSync(outputs.css, 'utf8')).toBe(tokensCss(root));
    expect(readFileSync(outputs.ts, 'utf8')).toBe(tokensTs(root));
  });

  it('match the icon set (run `pnpm --filter @vx/ui run icons`)', async () => {
    for (const [file, text] of await iconModules())
      expect(readFileSync(folder + file, 'utf8'), file).toBe(text);
  });

  it('say the ground of each theme as the bars of a browser are told', () => {
    const grounds = themes.map((theme) => [
      theme,
      cssValue(root, nodeAt(root, `color.${theme}.bg.canvas`)?.['$value']),
    ]);
    expect(canvasColours).toEqual(Object.fromEntries(grounds));
  });

  it('give every theme the same names', () => {
    const names = (theme: Theme): string[] => {
      const found: string[] = [];
      const visit = (node: TokenNode, path: string): void => {
        for (const [key, value] of Object.entries(node)) {
          if (key.startsWith('$') || typeof value !== 'object' || value === null) continue;
          if ('$value' in value) found.push(`${path}${key}`);
          else visit(value as TokenNode, `${path}${key}.`);
        }
      };
      visit(nodeAt(root, `color.${theme}`) ?? {}, '');
      return found.toSorted();
    };
    expect(names('light')).toEqual(names('dark'));
  });
});

type Pair = readonly [foreground: string, layers: readonly string[], minimum: number];

/** Names of the tokens as custom properties spell them. */
const pathOf = new Map<string, string>();
walk(nodeAt(root, 'color.dark') ?? {}, [], (path) =>
  pathOf.set(variableName(path), path.join('.')),
);

/** What the stories were seen to put together: `pnpm --filter @vx/storybook pairs --keep` reads it from a browser. */
const seen = JSON.parse(
  readFileSync(new URL('./text-pairs.json', import.meta.url), 'utf8'),
) as readonly string[];
const seenIn = (theme: Theme): readonly Pair[] =>
  seen.flatMap((line): Pair[] => {
    const [, dark, foreground = '', layers = '', minimum = ''] =
      /^(dark: )?(\S+) on (.+): ([\d.]+)$/u.exec(line) ?? [];
    const path = (name: string): string => {
      const found = pathOf.get(name);
      if (found === undefined) throw new Error(`${name} is no colour of the tokens: ${line}`);
      return found;
    };
    // What is dark in every theme is judged there.
    return dark !== undefined && theme === 'light'
      ? []
      : [[path(foreground), layers.split(' + ').map(path), Number(minimum)]];
  });

const surfaces = ['bg.canvas', 'bg.surface', 'bg.raised', 'bg.overlay', 'bg.sunken'];
const statuses = ['accent', 'live', 'online', 'vip', 'success', 'warning', 'danger', 'info'];
const texts = [
  'text.primary',
  'text.secondary',
  'text.tertiary',
  ...statuses.map((name) => `${name}.text`),
];

/** Every pair that a component puts together. The last layer is on top. */
const pairs: readonly Pair[] = [
  ...texts.flatMap((text) => surfaces.map((surface): Pair => [text, [surface], 4.5])),
  // Quiet fills: buttons, chips, notes, selected cards.
  ...['text.primary', 'text.secondary', 'text.tertiary'].flatMap((text) =>
    ['bg.canvas', 'bg.surface', 'bg.raised', 'bg.overlay'].map((surface): Pair => [
      text,
      [surface, 'bg.hover'],
      4.5,
    ]),
  ),
  ...['text.primary', 'text.secondary', 'text.tertiary', 'accent.text', 'success.text'].flatMap(
    (text) =>
      ['bg.surface', 'bg.overlay'].map((surface): Pair => [text, [surface, 'bg.selected'], 4.5]),
  ),
  ['text.secondary', ['bg.overlay', 'bg.hover', 'bg.pressed'], 4.5],
  // Amounts of a tip on the quiet card of a goal.
  ['text.secondary', ['bg.surface', 'bg.hover', 'bg.hover'], 4.5],
  // An own message on its way stands outlined on the page.
  ['text.primary', ['bg.canvas', 'bg.selected'], 4.5],
  ['success.text', ['bg.overlay', 'bg.hover'], 4.5],
  ['accent.text', ['bg.overlay', 'bg.hover'], 4.5],
  ['text.primary', ['bg.field'], 4.5],
  ['text.tertiary', ['bg.field'], 4.5],
  ...statuses.flatMap((name) =>
    ['bg.canvas', 'bg.surface', 'bg.overlay'].map((surface): Pair => [
      `${name}.text`,
      [surface, `${name}.subtle`],
      4.5,
    ]),
  ),
  ...statuses.flatMap((name) =>
    ['bg.canvas', 'bg.surface', 'bg.overlay'].flatMap((surface): Pair[] => [
      ['text.primary', [surface, `${name}.subtle`], 4.5],
      ['text.secondary', [surface, `${name}.subtle`], 4.5],
    ]),
  ),
  ...statuses.map((name): Pair => [`${name}.onSolid`, [`${name}.solid`], 4.5]),
  ...['Start', 'Mid', 'End'].flatMap((stop): Pair[] => [
    ['accent.onGradient', [`accent.gradient${stop}`], 4.5],
    ['vip.onSolid', [`vip.gradient${stop}`], 4.5],
  ]),
  ['text.inverse', ['bg.inverse'], 4.5],
  ['coin.onInverseInk', ['coin.onInverse'], 3],
  ['coin.onInverse', ['bg.inverse'], 3],
  // On pictures: the worst case is a white picture below the layer.
  ['text.onMedia', ['media.solid', 'media.badge'], 4.5],
  ['text.onMedia', ['media.solid', 'media.control'], 4.5],
  ['text.onMedia', ['media.solid', 'media.controlHover'], 4.5],
  ['text.onMedia', ['media.solid', 'media.heroSoft'], 4.5],
  ['text.onMedia', ['media.onSolid'], 4.5],
  ['text.onMedia', ['media.solid', 'media.ownBubble'], 4.5],
  ['text.onMediaMuted', ['media.solid', 'media.control'], 3],
  ['text.onMedia', ['bg.media'], 4.5],
  ['text.onMediaMuted', ['bg.media'], 4.5],
  ['vip.gradientMid', ['bg.media'], 4.5],
  ['media.onSolid', ['media.solid'], 4.5],
  // Two teams: words on their deep tones, bars and swatches on cards and quiet fills.
  ...['first', 'second'].flatMap((team): Pair[] => [
    ['text.onMedia', [`team.${team}Deep`], 4.5],
    ['text.onMediaMuted', [`team.${team}Deep`], 4.5],
    ...['bg.canvas', 'bg.surface'].flatMap((surface): Pair[] => [
      [`team.${team}`, [surface], 3],
      [`team.${team}`, [surface, 'bg.hover'], 3],
      [`team.${team}`, [surface, 'bg.selected'], 3],
    ]),
  ]),
  ['media.name', ['bg.media', 'media.control'], 4.5],
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((index): Pair => ['text.onMedia', [`wheel.${index}`], 4.5]),
  ...['bg.canvas', 'bg.surface', 'bg.overlay', 'bg.field'].flatMap((surface): Pair[] => [
    ['border.control', [surface], 3],
    ['border.focus', [surface], 3],
  ]),
  ['border.control', ['bg.overlay', 'bg.hover'], 3],
  ['online.solid', ['bg.surface'], 3],
  ['live.dot', ['bg.surface'], 3],
  ['coin.icon', ['bg.surface'], 3],
  ['accent.border', ['bg.surface'], 3],
  ['danger.text', ['bg.field'], 3],
];

const linear = (part: number): number =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
const luminance = ([red = 0, green = 0, blue = 0]: readonly number[]): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
const ratio = (one: readonly number[], other: readonly number[]): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

describe.each([undefined, ...brandsOf(root)])('contrast, brand %s', (brand) => {
  it.each(themes)('passes WCAG 2.2 AA in the %s theme', (name) => {
    const theme = themeOf(root, name, brand);
    const over = (path: string, under: readonly number[]): number[] => {
      const { rgb, alpha } = rgba(root, theme, path);
      return rgb.map((part, index) => part * alpha + (under[index] ?? 0) * (1 - alpha));
    };
    const failures = [...pairs, ...seenIn(name)].flatMap(([foreground, layers, minimum]) => {
      let ground: readonly number[] = [0, 0, 0];
      for (const layer of layers) ground = over(layer, ground);
      const found = ratio(over(foreground, ground), ground);
      return found >= minimum
        ? []
        : [`${foreground} on ${layers.join(' + ')}: ${found.toFixed(2)}, needs ${minimum}`];
    });
    expect(failures).toEqual([]);
  });
});

describe('pairs', () => {
  const rule = /\{([^{}]*)\}/gu;
  const named = (body: string, property: RegExp): readonly string[] =>
    [...body.matchAll(property)].flatMap(([, value = '']) =>
      [...value.matchAll(/var\((--[a-z0-9-]+)\)/gu)].flatMap(
        ([, name = '']) => pathOf.get(name) ?? [],
      ),
    );
  /** Text and ground that one rule of a style sheet sets together. */
  const together = (css: string): readonly (readonly [text: string, ground: string])[] =>
    [...css.replaceAll(/\/\*[\s\S]*?\*\//gu, '').matchAll(rule)].flatMap(([, body = '']) => {
      // What a mix or a gradient makes of them is another colour; the browser's list has what can be told.
      if (/background[a-z-]*:[^;]*(?:color-mix|gradient)/u.test(body)) return [];
      const grounds = named(body, /(?<![\w-])background(?:-color)?:([^;]*)/gu);
      return named(body, /(?<![\w-])color:([^;]*)/gu).flatMap((text) =>
        grounds.map((ground) => [text, ground] as const),
      );
    });
  const known = new Set(
    [...pairs, ...seenIn('dark')].map(([text, layers]) => `${text} on ${layers.at(-1)}`),
  );
  const unknown = (css: string): readonly string[] =>
    together(css)
      // What cannot be used need not be legible (WCAG 1.4.3).
      .filter(([text]) => text !== 'text.disabled')
      .map(([text, ground]) => `${text} on ${ground}`)
      .filter((pair) => !known.has(pair));

  it('hold every text and ground that a rule of a component sets together', () => {
    const folder = fileURLToPath(new URL('../src/', import.meta.url));
    const found = globSync('*/*.css', { cwd: folder }).flatMap((file) =>
      unknown(readFileSync(folder + file, 'utf8')).map((pair) => `${file}: ${pair}`),
    );
    expect(found).toEqual([]);
  });

  it('miss one that nobody has put together yet', () => {
    expect(unknown('.a { color: var(--vip-text); background: var(--live-solid); }')).toEqual([
      'vip.text on live.solid',
    ]);
  });
});
