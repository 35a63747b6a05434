import { promoCodeChatTrial, promoCodeWelcomeBonusTile } from '@vx/contract/constants';
import {
  createPromotion,
  isOffered,
  type PromoCheck,
  type PromotionSnapshot,
} from '@vx/rewards-core';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useServices, useStore } from '../app/context.tsx';
import { lazyStore } from '../app/lazy-store.ts';
import type { PageLoad } from '../app/page-load.ts';
import { withReturn } from '../app/login-path.ts';
import { limitsLink } from '../app/limits-link.ts';
import { useTranslate } from '../texts/use-translate.ts';
import { problemLabel, type Link } from './labels.ts';

/** Where promotions are offered; each has a default code. [EN-defaultPromoCodes] */
const codes = { welcome: promoCodeWelcomeBonusTile, trial: promoCodeChatTrial } as const;
export type Promotion = keyof typeof codes;

/**
 * Part of a page that offers a promotion: whether the guest may still take it; `null` for visitors and when
 * that cannot be had.
 */
export const loadPromotion =
  (promotion: Promotion): PageLoad<PromoCheck | null> =>
  async ({ services: { rest, guest } }) => {
    if (!guest.getSnapshot().guest.loggedIn) return null;
    return await rest
      .call('GET /promo/hasGuestNotRedeemedOnTopCodeInstance/{promoCode}', {
        params: { promoCode: codes[promotion] },
        fresh: true,
      })
      .catch(() => null);
  };

/** What a tile offers; `null`: nothing to offer. */
export type PromotionView =
  | {
      readonly kind: 'offered';
      readonly title: string;
      readonly text: string;
      readonly get: string;
      readonly code: string;
      /** Address of the plain form; it leads back to `here`. */
      readonly action: string;
      readonly busy: boolean;
      readonly problem: { readonly text: string; readonly limits: Link | null } | undefined;
      /** `null` until the page lives: then the plain form works. */
      readonly redeem: (() => void) | null;
    }
  | {
      readonly kind: 'redeemed';
      readonly title: string;
      readonly text: string;
      readonly see: { readonly label: string; readonly href: string };
    }
  | null;

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
  const { rest, socket, path } = useServices();
  const t = useTranslate();
  const intl = useIntl();
  const promoCode = codes[promotion];
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
  const { state, redeem } = useStore(store);
  const isRedeemed = state.kind === 'redeemed';
  // Told once, when it happens.
  const tell = useEffectEvent(() => onRedeemed?.());
  useEffect(() => {
    if (isRedeemed) tell();
  }, [isRedeemed]);
  switch (state.kind) {
    case 'hidden':
      return null;
    case 'redeemed':
      return {
        kind: 'redeemed',
        title: t(`benefits.${promotion}.got`),
        text: t(`benefits.${promotion}.gotText`),
        see: { label: t('benefits.see'), href: path('memberBenefits', {}) },
      };
    case 'offered':
    case 'redeeming':
      return {
        kind: 'offered',
        title: t(`benefits.${promotion}.title`),
        text: t(`benefits.${promotion}.text`),
        get: t(`benefits.${promotion}.get`),
        code: promoCode,
        action: withReturn(path('memberBenefits', {}), here),
        busy: state.kind === 'redeeming',
        problem:
          state.kind === 'offered' && state.problem
            ? {
                text: problemLabel(t, intl, state.problem),
                limits: limitsLink(t, path, state.problem.code),
              }
            : undefined,
        redeem,
      };
  }
}
