import { atom } from 'jotai/vanilla';

/** What a dialog of one press was opened for. */
export interface OneClickRequest {
  /** Coins that are missing; 0 when nothing in particular is wanted. */
  readonly missing: number;
  /** The page that the pressed link leads to: the way on where one press is not possible. */
  readonly href: string;
}

/** The dialog of one press that is open, and the path that it was opened at. */
export const oneClickRequestAtom = atom<(OneClickRequest & { readonly openedAt: string }) | null>(
  null,
);
