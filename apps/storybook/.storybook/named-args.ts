import * as icons from '@vx/ui/icons';
import { castNames, pictureNamed, pictureNameOf } from '../../../packages/ui/src/fixtures/art.ts';

/**
 * Glyphs and pictures of a story's args under their names, so that they can be read and chosen: a glyph is half a page of path data,
 * a drawn picture 25 kB of SVG. Stories are given the things themselves again.
 */
type Value = unknown;

const nameOfGlyph = new Map<unknown, string>(
  Object.entries(icons).map(([name, glyph]) => [glyph, name]),
);
export const glyphNames: readonly string[] = Object.keys(icons).toSorted();
/** A portrait, a face and a wide picture of everybody. */
export const pictureOptions: readonly string[] = castNames.flatMap((name) =>
  ['portrait', 'face', 'wide'].map((kind) => `picture: ${kind} ${name}`),
);

const isPlain = (value: Value): value is Record<string, Value> => {
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

function mapDeep(value: Value, leaf: (value: Value) => Value): Value {
  const mapped = leaf(value);
  if (mapped !== value) return mapped;
  if (Array.isArray(value)) {
    const items = value.map((item: Value) => mapDeep(item, leaf));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (!isPlain(value)) return value;
  const entries = Object.entries(value).map(([key, field]) => [key, mapDeep(field, leaf)] as const);
  return entries.some(([key, field]) => field !== value[key]) ? Object.fromEntries(entries) : value;
}

const toName = (value: Value): Value =>
  nameOfGlyph.get(value) ??
  (typeof value === 'string' && value.startsWith('data:') ? pictureNameOf(value) : undefined) ??
  value;

const toThing = (value: Value): Value =>
  typeof value === 'string'
    ? ((icons as Readonly<Record<string, Value>>)[value] ?? pictureNamed(value) ?? value)
    : value;

const byName = new WeakMap<object, Value>();

/** What JSON cannot carry (functions, elements) stays as the story has it when a control hands back the rest. */
function restore(value: Value, original: Value): Value {
  if (original === undefined || value === original) return value;
  if (
    typeof original === 'function' ||
    (typeof original === 'object' && original !== null && '$$typeof' in original)
  )
    return typeof value === typeof original ? value : original;
  if (Array.isArray(value) && Array.isArray(original))
    return value.map((item: Value, index) => restore(item, original[index]));
  if (!isPlain(value) || !isPlain(original)) return value;
  const kept = Object.entries(original).filter(
    ([key, field]) => !(key in value) && typeof field === 'function',
  );
  return {
    ...Object.fromEntries(
      Object.entries(value).map(([key, field]) => [key, restore(field, original[key])]),
    ),
    ...Object.fromEntries(kept),
  };
}

/** Args with the names of glyphs and pictures in place of them. */
export const named = (args: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(args).map(([key, value]) => [key, mapDeep(value, toName)]));

/** Args as the component wants them; one that did not change keeps its identity from render to render. */
export function unnamed(
  args: Readonly<Record<string, Value>>,
  initial: Readonly<Record<string, Value>>,
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(args).map(([key, value]) => {
      if (typeof value !== 'object' || value === null) return [key, toThing(value)];
      const known = byName.get(value);
      if (known !== undefined) return [key, known];
      const thing = mapDeep(restore(value, initial[key]), toThing);
      byName.set(value, thing);
      return [key, thing];
    }),
  );
}
