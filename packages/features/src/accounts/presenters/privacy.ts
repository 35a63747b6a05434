import { API_PREFIX } from '@vx/api-client';
import type { Price } from '@vx/contract';
import { sectionPath } from '../../app/account-sections.ts';
import { amountWords } from '../../texts/amount-words.ts';
import type { PageFormats, Texts, Translate } from '../../texts/presenter-texts.ts';
import type { PrivacyFacts } from '../account-data.ts';

/** The page of a guest's data: what is logged, a copy of it, and the deletion of the account. */
export interface PrivacyTexts {
  /** The page of what is logged. */
  readonly log: string;
  readonly copy: {
    readonly text: string;
    readonly state:
      | { readonly kind: 'none'; readonly share: 0; readonly text: string }
      /** `share`: 0 to 1. */
      | {
          readonly kind: 'running';
          readonly share: number;
          readonly text: string;
          readonly look: string;
        }
      | {
          readonly kind: 'ready';
          readonly share: 1;
          readonly text: string;
          readonly href: string;
        };
    /** Whether one can be asked for now, and when. */
    readonly canAsk: boolean;
    readonly next: string;
  };
  readonly deletion: {
    readonly text: string;
    /** What happens, line by line. */
    readonly lines: readonly string[];
  };
  /** The account goes on a day: it can be kept until then. */
  readonly due: { readonly title: string } | null;
}

/** Taking one's data along, and going. */
export function toPrivacyTexts(
  { copy, deletion }: Pick<PrivacyFacts, 'copy' | 'deletion'>,
  texts: Texts,
): PrivacyTexts {
  const { t, intl, path } = texts;
  return {
    log: path('dataLog', {}),
    copy: copyTexts(copy, texts),
    deletion: {
      text: t('privacy.delete.text', { days: deletion.days }),
      lines: [
        ...deletion.running.map(({ kind, name }) => t(`privacy.delete.${kind}`, { name })),
        deletion.balance === null || deletion.balance.value === 0
          ? t('privacy.delete.lostNothing')
          : t('privacy.delete.lost', { balance: worthOf(t, deletion.balance) }),
        t('privacy.delete.goes'),
        t('privacy.delete.stays'),
      ],
    },
    due:
      deletion.dueAt === null
        ? null
        : {
            title: t('privacy.due.title', {
              day: intl.formatDate(deletion.dueAt, { dateStyle: 'long' }),
            }),
          },
  };
}

function copyTexts(
  { latest, nextAt, mailed }: PrivacyFacts['copy'],
  texts: Texts,
): PrivacyTexts['copy'] {
  const { t, intl } = texts;
  return {
    text: [t('privacy.export.text'), ...(mailed ? [t('privacy.export.mail')] : [])].join(' '),
    state: copyState(latest, texts),
    canAsk: nextAt === null && latest?.state !== 'running',
    next:
      nextAt === null
        ? t('privacy.export.now')
        : t('privacy.export.next', { time: momentOf(intl, nextAt) }),
  };
}

function copyState(
  latest: PrivacyFacts['copy']['latest'],
  texts: Texts,
): PrivacyTexts['copy']['state'] {
  const { t, intl } = texts;
  if (latest === null) return { kind: 'none', share: 0, text: t('privacy.export.none') };
  const { exportId, done, total, expiresAt } = latest;
  if (latest.state === 'running' || expiresAt === null)
    return {
      kind: 'running',
      share: total === 0 ? 0 : done / total,
      text: `${t('privacy.export.asked')} ${t('privacy.export.running', { done, total })}`,
      look: sectionPath(texts, 'privacy'),
    };
  return {
    kind: 'ready',
    share: 1,
    text: t('privacy.export.ready', { until: momentOf(intl, expiresAt) }),
    href: `${API_PREFIX}/guest/export/${exportId}`,
  };
}

const momentOf = (intl: PageFormats, at: string): string =>
  intl.formatDate(at, { dateStyle: 'long', timeStyle: 'short' });

const worthOf = (t: Translate, price: Price): string =>
  price.equivalent
    ? `${amountWords(t, price)} (${price.equivalent.formatted})`
    : amountWords(t, price);
