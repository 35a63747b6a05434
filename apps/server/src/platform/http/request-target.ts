/** What becomes of a request's target before anything is routed. */
export type RequestTarget =
  | {
      readonly kind: 'serve';
      readonly url: string;
      /** Of an absolute target; counts instead of the header `Host`. */
      readonly host: string | null;
    }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'refuse'; readonly code: 'INVALID_INPUT' | 'NOT_FOUND' };

const absoluteForm = /^https?:\/\/([^/?#]*)([^#]*)/i;
const hostPattern = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
/** Never sent by a client that means well; some parsers drop them. */
const outsideAddresses = /[\0-\x20\x7f]/;
const aDot = /^(?:\.|%2e)$/i;
/** Most addresses: nothing in them has to be looked at twice. */
const plainForm = /^(?:\/[\w~-][\w.~-]*)+(?:\?[\w.~%&+=,-]*)?$/;
const twoDots = /^(?:\.|%2e){2}$/i;

/**
 * Reads a request's target (RFC 9112, 3.2): every page has one spelling of its path, which begins with
 * one slash and names no host, so that whatever is made of it (a canonical address, a redirect)
 * stays on this site. Calls of the API are not led to another path, whose call may be another one.
 */
export function readTarget(raw: string): RequestTarget {
  if (plainForm.test(raw)) return { kind: 'serve', url: raw, host: null };
  if (outsideAddresses.test(raw)) return { kind: 'refuse', code: 'INVALID_INPUT' };
  const [, host = null, rest] = absoluteForm.exec(raw) ?? [];
  if (host !== null && !isHost(host)) return { kind: 'refuse', code: 'INVALID_INPUT' };
  const target = rest === undefined ? raw : rest.startsWith('/') ? rest : `/${rest}`;
  const [, given = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  if (!/^[/\\]/.test(given)) return { kind: 'refuse', code: 'INVALID_INPUT' };
  const path = cleanPath(given);
  if (path === given) return { kind: 'serve', url: path + query, host };
  if (path.startsWith('/api/')) return { kind: 'refuse', code: 'NOT_FOUND' };
  return { kind: 'redirect', to: headerText(path + query) };
}

/** Whether a `Host` names a host and nothing else. */
export const isHost = (host: string): boolean => host.length <= 255 && hostPattern.test(host);

/** One slash between segments, no dot segments. Backslashes are slashes, as browsers read them. */
function cleanPath(given: string): string {
  const segments = given.split(/[/\\]/);
  const last = segments.at(-1) ?? '';
  const kept: string[] = [];
  for (const segment of segments) {
    if (twoDots.test(segment)) kept.pop();
    else if (segment !== '' && !aDot.test(segment)) kept.push(segment);
  }
  const isFolder = last === '' || aDot.test(last) || twoDots.test(last);
  return `/${kept.join('/')}${isFolder && kept.length > 0 ? '/' : ''}`;
}

/** Bytes that a header does not take, encoded. */
const headerText = (text: string): string =>
  text.replaceAll(/[^\x21-\x7e]/gu, (character) =>
    [...Buffer.from(character, character > '\xff' ? 'utf8' : 'latin1')]
      .map((byte) => `%${byte.toString(16).padStart(2, '0').toUpperCase()}`)
      .join(''),
  );
