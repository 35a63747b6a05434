import { useCallback, useState } from 'react';
import { useServices } from '../app/context.tsx';

/** What a guest has typed and not sent; it survives a reload. For what only a browser shows. */
export function useDraft(scope: string): readonly [string, (text: string) => void] {
  const { storage } = useServices();
  const key = `draft:${scope}`;
  const [text, setText] = useState(() => storage.get(key) ?? '');
  const keep = useCallback(
    (next: string) => {
      setText(next);
      if (next === '') storage.remove(key);
      else storage.set(key, next);
    },
    [storage, key],
  );
  return [text, keep];
}
