import type { KeyValueStorage } from '@vx/kernel';

const ONE_YEAR = 31_536_000;

/** What is forgotten when the browser is closed. */
const forgotten: ReadonlySet<string> = new Set(['vx_exit']);

/** Necessary cookies of a page as key-value storage. Values are kept for a year, but for those that end with the browser. */
export function createCookieStorage(page: Pick<Document, 'cookie'>): KeyValueStorage {
  const read = (key: string): string | null => {
    for (const part of page.cookie.split('; ')) {
      const at = part.indexOf('=');
      if (part.slice(0, at) === key) return decodeURIComponent(part.slice(at + 1));
    }
    return null;
  };
  const write = (key: string, value: string, maxAge?: number): void => {
    const end = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
    page.cookie = `${key}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${end}`;
  };
  return {
    get: read,
    set(key, value) {
      write(key, value, forgotten.has(key) ? undefined : ONE_YEAR);
      return read(key) === value;
    },
    remove: (key) => write(key, '', 0),
  };
}
