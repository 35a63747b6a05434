import type { Language } from '@vx/contract/enums';

/** Texts by id, as a catalogue gives them: ICU text. */
type Texts<Id extends string> = Readonly<Record<Id, string>>;
type Loader<Id extends string> = () => Promise<{ readonly messages: Texts<Id> }>;
type Loaders<Id extends string> = { readonly [L in Language]: Loader<Id> };

/** English is the measure: what it says, the others have to say. */
function part<Id extends string>(
  loaders: { readonly en: Loader<Id> } & Omit<Loaders<NoInfer<Id>>, 'en'>,
): Loaders<Id> {
  return loaders;
}

/**
 * Texts that only some pages say: they come with those pages, in a chunk of each language. Each is a
 * folder below the language. The paths stand in full because bundlers read them.
 */
export const messageParts = {
  /** The pages of the account. */
  account: part({
    de: () => import('./messages/de/account/index.ts'),
    en: () => import('./messages/en/account/index.ts'),
    nl: () => import('./messages/nl/account/index.ts'),
    es: () => import('./messages/es/account/index.ts'),
  }),
  /** Profiles of performers, and favourites. */
  actor: part({
    de: () => import('./messages/de/actor/index.ts'),
    en: () => import('./messages/en/actor/index.ts'),
    nl: () => import('./messages/nl/actor/index.ts'),
    es: () => import('./messages/es/actor/index.ts'),
  }),
  /** Logging in, signing up. */
  auth: part({
    de: () => import('./messages/de/auth/index.ts'),
    en: () => import('./messages/en/auth/index.ts'),
    nl: () => import('./messages/nl/auth/index.ts'),
    es: () => import('./messages/es/auth/index.ts'),
  }),
  /** The age check and what it gates. */
  avs: part({
    de: () => import('./messages/de/avs/index.ts'),
    en: () => import('./messages/en/avs/index.ts'),
    nl: () => import('./messages/nl/avs/index.ts'),
    es: () => import('./messages/es/avs/index.ts'),
  }),
  /** What a bar at the top of a page says; comes with the code that shows it. */
  bars: part({
    de: () => import('./messages/de/bars/index.ts'),
    en: () => import('./messages/en/bars/index.ts'),
    nl: () => import('./messages/nl/bars/index.ts'),
    es: () => import('./messages/es/bars/index.ts'),
  }),
  /** Codes, vouchers and what else is given. */
  benefits: part({
    de: () => import('./messages/de/benefits/index.ts'),
    en: () => import('./messages/en/benefits/index.ts'),
    nl: () => import('./messages/nl/benefits/index.ts'),
    es: () => import('./messages/es/benefits/index.ts'),
  }),
  /** What went wrong: forms, and everything that may be refused. */
  errors: part({
    de: () => import('./messages/de/errors/index.ts'),
    en: () => import('./messages/en/errors/index.ts'),
    nl: () => import('./messages/nl/errors/index.ts'),
    es: () => import('./messages/es/errors/index.ts'),
  }),
  /** What guests are offered by the way; comes with the code that shows it. */
  incentives: part({
    de: () => import('./messages/de/incentives/index.ts'),
    en: () => import('./messages/en/incentives/index.ts'),
    nl: () => import('./messages/nl/incentives/index.ts'),
    es: () => import('./messages/es/incentives/index.ts'),
  }),
  /** Terms, data protection, help. */
  legal: part({
    de: () => import('./messages/de/legal/index.ts'),
    en: () => import('./messages/en/legal/index.ts'),
    nl: () => import('./messages/nl/legal/index.ts'),
    es: () => import('./messages/es/legal/index.ts'),
  }),
  /** Limits of spending. */
  limits: part({
    de: () => import('./messages/de/limits/index.ts'),
    en: () => import('./messages/en/limits/index.ts'),
    nl: () => import('./messages/nl/limits/index.ts'),
    es: () => import('./messages/es/limits/index.ts'),
  }),
  /** Previews, chats and their ends. */
  live: part({
    de: () => import('./messages/de/live/index.ts'),
    en: () => import('./messages/en/live/index.ts'),
    nl: () => import('./messages/nl/live/index.ts'),
    es: () => import('./messages/es/live/index.ts'),
  }),
  /** Messages of performers. */
  messenger: part({
    de: () => import('./messages/de/messenger/index.ts'),
    en: () => import('./messages/en/messenger/index.ts'),
    nl: () => import('./messages/nl/messenger/index.ts'),
    es: () => import('./messages/es/messenger/index.ts'),
  }),
  /** Topping up, the statement, money in sentences. */
  money: part({
    de: () => import('./messages/de/money/index.ts'),
    en: () => import('./messages/en/money/index.ts'),
    nl: () => import('./messages/nl/money/index.ts'),
    es: () => import('./messages/es/money/index.ts'),
  }),
  /** The bell and what it rings for. */
  notifications: part({
    de: () => import('./messages/de/notifications/index.ts'),
    en: () => import('./messages/en/notifications/index.ts'),
    nl: () => import('./messages/nl/notifications/index.ts'),
    es: () => import('./messages/es/notifications/index.ts'),
  }),
  /** VIP, VX select, TV: plans, cancelling, withdrawing. */
  subscriptions: part({
    de: () => import('./messages/de/subscriptions/index.ts'),
    en: () => import('./messages/en/subscriptions/index.ts'),
    nl: () => import('./messages/nl/subscriptions/index.ts'),
    es: () => import('./messages/es/subscriptions/index.ts'),
  }),
  /** Coins that are bought by themselves. */
  recharge: part({
    de: () => import('./messages/de/recharge/index.ts'),
    en: () => import('./messages/en/recharge/index.ts'),
    nl: () => import('./messages/nl/recharge/index.ts'),
    es: () => import('./messages/es/recharge/index.ts'),
  }),
  /** What is logged about the guest. */
  tracking: part({
    de: () => import('./messages/de/tracking/index.ts'),
    en: () => import('./messages/en/tracking/index.ts'),
    nl: () => import('./messages/nl/tracking/index.ts'),
    es: () => import('./messages/es/tracking/index.ts'),
  }),
  /** Videos and buying them. */
  video: part({
    de: () => import('./messages/de/video/index.ts'),
    en: () => import('./messages/en/video/index.ts'),
    nl: () => import('./messages/nl/video/index.ts'),
    es: () => import('./messages/es/video/index.ts'),
  }),
};

/** The name of a part. */
export type MessagePart = keyof typeof messageParts;

/** The ids of the texts of a part. */
export type PartMessageId<Part extends MessagePart> =
  (typeof messageParts)[Part] extends Loaders<infer Id> ? Id : never;
