import { promoCodeChatTrial, promoCodeWelcomeBonusTile } from '@vx/contract/constants';
import type { PromotionSnapshot } from '@vx/rewards-core';
import { limitsLink } from '../../app/limits-link.ts';
import { withReturn } from '../../app/login-path.ts';
import type { Texts } from '../../texts/presenter-texts.ts';
import { problemLabel, type Link } from './labels.ts';

/** Where promotions are offered; each has a default code. [EN-defaultPromoCodes] */
export const promotionCodes = {
  welcome: promoCodeWelcomeBonusTile,
  trial: promoCodeChatTrial,
} as const;

/** A promotion that pages offer: a key of `promotionCodes`. */
export type Promotion = keyof typeof promotionCodes;

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
 * What the tile of a promotion offers, and what it says once that is taken.
 * @param here where the plain form leads back to
 */
export function toPromotionView(
  promotion: Promotion,
  { state, redeem }: PromotionSnapshot,
  here: string,
  { t, intl, path }: Texts,
): PromotionView {
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
    case 'redeeming': {
      const problem = state.kind === 'offered' ? state.problem : null;
      return {
        kind: 'offered',
        title: t(`benefits.${promotion}.title`),
        text: t(`benefits.${promotion}.text`),
        get: t(`benefits.${promotion}.get`),
        code: promotionCodes[promotion],
        action: withReturn(path('memberBenefits', {}), here),
        busy: state.kind === 'redeeming',
        problem: problem
          ? { text: problemLabel(t, intl, problem), limits: limitsLink(t, path, problem.code) }
          : undefined,
        redeem,
      };
    }
  }
}
