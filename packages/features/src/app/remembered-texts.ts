import type { IntlShape } from 'react-intl';

const MAX_TEXTS = 2000;
const MAX_KEY_LENGTH = 300;

/** What a formatted text is made from, or `null` when that is more than plain values. */
function keyOf(args: readonly unknown[]): string | null {
  let key = '';
  for (const arg of args) {
    if (typeof arg === 'object' && arg !== null) {
      for (const [name, value] of Object.entries(arg)) {
        if ((typeof value === 'object' && value !== null) || typeof value === 'function')
          return null;
        key += `${name}\u0001${typeof value}${String(value)}\u0001`;
      }
    } else if (typeof arg === 'function') return null;
    else key += `${typeof arg}${String(arg)}`;
    key += '\u0002';
  }
  return key.length > MAX_KEY_LENGTH ? null : key;
}

type Format = (...args: never[]) => unknown;

/** The same format; a text that was made lately is not made again. */
function remember<F extends Format>(format: F): F {
  let recent = new Map<string, unknown>();
  let older = new Map<string, unknown>();
  const remembered = (...args: Parameters<F>): unknown => {
    const key = keyOf(args);
    if (key === null) return format(...args);
    const known = recent.get(key) ?? older.get(key);
    const text = known ?? format(...args);
    if (!recent.has(key) && typeof text === 'string') {
      if (recent.size >= MAX_TEXTS) {
        older = recent;
        recent = new Map();
      }
      recent.set(key, text);
    }
    return text;
  };
  return remembered as F;
}

/**
 * Texts for a server, which writes the same ones for every page: formatting a message costs far more
 * than finding it. Texts depend on their message, values and language alone.
 */
export function rememberTexts(intl: IntlShape): IntlShape {
  return {
    ...intl,
    formatMessage: remember(intl.formatMessage),
    formatNumber: remember(intl.formatNumber),
    formatDisplayName: remember(intl.formatDisplayName),
  };
}
