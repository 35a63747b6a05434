import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { english } from '../src/labels/index.ts';
import { german } from '../src/labels-de/index.ts';
import { spanish } from '../src/labels-es/index.ts';
import { dutch } from '../src/labels-nl/index.ts';
import { cut, cuts, licences } from './cut-fonts.ts';
import { readFontMetrics, type FontMetrics } from './font-metrics.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const sheet = read('../src/styles/fonts.css');
const tokens = read('../src/tokens/tokens.css');

/** Widths of Arial and Arial Bold in thousandths of the em; Liberation Sans and Helvetica have the same. */
const arial: Readonly<Record<'Arial' | 'Arial Bold', string>> = {
  Arial:
    ' 278 a556 b556 c500 d556 e556 f278 g556 h556 i222 j222 k500 l222 m833 n556 o556 p556 q556 r333 s500 t278 u556 v500 w722 x500 y500 z500 A667 B667 C722 D722 E667 F611 G778 H722 I278 J500 K667 L556 M833 N722 O778 P667 Q778 R722 S667 T611 U722 V667 W944 X667 Y667 Z611 ,278 .278',
  'Arial Bold':
    ' 278 a556 b611 c556 d611 e556 f333 g611 h611 i278 j278 k556 l278 m889 n611 o611 p611 q611 r389 s556 t333 u611 v556 w778 x556 y556 z500 A722 B722 C722 D722 E667 F611 G778 H722 I278 J556 K722 L611 M833 N722 O778 P667 Q778 R722 S667 T611 U722 V667 W944 X667 Y667 Z611 ,278 .278',
};
const widthsOf = (face: keyof typeof arial): ReadonlyMap<string, number> =>
  new Map(
    [...arial[face].matchAll(/([ a-zA-Z,.])(\d{3})/gu)].map(([, character = '', width]) => [
      character,
      Number(width) / 1000,
    ]),
  );

/** What the components say in four languages: letters as often as readers meet them. */
const words = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'object' && value !== null
      ? Object.values(value).map(words).join(' ')
      : '';
const sample = [english, german, spanish, dutch]
  .map(words)
  .join(' ')
  .replaceAll(/[^ a-zA-Z,.]/gu, '');
const widthOf = (advance: (character: string) => number): number => {
  const seen = new Map<string, number>();
  let total = 0;
  for (const character of sample) {
    const width = seen.get(character) ?? advance(character);
    seen.set(character, width);
    total += width;
  }
  return total / sample.length;
};

interface Fallback {
  readonly local: string;
  /** From and to. */
  readonly weight: readonly [number, number];
  /** From and to, in per cent. */
  readonly stretch: readonly [number, number];
  readonly size: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
}
const faces = [...sheet.matchAll(/@font-face \{([^}]*)\}/gu)].map(([, body = '']) => {
  const value = (name: string): string | undefined =>
    new RegExp(` ${name}: ([^;]+);`, 'u').exec(body)?.[1];
  return { family: value('font-family')?.slice(1, -1) ?? '', value };
});
const fallbacksOf = (family: string): readonly Fallback[] =>
  faces
    .filter((face) => face.family === family)
    .map(({ value }) => {
      const range = (name: string, all: string): readonly [number, number] => {
        const [from = NaN, to = from] = (value(name) ?? all).split(' ').map(Number.parseFloat);
        return [from, to];
      };
      const part = (name: string): number => Number.parseFloat(value(name) ?? '') / 100;
      return {
        local: /local\('([^']+)'\)/u.exec(value('src') ?? '')?.[1] ?? '',
        weight: range('font-weight', '100 900'),
        stretch: range('font-stretch', '50% 200%'),
        size: part('size-adjust'),
        ascent: part('ascent-override'),
        descent: part('descent-override'),
        lineGap: part('line-gap-override'),
      };
    });
const metricsOf = (family: string): FontMetrics => {
  const source = faces.find((face) => face.family === family)?.value('src') ?? '';
  const path = /url\('([^']+)'\)/u.exec(source)?.[1] ?? '';
  return readFontMetrics(
    readFileSync(
      path.startsWith('.')
        ? new URL(path, new URL('../src/styles/', import.meta.url))
        : createRequire(import.meta.url).resolve(path),
    ),
  );
};

/** Every style of text, with the face that it has in the house's brand and in the others. */
const chains = [
  ...tokens.matchAll(
    /--font-family-(display|text): "([^"]+)"(?:, "[^"]+ Variable")?, "([^"]+ Fallback)"/gu,
  ),
].map(([, role = '', face = '', fallback = '']) => ({ role, face, fallback }));
const styles = [
  ...tokens.matchAll(
    /--type-([a-z-]+): (\d+) \S+ var\(--font-family-(display|text)\);\s+--type-\1-ls: [^;]+;\s+--type-\1-wd: (\d+)%;/gu,
  ),
].map(([, name = '', weight, role = '', stretch]) => ({
  name,
  role,
  weight: Number(weight),
  stretch: Number(stretch),
}));

const within = (value: number, [from, to]: readonly [number, number]): boolean =>
  value >= from && value <= to;

describe.each(chains)('$fallback, in place of $face', ({ role, face, fallback }) => {
  const metrics = metricsOf(face);
  const fallbacks = fallbacksOf(fallback);

  it('has lines as high as the face has', () => {
    expect(fallbacks.length).toBeGreaterThan(0);
    for (const { size, ascent, descent, lineGap } of fallbacks) {
      expect((ascent * size) / metrics.ascent).toBeCloseTo(1, 2);
      expect((descent * size) / metrics.descent).toBeCloseTo(1, 2);
      expect(lineGap).toBe(metrics.lineGap);
    }
  });

  it('has lines as long as the face has, within one per cent, in every style of text', () => {
    const own = styles.filter((style) => style.role === role);
    expect(own.length).toBeGreaterThan(0);
    const wrong = own.flatMap(({ name, weight, stretch }) => {
      const found = fallbacks.filter(
        (one) => within(weight, one.weight) && within(stretch, one.stretch),
      );
      const [one] = found;
      if (one === undefined || found.length > 1) return [`${name}: ${found.length} faces`];
      if (one.local !== 'Arial' && one.local !== 'Arial Bold') return [`${name}: ${one.local}`];
      const letters = widthsOf(one.local);
      const wanted =
        widthOf((letter) => metrics.advance(letter, { wght: weight, wdth: stretch })) /
        widthOf((letter) => letters.get(letter) ?? NaN);
      return Math.abs(one.size / wanted - 1) <= 0.01
        ? []
        : [`${name} (${weight}, ${stretch}%): size-adjust ${(wanted * 100).toFixed(1)}%`];
    });
    expect(wrong).toEqual([]);
  });
});

describe.each(cuts)('$to', (one) => {
  it('is what the script cuts, with its licence', async () => {
    expect(await cut(one)).toEqual(readFileSync(new URL(one.to, import.meta.url)));
    expect(await licences()).toBe(read('../src/fonts/LICENSES.txt'));
  });

  it('has every weight and width that a style asks for', () => {
    const role = one.to.includes('geist') ? 'text' : 'display';
    const own = styles.filter((style) => style.role === role);
    expect(own.length).toBeGreaterThan(0);
    const { wght, wdth } = one.axes;
    const range = (axis: typeof wght): readonly [number, number] =>
      axis === undefined ? [100, 100] : [axis.min, axis.max];
    expect(
      own.filter(
        ({ weight, stretch }) => !within(weight, range(wght)) || !within(stretch, range(wdth)),
      ),
    ).toEqual([]);
  });
});
