import type { PendingPayment } from '@vx/money-core';
import { safeReturnPath } from '@vx/routes';
import type { Head } from '../app/head.ts';
import type { PageLoad } from '../app/page-load.ts';
import { RETURN_PARAM } from '../app/login-path.ts';
import { requireLogin } from '../app/require-login.ts';
import type { AutoRecharge } from './presenters/recharge-choice.ts';
import { MISSING_PARAM } from '../app/page-params.ts';
import { missingOf } from './presenters/top-up-choice.ts';
import type { TopUpOptions, TopUpOutcome } from './top-up-data.ts';

export interface TopUpData {
  readonly head: Head;
  readonly options: TopUpOptions;
  /** Where the guest came from; empty when nowhere in particular. */
  readonly returnPath: string;
  /** Coins that are missing for what the guest wants; 0 for none. */
  readonly missing: number;
  /** How a payment went from which the guest comes back. */
  readonly outcome: TopUpOutcome | null;
  /** Payments that the provider has not settled. */
  readonly pending: readonly PendingPayment[];
  readonly recharge: AutoRecharge;
}

/** Name of the parameter with which the payment page sends guests back. */
export const INTENT_PARAM = 'topup';

export const loadTopUp: PageLoad<TopUpData> = async ({ services, url }) => {
  requireLogin(services, url);
  const intentId = url.searchParams.get(INTENT_PARAM);
  const [options, outcome, recharge, { pending }] = await Promise.all([
    services.rest.call('GET /payment/topupOptions'),
    intentId && /^[\w-]{1,40}$/.test(intentId)
      ? services.rest
          .call('GET /payment/topup/{intentId}', { params: { intentId }, fresh: true })
          .then((outcome) => ({ ...outcome, intentId }))
          .catch(() => null)
      : null,
    services.rest.call('GET /guest/autoRecharge', { fresh: true }),
    services.rest.call('GET /payment/pending', { fresh: true }),
  ]);
  const { intl } = services;
  return {
    head: {
      title: intl.formatMessage({ id: 'money.topUp.title' }),
      description: intl.formatMessage({ id: 'money.rate' }),
      noIndex: true,
    },
    options,
    returnPath: safeReturnPath(url.searchParams.get(RETURN_PARAM)) ?? '',
    missing: missingOf(url.searchParams.get(MISSING_PARAM)),
    outcome,
    pending,
    recharge,
  };
};
