import { atom } from 'jotai/vanilla';

/** The path of the page that waits for a connection; `null`: none does. */
export const awaitedPageAtom = atom<string | null>(null);
