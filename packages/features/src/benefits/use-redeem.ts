import { createRedeem } from '@vx/rewards-core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useServices, useStore } from '../app/context.tsx';
import { useTexts } from '../texts/use-texts.ts';
import type { RedeemStart } from './benefits-data.ts';
import type { CodeLook } from './benefits.query.ts';
import { toRedeemShown, toRedeemState, type RedeemShown } from './presenters/redeem.ts';

/** What the form of a code shows. */
export interface RedeemView {
  /** Address of the plain forms. */
  readonly action: string;
  readonly typed: string;
  readonly state: RedeemShown;
  /** `null` until the page lives, or while it is busy: then the plain form works. */
  readonly check: ((typed: string) => void) | null;
  readonly redeem: (() => void) | null;
}

/**
 * Redeems a code after a look at it. [SC-bonusCodeRedeem]
 * @param start what the page came with
 * @param onRedeemed something was redeemed here
 */
export function useRedeem(start: RedeemStart, onRedeemed?: () => void): RedeemView {
  const { rest, vxql, path, config } = useServices();
  const [store] = useState(() =>
    createRedeem<CodeLook>({
      calls: rest,
      look: async (code) => {
        const { CanRedeemQuery } = await import('./benefits.query.ts');
        return (await vxql.query(CanRedeemQuery, { code }, { fresh: true })).look;
      },
      initial: toRedeemState(start),
    }),
  );
  const { state, check, redeem } = useStore(store);
  const isRedeemed = state.kind === 'redeemed';
  // Told once, when it happens.
  const notify = useEffectEvent(() => onRedeemed?.());
  useEffect(() => {
    if (isRedeemed) notify();
  }, [isRedeemed]);
  return {
    action: path('memberBenefits', {}),
    typed: 'code' in state ? state.code : (start?.code ?? ''),
    state: toRedeemShown(state, config.language, useTexts()),
    check,
    redeem,
  };
}
