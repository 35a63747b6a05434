import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useServices } from '../app/context.tsx';
import { useTexts } from '../texts/use-texts.ts';
import type { BenefitsFacts, BenefitsRefusal } from './benefits-data.ts';
import { toBenefitsView, type BenefitsView } from './presenters/benefits.ts';
import { useVouchers } from './use-vouchers.ts';

/** Vouchers, codes and counts, as the live messages tell them. [SC-benefits] [SI-vouchers] */
export function useBenefits(
  facts: BenefitsFacts,
  refusal: BenefitsRefusal | null | undefined,
): BenefitsView & {
  /** Loads the page anew, after something was redeemed. */
  readonly refresh: () => void;
} {
  const { language } = useServices().config;
  const { revalidate } = useRevalidator();
  const { vouchers: held, redeemed } = useVouchers(facts.vouchers);
  const elsewhere = redeemed.length > 0 || held !== facts.vouchers;
  // Codes and the names of performers are no part of the messages.
  useEffect(() => {
    if (elsewhere) void revalidate();
  }, [elsewhere, revalidate]);
  return {
    ...toBenefitsView(facts, { held, refusal, language }, useTexts()),
    refresh: () => void revalidate(),
  };
}
