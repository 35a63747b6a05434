import { brotliDecompressSync } from 'node:zlib';

/** Where a variable font stands: `{ wght: 640, wdth: 108 }`, in the units of its axes; the rest at its default. */
export type Place = Readonly<Record<string, number>>;

/** Measures of a font, as parts of its em. */
export interface FontMetrics {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** How far a character advances. Throws for a character that the font does not have. */
  readonly advance: (character: string, place?: Place) => number;
}

/** The tags that a WOFF2 names by number, as far as the last that is read here (§ 4.1). */
const KNOWN =
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar'.split(
    ' ',
  );

function tablesOf(file: Buffer): ReadonlyMap<string, Buffer> {
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new Error('No WOFF2 file.');
  let at = 48;
  const base128 = (): number => {
    let value = 0;
    for (;;) {
      const byte = file.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const entries = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = file.readUInt8(at++);
    let tag = KNOWN[flags & 63] ?? '';
    if ((flags & 63) === 63) {
      tag = file.toString('latin1', at, at + 4);
      at += 4;
    }
    const version = flags >> 6;
    const length = base128();
    const changed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
    return { tag, changed, length: changed ? base128() : length };
  });
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  let from = 0;
  return new Map(
    entries.map(({ tag, changed, length }) => {
      if (changed && tag === 'hmtx') throw new Error('Widths that are packed are not read here.');
      return [tag, data.subarray(from, (from += length))];
    }),
  );
}

const f2dot14 = (table: Buffer, at: number): number => table.readInt16BE(at) / 16_384;

/** The number of the glyph of a character (a subtable of format 4 or 12 for Unicode). */
function glyphOf(cmap: Buffer, code: number): number {
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4));
    const format = table.readUInt16BE(0);
    if (format === 4) {
      const count = table.readUInt16BE(6) / 2;
      for (let part = 0; part < count; part += 1) {
        const [end, start, delta, range] = [14, 16 + count * 2, 16 + count * 4, 16 + count * 6].map(
          (base) => base + part * 2,
        ) as [number, number, number, number];
        if (code > table.readUInt16BE(end)) continue;
        const first = table.readUInt16BE(start);
        if (code < first) break;
        const offset = table.readUInt16BE(range);
        const glyph = offset === 0 ? code : table.readUInt16BE(range + offset + (code - first) * 2);
        return (glyph + table.readInt16BE(delta)) & 0xff_ff;
      }
    } else if (format === 12) {
      for (let group = 0; group < table.readUInt32BE(12); group += 1) {
        const [first, last, glyph] = [0, 4, 8].map((part) =>
          table.readUInt32BE(16 + group * 12 + part),
        ) as [number, number, number];
        if (code >= first && code <= last) return glyph + code - first;
      }
    }
  }
  throw new Error(`The font has no U+${code.toString(16)}.`);
}

/** Places on the axes from -1 to 1, as variations count (`fvar`, bent by `avar`). */
function normalized(tables: ReadonlyMap<string, Buffer>, place: Place): readonly number[] {
  const fvar = tables.get('fvar');
  if (fvar === undefined) return [];
  const avar = tables.get('avar');
  let bend = 8;
  return Array.from({ length: fvar.readUInt16BE(8) }, (_, index) => {
    const axis = fvar.readUInt16BE(4) + index * fvar.readUInt16BE(10);
    const [least, usual, most] = [4, 8, 12].map(
      (part) => fvar.readInt32BE(axis + part) / 65_536,
    ) as [number, number, number];
    const wanted = place[fvar.toString('latin1', axis, axis + 4)] ?? usual;
    const held = Math.min(most, Math.max(least, wanted));
    const plain =
      held === usual ? 0 : (held - usual) / (held < usual ? usual - least : most - usual);
    if (avar === undefined) return plain;
    const points = Array.from(
      { length: avar.readUInt16BE(bend) },
      (_point, point): readonly [number, number] => [
        f2dot14(avar, bend + 2 + point * 4),
        f2dot14(avar, bend + 4 + point * 4),
      ],
    );
    bend += 2 + points.length * 4;
    const next = points.findIndex(([from]) => from >= plain);
    const [before, after] = [points[next - 1], points[next]];
    if (before === undefined || after === undefined) return after?.[1] ?? plain;
    return before[1] + ((plain - before[0]) / (after[0] - before[0])) * (after[1] - before[1]);
  });
}

/** How much wider a glyph is at a place than at the default, in units of the font (`HVAR`). */
function widthDelta(hvar: Buffer, glyph: number, place: readonly number[]): number {
  const store = hvar.subarray(hvar.readUInt32BE(4));
  let [outer, inner] = [0, glyph];
  const mapping = hvar.readUInt32BE(8);
  if (mapping !== 0) {
    const map = hvar.subarray(mapping);
    const format = map.readUInt8(1);
    const [size, bits] = [((format >> 4) & 3) + 1, (format & 15) + 1];
    const [count, start] =
      map.readUInt8(0) === 0 ? [map.readUInt16BE(2), 4] : [map.readUInt32BE(2), 6];
    const entry = map.readUIntBE(start + Math.min(glyph, count - 1) * size, size);
    [outer, inner] = [entry >> bits, entry & ((1 << bits) - 1)];
  }
  const regions = store.subarray(store.readUInt32BE(2));
  const axes = regions.readUInt16BE(0);
  const share = (region: number): number =>
    place.reduce((product, value, axis) => {
      const at = 4 + (region * axes + axis) * 6;
      const [start, peak, end] = [0, 2, 4].map((part) => f2dot14(regions, at + part)) as [
        number,
        number,
        number,
      ];
      if (peak === 0 || value === peak) return product;
      if (value <= start || value >= end) return 0;
      return (
        product * (value < peak ? (value - start) / (peak - start) : (end - value) / (end - peak))
      );
    }, 1);
  const data = store.subarray(store.readUInt32BE(8 + outer * 4));
  const words = data.readUInt16BE(2);
  const [wide, long] = [words & 0x7f_ff, (words & 0x80_00) !== 0];
  const [big, small] = long ? [4, 2] : [2, 1];
  const count = data.readUInt16BE(4);
  let at = 6 + count * 2 + inner * (wide * big + (count - wide) * small);
  let delta = 0;
  for (let index = 0; index < count; index += 1) {
    const size = index < wide ? big : small;
    delta += data.readIntBE(at, size) * share(data.readUInt16BE(6 + index * 2));
    at += size;
  }
  return delta;
}

/** @param file a WOFF2 font, variable or not. Throws where a table is missing. */
export function readFontMetrics(file: Buffer): FontMetrics {
  const tables = tablesOf(file);
  const table = (tag: string): Buffer => {
    const found = tables.get(tag);
    if (found === undefined) throw new Error(`The font has no table ${tag}.`);
    return found;
  };
  const [head, hhea, hmtx, cmap] = [table('head'), table('hhea'), table('hmtx'), table('cmap')];
  const em = head.readUInt16BE(18);
  const hvar = tables.get('HVAR');
  const metrics = hhea.readUInt16BE(34);
  return {
    ascent: hhea.readInt16BE(4) / em,
    descent: -hhea.readInt16BE(6) / em,
    lineGap: hhea.readInt16BE(8) / em,
    advance: (character, place = {}) => {
      const glyph = glyphOf(cmap, character.codePointAt(0) ?? 0);
      const width = hmtx.readUInt16BE(Math.min(glyph, metrics - 1) * 4);
      const delta = hvar === undefined ? 0 : widthDelta(hvar, glyph, normalized(tables, place));
      return (width + delta) / em;
    },
  };
}
