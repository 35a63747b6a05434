import {
  createPromotion,
  isOffered,
  type PromoCheck,
  type PromotionSnapshot,
} from '@vx/rewards-core';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useServices, useStore } from '../app/context.tsx';
import { lazyStore } from '../app/lazy-store.ts';
import { useTexts } from '../texts/use-texts.ts';
import {
  promotionCodes,
  toPromotionView,
  type Promotion,
  type PromotionView,
} from './presenters/promotion.ts';

/**
 * [SC-welcomeBonusTile] [SC-chatTrial]
 * @param here where the plain form leads back to
 * @param onRedeemed it was redeemed here
 */
export function usePromotion(
  promotion: Promotion,
  check: PromoCheck | null,
  here: string,
  onRedeemed?: () => void,
): PromotionView {
  const { rest, socket } = useServices();
  const promoCode = promotionCodes[promotion];
  // A page that is read anew after the redeeming must not take away the words about it.
  const [first] = useState(check);
  const store = useMemo(() => {
    const known = first ?? { success: false, hasNotRedeemedInstance: false };
    return lazyStore<PromotionSnapshot>(
      () => createPromotion({ promoCode, check: known, calls: rest, events: socket }),
      {
        state: isOffered(known) ? { kind: 'offered', problem: null } : { kind: 'hidden' },
        redeem: null,
      },
    );
  }, [promoCode, first, rest, socket]);
  const snapshot = useStore(store);
  const isRedeemed = snapshot.state.kind === 'redeemed';
  // Told once, when it happens.
  const notify = useEffectEvent(() => onRedeemed?.());
  useEffect(() => {
    if (isRedeemed) notify();
  }, [isRedeemed]);
  return toPromotionView(promotion, snapshot, here, useTexts());
}
