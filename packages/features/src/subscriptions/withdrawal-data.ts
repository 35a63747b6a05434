import type { ErrorCode } from '@vx/contract/errors';
import type { MessageId } from '@vx/i18n';
import type { Subscription } from './vip-club-data.ts';

/** The plan whose withdrawal is asked about once more: `?ask=vip`. */
export const ASK_PARAM = 'ask';

/** What the page knows of what the guest can withdraw from. */
export interface WithdrawalFacts {
  /** What the guest can withdraw from now. */
  readonly open: readonly Subscription[];
  readonly asked: Subscription | null;
  readonly received: Subscription['withdrawn'];
  /** What confirms the address of a declaration. */
  readonly token: string | null;
}

export const withdrawalFields = ['name', 'email', 'contract'] as const;
export type WithdrawalField = (typeof withdrawalFields)[number];
export type Declaration = Readonly<Record<WithdrawalField, string>>;

/** Where a form of the page leads. */
export type WithdrawalOutcome =
  /** What was typed is shown once more before it is sent. */
  | { readonly kind: 'review'; readonly typed: Declaration }
  | {
      readonly kind: 'wrong';
      readonly typed: Declaration;
      readonly fields: { readonly [Field in WithdrawalField]?: MessageId };
    }
  /** It counts. The receipt is mailed already, or once the link of a mail was opened. */
  | {
      readonly kind: 'received';
      readonly at: string;
      readonly reference: string;
      readonly mailed: boolean;
      readonly typed: Declaration;
    }
  | { readonly kind: 'failed'; readonly code: ErrorCode };
