import { InvariantError } from '@vx/kernel';

/** Every REST call goes below it. [RU-api-versioned-prefix] */
export const API_PREFIX = '/api/v1';

type QueryValue = string | number | boolean | null | undefined;
export type QueryValues = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;

/** Takes method and path out of an address like `POST /album/{albumId}/buy` and fills in the parameters. */
export function parseKey(
  key: string,
  params: Readonly<Record<string, string | number>> = {},
  prefix: string = API_PREFIX,
): { readonly method: string; readonly path: string } {
  const gap = key.indexOf(' ');
  const path = key.slice(gap + 1).replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    // Dots alone are a step in the path, even when they are encoded.
    if (/^\.{0,2}$/.test(String(value ?? ''))) throw new InvariantError(`${key} needs ${name}.`);
    return encodeURIComponent(String(value));
  });
  return { method: key.slice(0, gap), path: prefix + path };
}

/** Writes a query; arrays repeat their name, undefined and null are left out. [RU-api-get-query-params] */
export function formatQuery(values: QueryValues): string {
  const parts: string[] = [];
  for (const [name, value] of Object.entries(values)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) {
        parts.push(`${encodeURIComponent(name)}=${encodeURIComponent(String(item))}`);
      }
    }
  }
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
