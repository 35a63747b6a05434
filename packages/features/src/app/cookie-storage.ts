import type { KeyValueStorage } from '@vx/kernel';

const ONE_YEAR = 31_536_000;

/** Necessary cookies of a page as key-value storage. Values are kept for a year. */
export function createCookieStorage(page: Pick<Document, 'cookie'>): KeyValueStorage {
  const read = (key: string): string | null => {
    for (const part of page.cookie.split('; ')) {
      const at = part.indexOf('=');
      if (part.slice(0, at) === key) return decodeURIComponent(part.slice(at + 1));
    }
    return null;
  };
  const write = (key: string, value: string, maxAge: number): void => {
    page.cookie = `${key}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; Max-Age=${maxAge}`;
  };
  return {
    get: read,
    set(key, value) {
      write(key, value, ONE_YEAR);
      return read(key) === value;
    },
    remove: (key) => write(key, '', 0),
  };
}
