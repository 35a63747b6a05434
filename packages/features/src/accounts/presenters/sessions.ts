import type { Texts } from '../../texts/presenter-texts.ts';
import type { SecurityFacts } from '../account-data.ts';

/** A device on which the guest is logged in. */
export interface SessionRow {
  readonly id: string;
  readonly device: SecurityFacts['sessions'][number]['device'];
  readonly title: string;
  readonly text: string;
  readonly current: boolean;
}

/** Where the guest is logged in: this device first, then by the latest sign of life. */
export const toSessionRows = (
  sessions: SecurityFacts['sessions'],
  { t, intl }: Pick<Texts, 't' | 'intl'>,
): readonly SessionRow[] =>
  sessions
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
            time: intl.formatDate(seenAt, {
              day: 'numeric',
              month: 'long',
              hour: '2-digit',
              minute: '2-digit',
            }),
          }),
    }));
