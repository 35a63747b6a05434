import type { KeyValueStorage } from '@vx/kernel';
import { cookieAttributes } from './cookie-life.ts';

/** Necessary cookies of a page as key-value storage. Values are kept for a year, but for those that end with the browser. */
export function createCookieStorage(page: Pick<Document, 'cookie'>): KeyValueStorage {
  const read = (key: string): string | null => {
    for (const part of page.cookie.split('; ')) {
      const at = part.indexOf('=');
      if (part.slice(0, at) === key) return decodeURIComponent(part.slice(at + 1));
    }
    return null;
  };
  return {
    get: read,
    set(key, value) {
      page.cookie = `${key}=${encodeURIComponent(value)}${cookieAttributes(key)}`;
      return read(key) === value;
    },
    remove(key) {
      page.cookie = `${key}=; Path=/; SameSite=Lax; Max-Age=0`;
    },
  };
}
