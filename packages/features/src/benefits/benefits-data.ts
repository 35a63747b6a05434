import type { CodeProblem } from '@vx/api-client';
import type { Voucher } from '@vx/contract';
import type { ResultOf } from '../graphql.ts';
import type {
  BenefitsQuery,
  CodeLook,
  ShownBonusCode,
  VoucherActorsQuery,
} from './benefits.query.ts';

/** The parameter that brings a code to the page: a link from a mail, or a form without script. */
export const CODE_PARAM = 'code';
/** Says that a code was redeemed by a form without script. */
export const REDEEMED_PARAM = 'redeemed';
/** Says that a voucher went into the balance. */
export const USED_PARAM = 'used';

/** What the form of a code begins with: what a look at it told, or why it was refused. */
export type RedeemStart =
  | { readonly code: string; readonly look: CodeLook }
  | { readonly code: string; readonly problem: CodeProblem }
  | null;

/** What the page knows of vouchers and codes. */
export interface BenefitsFacts {
  /** When the page was asked for, ISO. */
  readonly at: string;
  /** What the server counted. [RU-vouchers-benefits-fields] */
  readonly overview: ResultOf<typeof BenefitsQuery>['benefits'];
  readonly vouchers: readonly Voucher[];
  readonly codes: readonly ShownBonusCode[];
  /** Those whom vouchers are bound to. */
  readonly actors: ResultOf<typeof VoucherActorsQuery>['models'];
  /** The code that the address brought. */
  readonly asked: RedeemStart;
  readonly redeemed: string | null;
  readonly used: boolean;
}

/** Why a form of the page was not taken. */
export interface BenefitsRefusal {
  readonly problem: CodeProblem;
  /** The code as it was typed; empty where a voucher was used. */
  readonly typed: string;
}
