import { logKinds, type LogKind } from '@vx/contract/enums';
import { useIntl } from 'react-intl';
import { useServices, useStore } from '../app/context.tsx';
import { sectionPath } from '../app/account-sections.ts';
import { listAddress } from '../lists/paging.ts';
import { useTranslate } from '../texts/use-translate.ts';
import type { LogData } from './load-log.ts';

export interface LogRow {
  readonly id: string;
  readonly kind: LogKind;
  readonly title: string;
  /** What was sent, as it is kept. */
  readonly text: string;
  readonly time: string;
  readonly dateTime: string;
}

export interface LogView {
  readonly text: string;
  readonly filter: LogKind | 'all';
  readonly filters: readonly {
    readonly value: LogKind | 'all';
    readonly label: string;
    readonly href: string;
  }[];
  readonly rows: readonly LogRow[];
  readonly empty: {
    readonly title: string;
    readonly text: string;
    readonly action: { readonly label: string; readonly href: string };
  };
  readonly newest: string | null;
  readonly older: string | null;
  /** What the form has done. */
  readonly deleted: string | null;
  /** What stands in other places. */
  readonly elsewhere: readonly {
    readonly label: string;
    readonly text: string;
    readonly href: string;
  }[];
}

/** `actorName: anna`, member by member; what is nested as it is kept. */
const wordsOf = (data: Readonly<Record<string, unknown>>): string =>
  Object.entries(data)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' · ');

/** What is logged about the guest, entry by entry. */
export function useLog(data: LogData): LogView {
  const services = useServices();
  const t = useTranslate();
  const { formatDate } = useIntl();
  const { loggedIn } = useStore(services.guest).guest;
  const { kind, items, next, before, deleted, retentionDays } = data;
  const { path } = services;
  const page = path('dataLog', {});
  const at = (given: Readonly<Record<string, string | null>>): string =>
    listAddress(page, { kind, ...given });
  const choices = `${path('dataProtection', {})}#cookie-choices`;
  const places = {
    statement: path('memberStatement', {}),
    security: sectionPath(services, 'security'),
    privacy: sectionPath(services, 'privacy'),
    legal: path('dataProtection', {}),
  };
  const text = t('log.text', { days: retentionDays });
  return {
    text: loggedIn ? text : `${t('log.textVisitor')} ${text}`,
    filter: kind ?? 'all',
    filters: [
      { value: 'all' as const, label: t('log.all'), href: page },
      ...logKinds.map((value) => ({
        value,
        label: t(`log.kind.${value}`),
        href: listAddress(page, { kind: value }),
      })),
    ],
    rows: items.map((entry) => ({
      id: entry.id,
      kind: entry.kind,
      title: t(`log.kind.${entry.kind}`),
      text: wordsOf(entry.data),
      time: formatDate(entry.at, { dateStyle: 'medium', timeStyle: 'short' }),
      dateTime: entry.at,
    })),
    empty:
      kind === null
        ? {
            title: t('log.empty'),
            text: t('log.emptyText'),
            action: { label: t('log.choices'), href: choices },
          }
        : {
            title: t('log.emptyKind'),
            text: t('log.emptyKindText'),
            action: { label: t('log.showAll'), href: page },
          },
    newest: before === null ? null : at({}),
    older: next === null ? null : at({ before: next }),
    deleted: deleted === null ? null : t('log.forgotten', { count: deleted }),
    elsewhere: (loggedIn
      ? (['statement', 'security', 'privacy'] as const)
      : (['legal'] as const)
    ).map((place) => ({
      label: t(`log.elsewhere.${place}`),
      text: t(`log.elsewhere.${place}.text`),
      href: places[place],
    })),
  };
}
