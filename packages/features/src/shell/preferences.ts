import { useAtomValue } from 'jotai/react';
import { preferenceActionsAtom, preferencesAtom } from './preferences-atoms.ts';

/** The preferences of this page and the ways to change them. */
export const usePreferences = () => ({
  ...useAtomValue(preferencesAtom),
  ...useAtomValue(preferenceActionsAtom),
});
