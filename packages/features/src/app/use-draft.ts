import { useAtom, useAtomValue } from 'jotai/react';
import { draftsAtom } from './drafts-atom.ts';

/** What a guest has typed and not sent; it survives a reload. For what only a browser shows. */
export const useDraft = (scope: string): readonly [string, (text: string) => void] =>
  useAtom(useAtomValue(draftsAtom)(scope));
