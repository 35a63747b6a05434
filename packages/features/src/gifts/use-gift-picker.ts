import { codeOf } from '@vx/api-client';
import type { GiftTarget } from '@vx/messenger-core';
import { useAtomValue } from 'jotai/react';
import { useEffect, useState } from 'react';
import { useServices, useStore } from '../app/context.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { giftSenderAtom } from './gift-sender-atom.ts';
import { giftShelfAtom } from './gift-shelf-atom.ts';
import { FIRST_CATEGORY, toGiftPicker, type GiftPickerView } from './presenters/gift-picker.ts';

/** Where gifts are chosen, with what can be done there. */
export interface GiftPicker {
  /** `null` while the gifts are on their way. */
  readonly view: GiftPickerView | null;
  /** They could not be loaded: tries again. */
  readonly retry: (() => void) | null;
  readonly choose: (giftId: string) => void;
  readonly setCategory: (category: string) => void;
  readonly setQuantity: (quantity: number) => void;
  /** Sends what is chosen, in five seconds. */
  readonly send: () => void;
  /** Takes the chosen one for a voucher. */
  readonly take: () => void;
  readonly isTaking: boolean;
}

/** Chooses a gift for a channel or a chat. What is bought is asked for anew when it opens. */
export function useGiftPicker(to: GiftTarget, here: string): GiftPicker {
  const services = useServices();
  const { rest, config } = services;
  const { isVip, wallet } = useStore(services.guest).guest;
  const shelf = useAtomValue(giftShelfAtom);
  const sender = useAtomValue(giftSenderAtom);
  const loaded = useStore(shelf);
  const texts = useTexts();
  const [chosen, setChosen] = useState<string | null>(null);
  const [category, setCategory] = useState(FIRST_CATEGORY);
  const [quantity, setQuantity] = useState(1);
  const [isTaking, setTaking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => shelf.load(), [shelf]);
  const { gifts, bought, vouchers, failed } = loaded;
  const view =
    gifts === null
      ? null
      : toGiftPicker(
          {
            shelf: { gifts, bought, vouchers },
            isVip,
            wallet,
            language: config.language,
            category,
            chosen,
            quantity,
            refusal,
            here,
          },
          texts,
        );
  return {
    view,
    retry: failed && gifts === null ? () => shelf.load() : null,
    choose(giftId) {
      setChosen(giftId);
      setQuantity(1);
      setRefusal(null);
    },
    setCategory,
    setQuantity,
    send() {
      if (!view?.chosen || !view.send) return;
      sender.send({
        to,
        giftId: view.chosen,
        quantity: view.quantity,
        expectedPrice: view.expectedPrice,
      });
    },
    take() {
      if (!view?.chosen || isTaking) return;
      setTaking(true);
      setRefusal(null);
      const giftId = view.chosen;
      rest
        .createIntent('POST /messenger/gifts/{giftId}/take', `${giftId}:${vouchers}`)
        .send({ params: { giftId } })
        .then(({ boughtGifts, vouchersLeft }) =>
          shelf.take({ bought: boughtGifts, vouchers: vouchersLeft }),
        )
        .catch((error: unknown) => {
          setRefusal(codeOf(error));
          // What is true now is asked for: a voucher may have ended, or another window has used it.
          shelf.load();
        })
        .finally(() => setTaking(false));
    },
    isTaking,
  };
}
