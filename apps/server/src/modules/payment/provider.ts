import type { ProviderConfig } from '../../platform/config.ts';
import { isPagesOrigin, loadProvider, type LoadedProvider } from '../../platform/providers.ts';
import type { Language, PayCurrency } from '../money/index.ts';

/** Who takes the payment. Results arrive through `settlePayment`, signed. */
export interface PaymentProvider {
  /** Where the guest pays this intent: a path of ours, or an https address. The same for every call. */
  readonly pageOf?: (intentId: string, order: PageOrder) => string;
  /**
   * The same for who has to ask first, when the guest is on the way there. The same intent is one
   * payment, however often it is asked for. One of the two is there; where both are, this one is used.
   * @throws Error when there is no page now; the guest may try again
   */
  readonly openPage?: (intentId: string, order: PageOrder) => Promise<string>;
  /** The origin of the pages, where they are not ours: `https://pay.example`. Forms may lead there, and nowhere else. */
  readonly pagesAt?: string;
  /**
   * Charges the means of payment that the guest used last, without a page. The same intent is charged
   * once, however often it is asked for. Missing: the provider stores none.
   */
  readonly chargeStored?: (order: StoredOrder) => Promise<StoredOutcome>;
  /**
   * How a payment stands that takes time: asked when no report has come. Missing: reports are all there
   * is, and what is not reported is given up one day.
   */
  readonly statusOf?: (order: PendingOrder) => Promise<PendingOutcome>;
  /**
   * Gives a payment back whole, the way it came. The same intent is given back once, however often it is
   * asked for. Missing: an operator does it.
   */
  readonly refund?: (order: RefundOrder) => Promise<{ readonly providerReference: string }>;
}

export interface RefundOrder {
  readonly intentId: string;
  /** The provider's number of the payment. */
  readonly providerReference: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: PayCurrency;
}

/** What the provider's page shows and charges. */
export interface PageOrder {
  /** Minor units. */
  readonly amount: number;
  readonly currency: PayCurrency;
  readonly language: Language;
}

export interface PendingOrder {
  readonly intentId: string;
  /** How long it has been waited for. */
  readonly waitedMs: number;
}

export interface StoredOrder {
  readonly intentId: string;
  readonly guestId: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: PayCurrency;
}

export type StoredOutcome =
  | {
      readonly kind: 'paid';
      readonly providerReference: string;
      /**
       * What was charged: the same text for the same card or account, and nothing that tells which.
       * Missing: the provider does not know it apart.
       */
      readonly means?: string;
    }
  | { readonly kind: 'declined' };

export type PendingOutcome = StoredOutcome | { readonly kind: 'pending' };

/** How long the sandbox's bank takes when nobody decides. */
const SANDBOX_TAKES_MS = 2 * 60_000;

/** The stand-in: a page of ours on which the guest decides how the payment ends. */
export const sandboxProvider: PaymentProvider = {
  pageOf: (intentId) => `/sandbox/pay/${intentId}`,
  refund: ({ intentId }) => Promise.resolve({ providerReference: `refund-${intentId}` }),
  chargeStored: ({ intentId }) =>
    Promise.resolve({ kind: 'paid', providerReference: `stored-${intentId}` }),
  statusOf: ({ intentId, waitedMs }) =>
    Promise.resolve(
      waitedMs < SANDBOX_TAKES_MS
        ? { kind: 'pending' }
        : { kind: 'paid', providerReference: `late-${intentId}` },
    ),
};

/** The provider that `VX_PAYMENT_PROVIDER` names. */
export const loadPaymentProvider = (
  config: ProviderConfig | null,
  origin: string,
): Promise<LoadedProvider<PaymentProvider> | null> =>
  loadProvider('VX_PAYMENT_PROVIDER', config, { origin, check: missingInProvider });

function missingInProvider(made: unknown): string | null {
  const { pageOf, openPage, pagesAt, chargeStored, statusOf } = (made ?? {}) as Record<
    string,
    unknown
  >;
  const isOptional = (member: unknown): boolean =>
    member === undefined || typeof member === 'function';
  if (!isOptional(openPage)) return 'a function openPage()';
  if (!isOptional(pageOf) || (pageOf ?? openPage) === undefined) return 'pageOf()';
  if (!isPagesOrigin(pagesAt)) return 'an https origin in pagesAt';
  if (!isOptional(chargeStored)) return 'a function chargeStored()';
  return isOptional(statusOf) ? null : 'a function statusOf()';
}
