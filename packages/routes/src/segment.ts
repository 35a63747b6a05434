const controlCharacters = /\p{Cc}/u;

/** Lower-case letters, digits, `-` and `_` alone: needs no encoding, no lower-casing, no check. */
export function isPlain(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const plain =
      (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 45 || code === 95;
    if (!plain) return false;
  }
  return text !== '';
}

/** Actor names are lower-cased in paths (RU-routing-actor-name-lowercase). */
export function normalise(param: string, value: string): string {
  return param === 'actorName' ? value.toLowerCase() : value;
}

/**
 * The path segment of a value, or null when there is none: a URL parser removes `.` and `..` even
 * when they are percent-encoded, and an empty segment would be another address.
 */
export function encodeSegment(value: string): string | null {
  if (isPlain(value)) return value;
  return isUsable(value) ? encodeURIComponent(value) : null;
}

/** The value of a path segment, or null for malformed percent-encoding or an unusable value. */
export function decodeSegment(segment: string): string | null {
  if (isPlain(segment)) return segment;
  try {
    const value = decodeURIComponent(segment);
    return isUsable(value) ? value : null;
  } catch {
    return null;
  }
}

function isUsable(value: string): boolean {
  if (value === '' || value === '.' || value === '..') return false;
  return value.isWellFormed() && !controlCharacters.test(value);
}
