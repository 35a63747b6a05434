import { problemOf, type CodeProblem } from '@vx/api-client';
import { boundTo } from '@vx/rewards-core/rules';
import type { Voucher } from '@vx/contract';
import type { Head } from '../app/head.ts';
import type { PageLoad } from '../app/page-load.ts';
import { requireLogin } from '../app/require-login.ts';
import { loadBreadcrumbs } from '../breadcrumbs/load-breadcrumbs.ts';
import { memberHead } from '../breadcrumbs/member-head.ts';
import type { ResultOf } from '../graphql.ts';
import {
  BenefitsQuery,
  CanRedeemQuery,
  VoucherActorsQuery,
  type CodeLook,
  type ShownBonusCode,
} from './benefits.query.ts';

/** The parameter that brings a code to the page: a link from a mail, or a form without script. */
export const CODE_PARAM = 'code';
/** Says that a code was redeemed by a form without script. */
export const REDEEMED_PARAM = 'redeemed';
/** Says that a voucher went into the balance. */
export const USED_PARAM = 'used';

export interface BenefitsData {
  readonly head: Head;
  /** When the page was asked for, ISO. */
  readonly at: string;
  readonly overview: ResultOf<typeof BenefitsQuery>['benefits'];
  readonly vouchers: readonly Voucher[];
  readonly codes: readonly ShownBonusCode[];
  /** Those whom vouchers are bound to. */
  readonly actors: ResultOf<typeof VoucherActorsQuery>['models'];
  /** The code that the address brought, and what a look at it told. */
  readonly asked:
    | { readonly code: string; readonly look: CodeLook }
    | { readonly code: string; readonly problem: CodeProblem }
    | null;
  readonly redeemed: string | null;
  readonly used: boolean;
}

/** What the guest has without paying. [SC-benefits] [RT-memberBenefits] */
export const loadBenefits: PageLoad<BenefitsData> = async ({ services, url }) => {
  requireLogin(services, url);
  const { vxql } = services;
  const code = url.searchParams.get(CODE_PARAM)?.trim().slice(0, 60) ?? '';
  const [trail, { benefits, vouchers, codes }, asked] = await Promise.all([
    loadBreadcrumbs(services, 'memberBenefits', {}),
    vxql.query(BenefitsQuery, {}, { fresh: true }),
    code === ''
      ? null
      : vxql.query(CanRedeemQuery, { code }, { fresh: true }).then(
          ({ look }) => ({ code, look }),
          (error: unknown) => ({ code, problem: problemOf(error) }),
        ),
  ]);
  // The schema says that a type is a number, the contract which.
  const held = vouchers as readonly Voucher[];
  const ids = [...new Set(held.flatMap(boundTo))];
  const { models } =
    ids.length === 0 ? { models: [] } : await vxql.query(VoucherActorsQuery, { ids });
  const texts = { title: 'benefits.title', text: 'benefits.text' } as const;
  return {
    head: memberHead(services, texts, 'memberBenefits', trail),
    at: new Date().toISOString(),
    overview: benefits,
    vouchers: held,
    codes,
    actors: models,
    asked,
    redeemed: url.searchParams.get(REDEEMED_PARAM)?.slice(0, 60) ?? null,
    used: url.searchParams.has(USED_PARAM),
  };
};
