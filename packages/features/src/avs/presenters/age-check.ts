import type { PageGuest } from '@vx/contract';
import type { RestContract } from '@vx/contract/rest';
import { ageCheckPath } from '../../app/age-check-path.ts';
import { rejectText } from '../../texts/age-check-texts.ts';
import { amountAndWorth } from '../../texts/amount-words.ts';
import type { Texts, Translate } from '../../texts/presenter-texts.ts';

/** What the page of the age check knows. */
export interface AgeCheckFacts {
  /** All that is kept of the check. */
  readonly check: RestContract['GET /guest/avs']['response'];
  /** Where the guest came from; empty when nowhere in particular. */
  readonly returnPath: string;
  /** The guest took the proof back just now. */
  readonly revoked: boolean;
}

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

/** The age check of a guest, as it stands by now. */
export function toAgeCheck(
  { check, returnPath, revoked }: AgeCheckFacts,
  guest: Pick<PageGuest, 'hasAvs' | 'avsStatus' | 'avsRejectMessage'>,
  { t, intl, path }: Texts,
): AgeCheckView {
  const wasLost = !guest.hasAvs && (check.hasAvs || revoked);
  const day = (at: string): string => intl.formatDate(at, { dateStyle: 'long' });
  const { proof, bonus } = check;
  return {
    state: stateOf(guest, wasLost),
    reason: t(rejectText(guest.avsRejectMessage)),
    bonus: bonus.available ? t('avs.bonusOf', { amount: amountAndWorth(t, bonus.amount) }) : null,
    rows: proof
      ? [
          { label: t('avs.accepted.on'), value: day(proof.acceptedAt) },
          { label: t('avs.accepted.by'), value: proof.provider },
          { label: t('avs.accepted.kept'), value: t('avs.accepted.keptText') },
          { label: t('avs.accepted.until'), value: day(proof.expiresAt) },
        ]
      : undefined,
    action: ageCheckPath({ path }, returnPath),
    returnPath,
  };
}

function stateOf(
  { avsStatus, hasAvs }: Pick<PageGuest, 'hasAvs' | 'avsStatus'>,
  wasLost: boolean,
): AgeCheckView['state'] {
  if (avsStatus === 'pending' || avsStatus === 'rejected') return avsStatus;
  if (hasAvs) return 'accepted';
  return wasLost ? 'revoked' : 'unknown';
}

/** A check that is not passed. */
export interface CheckStatusFacts extends Pick<AgeCheckView, 'reason' | 'bonus'> {
  readonly state: 'unknown' | 'pending' | 'rejected';
  /** The page tells more than what stands before content. */
  readonly at: 'page' | 'gate';
}

/** How the age check of a guest stands, and how it goes on. */
export interface CheckStatusView {
  readonly title: string;
  readonly text: string;
  /** Begins the check, or begins it once more. */
  readonly begin: string;
  /** What to have at hand; nothing while one runs. */
  readonly hints: readonly {
    readonly kind: 'light' | 'document' | 'bonus';
    readonly text: string;
  }[];
  /** Why the last one failed. */
  readonly reason: { readonly title: string; readonly text: string } | null;
}

/** Where a check that is not passed stands, and its one next step: on its page and before content. */
export function toCheckStatus(
  { state, reason, bonus, at }: CheckStatusFacts,
  t: Translate,
): CheckStatusView {
  const words = state === 'unknown' && at === 'gate' ? 'gate' : state;
  return {
    title: t(`avs.${words}.title`),
    text: t(`avs.${words}.text`),
    begin: t(state === 'unknown' ? 'avs.start' : `avs.${state}.again`),
    hints:
      state === 'pending'
        ? []
        : [
            ...(at === 'page' ? [{ kind: 'light', text: t('avs.hint.light') } as const] : []),
            { kind: 'document', text: t('avs.hint.document') },
            ...(bonus === null ? [] : [{ kind: 'bonus', text: bonus } as const]),
          ],
    reason: state === 'rejected' ? { title: reason, text: t('avs.rejected.from') } : null,
  };
}
