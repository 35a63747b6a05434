/** Letters, digits, `-` and `_` alone: needs no encoding, no lower-casing, no check. */
const plainLowerCase = /^[a-z0-9_-]+$/;
// oxlint-disable-next-line no-control-regex -- finding them is the purpose
const controlCharacters = /[\u0000-\u001F\u007F]/;

/** Actor names are lower-cased in paths (RU-routing-actor-name-lowercase). */
export function normalise(param: string, value: string): string {
  return param === 'actorName' ? value.toLowerCase() : value;
}

/**
 * The path segment of a value, or null when there is none: a URL parser removes `.` and `..` even
 * when they are percent-encoded, and an empty segment would be another address.
 */
export function encodeSegment(value: string): string | null {
  if (plainLowerCase.test(value)) return value;
  if (!isUsable(value) || !value.isWellFormed()) return null;
  return encodeURIComponent(value);
}

/** The value of a path segment, or null for malformed percent-encoding or an unusable value. */
export function decodeSegment(segment: string): string | null {
  if (plainLowerCase.test(segment)) return segment;
  try {
    const value = segment.includes('%') ? decodeURIComponent(segment) : segment;
    return isUsable(value) ? value : null;
  } catch {
    return null;
  }
}

function isUsable(value: string): boolean {
  return value !== '' && value !== '.' && value !== '..' && !controlCharacters.test(value);
}
