import { useEffect, useEffectEvent, useState } from 'react';

/**
 * A module that is loaded with the first thing that needs it: `null` until it is there, `'failed'` when it could not be loaded.
 * It is tried again whenever `need` changes.
 * @param load imports the module
 * @param need what needs it, `null` for nothing
 */
export function useLazyModule<Module extends object>(
  load: () => Promise<Module>,
  need: number | null,
): Module | 'failed' | null {
  const [lazy, setLazy] = useState<Module | 'failed' | null>(null);
  const isThere = lazy !== null && lazy !== 'failed';
  const start = useEffectEvent(() => load().then(setLazy, () => setLazy('failed')));
  useEffect(() => {
    if (need !== null && !isThere) void start();
  }, [need, isThere]);
  return lazy;
}
