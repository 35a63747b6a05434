import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useServices, useStore } from '../app/context.tsx';
import { amountAndWorth } from '../texts/amount-words.ts';
import { rejectText } from '../texts/age-check-texts.ts';
import { useTranslate } from '../texts/use-translate.ts';
import { ageCheckPath } from '../app/age-check-path.ts';
import type { AgeCheckData } from './load-age-check.ts';

/** What the page of the age check shows: one status, one reason, one next step. */
export interface AgeCheckView {
  readonly state: 'unknown' | 'pending' | 'rejected' | 'accepted' | 'revoked';
  /** Why it was rejected. [ER-avsRejected] */
  readonly reason: string;
  /** "Your first check brings 4 coins (€1.00)." */
  readonly bonus: string | null;
  /** What is kept of the proof. */
  readonly rows: readonly { readonly label: string; readonly value: string }[] | undefined;
  /** Address of the form. */
  readonly action: string;
  readonly returnPath: string;
}

/** The age check of the guest, as the live events tell it. */
export function useAgeCheck({ check, returnPath, revoked }: AgeCheckData): AgeCheckView {
  const services = useServices();
  const t = useTranslate();
  const { guest } = useStore(services.guest);
  const { revalidate } = useRevalidator();
  const isStale = guest.hasAvs !== check.hasAvs;
  // What is kept of the proof is no part of the event.
  useEffect(() => {
    if (isStale) void revalidate();
  }, [isStale, revalidate]);
  const lost = !guest.hasAvs && (check.hasAvs || revoked);
  const day = (text: string): string => services.intl.formatDate(text, { dateStyle: 'long' });
  const { proof, bonus } = check;
  const { amount } = bonus;
  return {
    state: stateOf(guest.avsStatus, guest.hasAvs, lost),
    reason: t(rejectText(guest.avsRejectMessage)),
    bonus: bonus.available ? t('avs.bonusOf', { amount: amountAndWorth(t, amount) }) : null,
    rows: proof
      ? [
          { label: t('avs.accepted.on'), value: day(proof.acceptedAt) },
          { label: t('avs.accepted.by'), value: proof.provider },
          { label: t('avs.accepted.kept'), value: t('avs.accepted.keptText') },
          { label: t('avs.accepted.until'), value: day(proof.expiresAt) },
        ]
      : undefined,
    action: ageCheckPath(services, returnPath),
    returnPath,
  };
}

function stateOf(
  status: 'unknown' | 'pending' | 'accepted' | 'rejected',
  hasAvs: boolean,
  lost: boolean,
): AgeCheckView['state'] {
  if (status === 'pending' || status === 'rejected') return status;
  if (hasAvs) return 'accepted';
  return lost ? 'revoked' : 'unknown';
}
