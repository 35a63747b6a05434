import type { Clock, KeyValueStorage } from './ports.ts';

/** Sets a stamp at now plus the seconds given. [RU-consent-stored-expiry-set] */
export function setStoredExpiry(
  deps: { storage: KeyValueStorage; clock: Clock },
  key: string,
  seconds: number,
): boolean {
  return deps.storage.set(key, String(deps.clock.now() + seconds * 1000));
}

/**
 * Whether a stamp stands and has passed; a passed one is cleared. It has passed when now is at the
 * stamp. [RU-consent-stored-expiry-passed]
 */
export function checkStoredExpiry(
  deps: { storage: KeyValueStorage; clock: Clock },
  key: string,
): 'none' | 'running' | 'expired' {
  const stored = deps.storage.get(key);
  if (stored === null) return 'none';
  const at = Number(stored);
  if (Number.isFinite(at) && deps.clock.now() < at) return 'running';
  deps.storage.remove(key);
  return 'expired';
}
