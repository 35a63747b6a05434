/**
 * Cuts the two faces that every page loads before its first picture to what the styles of text use: Latin, and the
 * ranges of weight and width that `tokens.json` asks for. Both together are half as large as what they are made of.
 *
 * `pnpm --filter @vx/ui run fonts` writes them; `fonts.test.ts` fails where they are stale. Letters outside of Latin
 * come from the whole faces, which pages load when they meet one.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';

interface Cut {
  /** Where the whole face is. */
  readonly from: string;
  /** Where the cut one stands, from here. */
  readonly to: string;
  readonly axes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
}

export const cuts: readonly Cut[] = [
  {
    from: '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
    to: '../src/fonts/geist.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    from: '@fontsource-variable/mona-sans/files/mona-sans-latin-wdth-normal.woff2',
    to: '../src/fonts/head-sans.woff2',
    axes: { wght: { min: 620, max: 680 }, wdth: { min: 100, max: 112 } },
  },
];

/** From and to, of the letters that fontsource counts as Latin. */
const latin: readonly (readonly [number, number])[] = [
  [0x20, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
];
const letters = latin
  .flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  )
  .join('');

/** What letters do next to one another, and figures of one width. Nothing else is asked for by any style. */
const features = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum'];

/** Names by which a system knows a face (OpenType, `name`): family, identifier, full name, PostScript name. */
const naming: ReadonlySet<number> = new Set([1, 3, 4, 6]);

/**
 * The licence keeps the name of Mona Sans for the whole face, so a cut one is called otherwise. Its copyright stays.
 * Both names are of one length: nothing in the file moves.
 */
function rename(font: Buffer): void {
  const tables = font.readUInt16BE(4);
  for (let index = 0; index < tables; index += 1) {
    const table = 12 + index * 16;
    if (font.toString('latin1', table, table + 4) !== 'name') continue;
    const start = font.readUInt32BE(table + 8);
    const texts = start + font.readUInt16BE(start + 4);
    for (
      let record = start + 6;
      record < start + 6 + font.readUInt16BE(start + 2) * 12;
      record += 12
    ) {
      if (!naming.has(font.readUInt16BE(record + 6))) continue;
      const at = texts + font.readUInt16BE(record + 10);
      // UTF-16, the high byte first.
      const text = font.subarray(at, at + font.readUInt16BE(record + 8)).swap16();
      text.write(text.toString('utf16le').replaceAll('Mona', 'Head'), 'utf16le');
      text.swap16();
    }
  }
}

/** The cut face, as WOFF2. */
export async function cut({ from, axes }: Cut): Promise<Buffer> {
  const whole = await readFile(createRequire(import.meta.url).resolve(from));
  const font = await subsetFont(whole, letters, {
    targetFormat: 'sfnt',
    variationAxes: axes,
    keepFeatures: features,
  });
  rename(font);
  return convert(font, 'woff2');
}

/** Licences of both, which go wherever the faces go. */
export const licences = async (): Promise<string> =>
  (
    await Promise.all(
      cuts.map(({ from }) =>
        readFile(
          createRequire(import.meta.url).resolve(from.replace(/files\/.*/u, 'LICENSE')),
          'utf8',
        ),
      ),
    )
  ).join('\n\n');

if (import.meta.main) {
  for (const one of cuts) await writeFile(new URL(one.to, import.meta.url), await cut(one));
  await writeFile(new URL('../src/fonts/LICENSES.txt', import.meta.url), await licences());
}
