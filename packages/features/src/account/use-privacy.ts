import { API_PREFIX } from '@vx/api-client';
import type { Price } from '@vx/contract';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useServices } from '../app/context.tsx';
import { amountWords } from '../texts/amount-words.ts';
import { useTranslate } from '../texts/use-translate.ts';
import type { AccountData } from './load-account.ts';
import { sectionPath } from '../app/account-sections.ts';
import { useAccountForm, type AccountForm } from './use-account-form.ts';

/** How often a page looks how far a copy is, in ms. */
const LOOK_EVERY_MS = 2_000;

export interface PrivacyView {
  /** The page of what is logged. */
  readonly log: string;
  readonly copy: {
    readonly form: AccountForm;
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
    readonly form: AccountForm;
    readonly text: string;
    /** What happens, line by line. */
    readonly lines: readonly string[];
  };
  /** The account goes on a day: it can be kept until then. */
  readonly due: { readonly form: AccountForm; readonly title: string } | null;
  /** The guest has just thought again. */
  readonly kept: boolean;
}

type Privacy = NonNullable<AccountData['privacy']>;

/** Taking one's data along, and going. */
export function usePrivacy(data: AccountData, { deletion, copy }: Privacy): PrivacyView {
  const services = useServices();
  const t = useTranslate();
  const { revalidate } = useRevalidator();
  const [asks, deletes, keeps] = [
    useAccountForm(data, 'export'),
    useAccountForm(data, 'deletion'),
    useAccountForm(data, 'keep'),
  ];
  const { latest, nextAt, mailed } = copy;
  const isRunning = latest?.state === 'running';
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => void revalidate(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isRunning, revalidate]);
  const { formatDate } = services.intl;
  const moment = (at: string): string => formatDate(at, { dateStyle: 'long', timeStyle: 'short' });
  const { balance } = deletion;
  const worthOf = (price: Price): string =>
    price.equivalent
      ? `${amountWords(t, price)} (${price.equivalent.formatted})`
      : amountWords(t, price);
  const stateOf = (): PrivacyView['copy']['state'] => {
    if (latest === null) return { kind: 'none', share: 0, text: t('privacy.export.none') };
    const { exportId, done, total, expiresAt } = latest;
    if (latest.state === 'running' || expiresAt === null)
      return {
        kind: 'running',
        share: total === 0 ? 0 : done / total,
        text: `${t('privacy.export.asked')} ${t('privacy.export.running', { done, total })}`,
        look: sectionPath(services, 'privacy'),
      };
    return {
      kind: 'ready',
      share: 1,
      text: t('privacy.export.ready', { until: moment(expiresAt) }),
      href: `${API_PREFIX}/guest/export/${exportId}`,
    };
  };
  return {
    log: services.path('dataLog', {}),
    copy: {
      form: asks,
      text: [t('privacy.export.text'), ...(mailed ? [t('privacy.export.mail')] : [])].join(' '),
      state: stateOf(),
      canAsk: nextAt === null && !isRunning,
      next:
        nextAt === null
          ? t('privacy.export.now')
          : t('privacy.export.next', { time: moment(nextAt) }),
    },
    deletion: {
      form: deletes,
      text: t('privacy.delete.text', { days: deletion.days }),
      lines: [
        ...deletion.running.map(({ kind, name }) => t(`privacy.delete.${kind}`, { name })),
        balance === null || balance.value === 0
          ? t('privacy.delete.lostNothing')
          : t('privacy.delete.lost', {
              balance: worthOf(balance),
            }),
        t('privacy.delete.goes'),
        t('privacy.delete.stays'),
      ],
    },
    due:
      deletion.dueAt === null
        ? null
        : {
            form: keeps,
            title: t('privacy.due.title', {
              day: formatDate(deletion.dueAt, { dateStyle: 'long' }),
            }),
          },
    kept: deletion.dueAt === null && keeps.state === 'done',
  };
}
