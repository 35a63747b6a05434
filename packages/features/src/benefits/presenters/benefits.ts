import type { CodeProblem } from '@vx/api-client';
import type { PageConfig, Voucher } from '@vx/contract';
import { voucherTypes } from '@vx/contract/enums';
import { readErrorDetail } from '@vx/contract/errors';
import { benefitsOf, type BenefitsOverview } from '@vx/rewards-core/rules';
import { limitsLink } from '../../app/limits-link.ts';
import type { Texts } from '../../texts/presenter-texts.ts';
import type { BenefitsFacts, BenefitsRefusal, RedeemStart } from '../benefits-data.ts';
import { problemLabel, type Link } from './labels.ts';
import { toCodeRow, toVoucherRow, type VoucherRow } from './voucher-row.ts';

/** The page of vouchers, codes and bonuses. */
export interface BenefitsView {
  /** One entry per field of the overview, of which the guest has something. [RU-vouchers-benefits-fields] */
  readonly counts: readonly { readonly label: string; readonly value: string }[];
  readonly vouchers: readonly VoucherRow[];
  readonly codes: readonly VoucherRow[];
  /** What the form of a code begins with. */
  readonly start: RedeemStart;
  /** What went well by a form. */
  readonly done: string | null;
  /** What was refused beyond the code, and the way to the limits where they refused it. */
  readonly problem: { readonly text: string; readonly limits: Link | null } | undefined;
}

/** What the guest has by now, and what came of a form. */
interface BenefitsVisit {
  /** Those that were loaded, or those that a live message has put in their place. */
  readonly held: readonly Voucher[];
  readonly refusal: BenefitsRefusal | null | undefined;
  readonly language: PageConfig['language'];
}

/** Vouchers, codes and counts. [SC-benefits] */
export function toBenefitsView(
  facts: BenefitsFacts,
  { held, refusal, language }: BenefitsVisit,
  texts: Texts,
): BenefitsView {
  const { t } = texts;
  const at = Date.parse(facts.at);
  const words = { ...texts, language, at };
  return {
    // What the server counted, until a live message has changed it: then the same rule counts.
    counts: countsOf(held === facts.vouchers ? facts.overview : benefitsOf(held, at), t),
    vouchers: held
      .filter(({ type }) => type !== voucherTypes.bonusCode)
      .map((voucher) => toVoucherRow(voucher, facts.actors, words)),
    codes: facts.codes.map((code) => toCodeRow(code, words)),
    start: startOf(facts, refusal),
    done: facts.used
      ? t('benefits.use.done')
      : facts.redeemed
        ? t('benefits.redeem.doneCode', { code: facts.redeemed })
        : null,
    problem: refusal && !refusal.typed ? problemOf(refusal, texts) : undefined,
  };
}

/** Whether it stands at the field for a code. */
const isAboutCode = (problem: CodeProblem): boolean =>
  readErrorDetail(problem, 'INVALID_INPUT')?.field === 'code';

/** An empty code is said at the field, everything else of a voucher above. */
const problemOf = (
  { problem }: Pick<BenefitsRefusal, 'problem'>,
  { t, intl, path }: Texts,
): BenefitsView['problem'] =>
  isAboutCode(problem)
    ? undefined
    : {
        text: problemLabel(t, intl, problem),
        limits: limitsLink(t, path, problem.code),
      };

function startOf(facts: BenefitsFacts, refusal: BenefitsRefusal | null | undefined): RedeemStart {
  if (!refusal) return facts.asked;
  const { typed: code, problem } = refusal;
  return code || isAboutCode(problem) ? { code, problem } : null;
}

/** The overview, of the server or of the rule: kinds of vouchers are numbers there and types here. */
type Overview = Omit<BenefitsOverview, 'voucher'> & {
  readonly voucher: readonly { readonly count: number }[];
};

function countsOf(all: Overview, t: Texts['t']): BenefitsView['counts'] {
  const entries = [
    ['benefits.count.vouchers', all.voucher.reduce((sum, { count }) => sum + count, 0)],
    ['benefits.count.messages', all.freeMessagesCount],
    ['benefits.count.gifts', all.messengerGiftCount],
    ['benefits.count.chatShows', all.chatShowTickets],
    ['benefits.count.privateShows', all.privateShowTickets],
    ['benefits.count.spins', all.spinwheelSpins],
  ] as const;
  return entries
    .filter(([label, value]) => label === 'benefits.count.vouchers' || value > 0)
    .map(([label, value]) => ({ label: t(label), value: String(value) }));
}
