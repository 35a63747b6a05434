import { useIntl } from 'react-intl';
import { useTranslate } from '../texts/use-translate.ts';
import type { AccountData } from './load-account.ts';

export interface SessionRow {
  readonly id: string;
  readonly device: AccountData['sessions'][number]['device'];
  readonly title: string;
  readonly text: string;
  readonly current: boolean;
}

/** Where the guest is logged in: this device first, then by the latest sign of life. */
export function useSessions({ sessions }: Pick<AccountData, 'sessions'>): readonly SessionRow[] {
  const t = useTranslate();
  const { formatDate } = useIntl();
  return sessions
    .toSorted((a, b) => Number(b.current) - Number(a.current))
    .map(({ sessionId, current, device, browser, system, seenAt }) => ({
      id: sessionId,
      device,
      current,
      title:
        browser && system
          ? t('account.sessions.device', { browser, system })
          : browser || system || t('account.sessions.unknown'),
      text: current
        ? t('account.sessions.now')
        : t('account.sessions.seen', {
            time: formatDate(seenAt, {
              day: 'numeric',
              month: 'long',
              hour: '2-digit',
              minute: '2-digit',
            }),
          }),
    }));
}
