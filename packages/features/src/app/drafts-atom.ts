import { atom } from 'jotai/vanilla';
import { DRAFTS_KEY } from './drafts-key.ts';
import { pageAtom } from './page-store.ts';

/** Every text that a guest of this page has typed and not sent, by where it is typed; they are kept in the storage. */
export const draftsAtom = pageAtom(({ storage }) => {
  const known = new Map<string, ReturnType<typeof createDraft>>();
  /** Other tabs keep theirs in the same place: only what changed here is changed there. */
  const keep = (scope: string, text: string): void => {
    const { [scope]: _, ...others } = readKept(storage.get(DRAFTS_KEY));
    const all = text === '' ? others : { ...others, [scope]: text };
    if (Object.keys(all).length === 0) storage.remove(DRAFTS_KEY);
    else storage.set(DRAFTS_KEY, JSON.stringify(all));
  };
  const createDraft = (scope: string) => {
    const text = atom(readKept(storage.get(DRAFTS_KEY))[scope] ?? '');
    return atom(
      (get) => get(text),
      (_get, set, next: string) => {
        set(text, next);
        keep(scope, next);
      },
    );
  };
  return (scope: string): ReturnType<typeof createDraft> => {
    const draft = known.get(scope) ?? createDraft(scope);
    known.set(scope, draft);
    return draft;
  };
});

function readKept(text: string | null): Readonly<Record<string, string>> {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    return kept !== null && typeof kept === 'object' ? (kept as Record<string, string>) : {};
  } catch {
    // Somebody else wrote there: nothing of ours is lost.
    return {};
  }
}
