import type { SubscriptionPlan } from '@vx/contract/enums';
import type { Caller } from './module.ts';
import type { AnyTransaction } from './database/index.ts';

/**
 * What each mail needs. A new mail is a line here, its definition (`mail/mail-definitions.ts`) and its texts in `@vx/i18n` (`server/mail.json`). `name` is empty where the
 * address is not confirmed (module quotas): nobody writes to strangers in our name.
 */
export interface MailTemplates {
  verifyEmail: { readonly name: string; readonly token: string };
  resetPassword: {
    readonly name: string;
    readonly token: string;
    /** Where several accounts named the address: when this one was made, in ISO 8601. */
    readonly signedUpAt?: string;
  };
  /** To the old address, with the link that stops it or agrees. */
  emailChangeAsked: { readonly name: string; readonly email: string; readonly token: string };
  /** To the owner of an address that somebody else has named as its own. */
  emailInUse: { readonly name: string };
  emailChanged: { readonly name: string };
  passwordChanged: { readonly name: string };
  /** By a link; so many passkeys have to be confirmed. */
  passwordReset: { readonly name: string; readonly passkeys: number };
  passkeyAdded: { readonly name: string; readonly passkey: string };
  passkeyRemoved: { readonly name: string; readonly passkey: string };
  deletionAsked: {
    readonly name: string;
    /** 2026-12-06 */
    readonly day: string;
  };
  accountDeleted: { readonly name: string };
  exportReady: { readonly name: string };
  favouriteLive: { readonly name: string; readonly actor: string };
  chatReceipt: {
    readonly name: string;
    readonly actor: string;
    /** Minutes and seconds. */
    readonly time: string;
    readonly price: string;
  };
  newsletterConfirm: { readonly token: string };
  newsletterWelcome: { readonly reader: string };
  newsletter: { readonly subject: string; readonly text: string; readonly reader: string };
  /** A period was charged: what it cost, and the day until which it lasts. */
  subscriptionPaid: {
    readonly name: string;
    readonly plan: SubscriptionPlan;
    readonly price: string;
    /** 2026-12-06 */
    readonly until: string;
  };
  subscriptionCancelled: {
    readonly name: string;
    readonly plan: SubscriptionPlan;
    readonly until: string;
  };
  subscriptionUnpaid: {
    readonly name: string;
    readonly plan: SubscriptionPlan;
    readonly until: string;
  };
  subscriptionEnded: { readonly name: string; readonly plan: SubscriptionPlan };
  /** The dated receipt of a withdrawal from a plan, or from what a visitor named. */
  withdrawalReceived: {
    readonly name: string;
    /** 2026-12-06T10:30:00.000Z */
    readonly at: string;
    readonly plan: SubscriptionPlan | null;
    readonly contract: string | null;
    /** What is back in the wallet; `null`: it is looked at first. */
    readonly refund: string | null;
    /** `W-1A2B3C4D`; missing in mails from before there were any. */
    readonly reference?: string;
    /** The name in a declaration that was made without a log-in. */
    readonly declaredBy?: string;
  };
  /** Somebody named this address in a withdrawal: no word of that person's is in it. */
  withdrawalConfirm: { readonly token: string; readonly at: string; readonly reference: string };
  /** A payment arrived in a pause and goes back. */
  paymentReturned: { readonly name: string; readonly price: string };
  topUpReceipt: { readonly name: string; readonly brings: string; readonly price: string };
}

export interface Mail<Template extends keyof MailTemplates = keyof MailTemplates> {
  readonly to: string;
  readonly template: Template;
  readonly args: MailTemplates[Template];
  readonly language: Caller['language'];
}

/** Writes mails into the outbox of the sandbox, in the caller's transaction. */
export interface Mailer {
  send<Template extends keyof MailTemplates>(
    tx: AnyTransaction,
    mail: Mail<Template>,
  ): Promise<void>;
}
