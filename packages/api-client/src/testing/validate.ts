import type { TObject, TSchema } from 'typebox';
import { Value } from 'typebox/value';

/** What is wrong with a value, as short texts; empty when it fits. */
export function check(schema: TSchema, value: unknown): readonly string[] {
  if (Value.Check(schema, value)) return [];
  return Value.Errors(schema, value).map(
    (error) => `${error.instancePath || '/'} ${error.message}`,
  );
}

/** Reads a query like the server does: repeated names are arrays, texts become what the schema says. */
export function coerceQuery(schema: TSchema, search: URLSearchParams): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  for (const name of new Set(search.keys())) {
    const values = search.getAll(name);
    const own = (schema as TObject).properties[name] as { readonly type?: string } | undefined;
    query[name] = own?.type === 'array' || values.length > 1 ? values : values[0];
  }
  return Value.Convert(schema, query) as Record<string, unknown>;
}
