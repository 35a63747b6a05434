import * as shapeModules from '../shapes/index.ts';

export type Json = Readonly<Record<string, unknown>>;

/**
 * Whether a value is a schema that deserves a name. One of a few words reads better where it stands, and
 * a bounded text is like any other: two of them would mean different things by one name.
 */
function isShape(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  if (!('type' in value || 'anyOf' in value || 'enum' in value)) return false;
  if ('type' in value && value.type === 'string' && !('pattern' in value)) return false;
  return JSON.stringify(value).length >= 40;
}

/**
 * The names of the exported shapes, as the documents have them, by what the shape says: `price` is `Price`,
 * like the type.
 * @throws when two exports have the same name, or two names the same shape
 */
export function namedShapes(
  modules: Readonly<Record<string, object>> = shapeModules,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [exported, schema] of Object.values(modules).flatMap((one) => Object.entries(one))) {
    if (!isShape(schema)) continue;
    const text = JSON.stringify(schema);
    const name = exported.charAt(0).toUpperCase() + exported.slice(1);
    const other = names.get(text);
    if (other !== undefined) throw new Error(`${name} and ${other} are the same shape.`);
    if ([...names.values()].includes(name)) throw new Error(`Two shapes are called ${name}.`);
    names.set(text, name);
  }
  return names;
}

/**
 * A document in which shapes are referred to by name. Shapes are told by what they say, so that a
 * reference never says anything else than the schema in its place did.
 */
export function withNamedShapes(document: Json, names = namedShapes()): Json {
  const used = new Map<string, unknown>();
  const refer = (node: unknown): unknown => {
    if (typeof node !== 'object' || node === null) return node;
    const name = names.get(JSON.stringify(node));
    if (name === undefined) return inside(node);
    if (!used.has(name)) {
      used.set(name, null);
      used.set(name, inside(node));
    }
    return { $ref: `#/components/schemas/${name}` };
  };
  const inside = (node: object): unknown =>
    Array.isArray(node)
      ? node.map(refer)
      : Object.fromEntries(Object.entries(node).map(([key, value]) => [key, refer(value)]));

  const { components, ...rest } = document;
  const named = inside(rest) as Json;
  const others = (inside((components ?? {}) as object) ?? {}) as { readonly schemas?: Json };
  const schemas = [...used].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    ...named,
    components: { ...others, schemas: { ...others.schemas, ...Object.fromEntries(schemas) } },
  };
}
