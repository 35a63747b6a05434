import { useAtomValue } from 'jotai/react';
import { useEffect, useMemo } from 'react';
import { useStore } from '../app/context.tsx';
import { nameGifts, type NameGift } from '../cards/gift-words.ts';
import { giftShelfAtom } from './gift-shelf-atom.ts';

/** How gifts are called, once they are loaded; they are loaded as soon as they are wanted. */
export function useGiftNames(isWanted: boolean): NameGift {
  const shelf = useAtomValue(giftShelfAtom);
  const { gifts } = useStore(shelf);
  useEffect(() => {
    if (isWanted && shelf.getSnapshot().gifts === null) shelf.load();
  }, [shelf, isWanted]);
  return useMemo(() => nameGifts(gifts ?? []), [gifts]);
}
