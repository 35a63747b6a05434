import type { GiftTarget } from '@vx/messenger-core';
import { partsOf, priceOfGifts } from '@vx/messenger-core/rules';
import { useAtomValue } from 'jotai/react';
import { useEffect, useEffectEvent } from 'react';
import { useServices, useStore } from '../app/context.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { giftSenderAtom } from './gift-sender-atom.ts';
import { giftShelfAtom } from './gift-shelf-atom.ts';
import { useUndoKey } from './use-undo-key.ts';
import { toPendingGift, type PendingGiftView } from './presenters/pending-gift.ts';

/** The gift that is on its way to a channel or a chat; others queue behind it. */
export interface PendingGiftUse {
  readonly view: PendingGiftView;
  readonly undo: () => void;
  readonly send: () => void;
}

const sameTarget = (a: GiftTarget, b: GiftTarget): boolean =>
  'chatId' in a
    ? 'chatId' in b && a.chatId === b.chatId
    : 'channelId' in b && a.channelId === b.channelId;

/**
 * @param to a constant: what is not sent there is taken back when the guest leaves
 * @param isLeaving the guest ends what they are in
 */
export function usePendingGift(
  to: GiftTarget,
  { here, isLeaving = false }: { readonly here: string; readonly isLeaving?: boolean },
): PendingGiftUse | null {
  const { config } = useServices();
  const sender = useAtomValue(giftSenderAtom);
  const shelf = useAtomValue(giftShelfAtom);
  const { gifts, bought } = useStore(shelf);
  const texts = useTexts();
  const pending = useStore(sender).find((one) => sameTarget(one.to, to));
  const key = 'chatId' in to ? to.chatId : to.channelId;
  const leave = useEffectEvent(() => sender.leave(to));
  useEffect(() => () => leave(), [sender, key]);
  useEffect(() => {
    if (isLeaving) leave();
  }, [isLeaving]);
  // What is known of the gifts is not true any more: the next try costs what they cost now.
  const isOutdated =
    pending?.problem === 'PRICE_CHANGED' || pending?.problem === 'GIFT_UNAVAILABLE';
  useEffect(() => {
    if (isOutdated) shelf.load();
  }, [shelf, isOutdated]);
  useUndoKey(pending?.state === 'undoable' ? () => sender.undo(pending.clientId) : null);
  if (!pending) return null;
  const { giftId, quantity, clientId } = pending;
  const gift = gifts?.find(({ id }) => id === giftId) ?? null;
  const priceNow = priceOfGifts(
    partsOf([{ giftId, quantity }], bought),
    () => gift?.price.value ?? 0,
  );
  const view = toPendingGift(pending, { gift, priceNow, language: config.language, here }, texts);
  return {
    view,
    undo: () => sender.undo(clientId),
    send: () => sender.sendNow(clientId, view.expectedPrice),
  };
}
