import { problemOf } from '@vx/api-client';
import { boundTo } from '@vx/rewards-core/rules';
import type { Voucher } from '@vx/contract';
import type { Head } from '../app/head.ts';
import type { PageLoad } from '../app/page-load.ts';
import { requireLogin } from '../app/require-login.ts';
import { loadBreadcrumbs } from '../breadcrumbs/load-breadcrumbs.ts';
import { memberHead } from '../breadcrumbs/member-head.ts';
import { CODE_PARAM, REDEEMED_PARAM, USED_PARAM, type BenefitsFacts } from './benefits-data.ts';

export interface BenefitsData extends BenefitsFacts {
  readonly head: Head;
}

/** What the guest has without paying. [SC-benefits] [RT-memberBenefits] */
export const loadBenefits: PageLoad<BenefitsData> = async ({ services, url }) => {
  requireLogin(services, url);
  const { vxql } = services;
  const code = url.searchParams.get(CODE_PARAM)?.trim().slice(0, 60) ?? '';
  const { BenefitsQuery, CanRedeemQuery, VoucherActorsQuery } = await import('./benefits.query.ts');
  const [trail, { data }, asked] = await Promise.all([
    loadBreadcrumbs(services, 'memberBenefits', {}),
    vxql.ask(BenefitsQuery, {}, { fresh: true }),
    code === ''
      ? null
      : vxql.ask(CanRedeemQuery, { code }, { fresh: true }).then(
          ({ data: { look } }) => ({ code, look }),
          (error: unknown) => ({ code, problem: problemOf(error) }),
        ),
  ]);
  // The schema says that a type is a number, the contract which.
  const held = data.vouchers as readonly Voucher[];
  const ids = [...new Set(held.flatMap(boundTo))];
  const actors = ids.length === 0 ? [] : (await vxql.ask(VoucherActorsQuery, { ids })).data.models;
  const texts = { title: 'benefits.title', text: 'benefits.text' } as const;
  return {
    head: memberHead(services, texts, 'memberBenefits', trail),
    at: new Date().toISOString(),
    overview: data.benefits,
    vouchers: held,
    codes: data.codes,
    actors,
    asked,
    redeemed: url.searchParams.get(REDEEMED_PARAM)?.slice(0, 60) ?? null,
    used: url.searchParams.has(USED_PARAM),
  };
};
