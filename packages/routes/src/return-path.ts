/** Of the standard's `URL`, which browsers and Node both have, what is needed here. */
declare const URL: new (
  address: string,
  base: string,
) => {
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
};

const anySite = 'https://site.invalid';
const MAX_LENGTH = 2048;

/**
 * The path of this site that a guest goes on to after a form, a payment or a check, or `null`.
 *
 * @param wanted a path with its query and hash, as a link, a form or a provider named it; with
 *   `origin` also an address below it. Anybody may have written it.
 * @returns the canonical path. Resolved against any origin it stays there, and it holds no control
 *   character, white space or backslash: it may stand in a `Location` header. [RU-avs-request]
 */
export function safeReturnPath(wanted: unknown, origin: string = anySite): string | null {
  if (typeof wanted !== 'string' || wanted.length > MAX_LENGTH) return null;
  // Parsers drop or turn these round: what is looked at would not be what is followed.
  if (/[\p{Cc}\s\\]/u.test(wanted)) return null;
  if (!wanted.startsWith('/') && !wanted.startsWith(`${origin}/`)) return null;
  const address = parse(wanted, origin);
  // A path that begins with two slashes, perhaps only after its dots were resolved, names a host.
  if (address?.origin !== origin || address.pathname.startsWith('//')) return null;
  return address.pathname + address.search + address.hash;
}

/** `canParse` is younger than the browsers that are supported. */
function parse(wanted: string, origin: string): InstanceType<typeof URL> | null {
  try {
    return new URL(wanted, origin);
  } catch {
    return null;
  }
}
