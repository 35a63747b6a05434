import { atom } from 'jotai/vanilla';
import { pageAtom } from './page-store.ts';

/** Every text that a guest of this page has typed and not sent, by where it is typed; each is kept in the storage. */
export const draftsAtom = pageAtom(({ storage }) => {
  const known = new Map<string, ReturnType<typeof createDraft>>();
  const createDraft = (key: string) => {
    const text = atom(storage.get(key) ?? '');
    return atom(
      (get) => get(text),
      (_get, set, next: string) => {
        set(text, next);
        if (next === '') storage.remove(key);
        else storage.set(key, next);
      },
    );
  };
  return (scope: string): ReturnType<typeof createDraft> => {
    const draft = known.get(scope) ?? createDraft(`draft:${scope}`);
    known.set(scope, draft);
    return draft;
  };
});
