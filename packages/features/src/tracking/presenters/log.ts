import { logKinds, type LogKind } from '@vx/contract/enums';
import type { RestContract } from '@vx/contract/rest';
import { sectionPath } from '../../app/account-sections.ts';
import { listAddress } from '../../lists/paging.ts';
import type { Texts } from '../../texts/presenter-texts.ts';

type Page = RestContract['GET /guest/log']['response'];

/** A page of the log, and what the address asked for of it. */
export interface LogFacts extends Page {
  readonly kind: LogKind | null;
  /** The page goes on below this entry; `null` on the first. */
  readonly before: string | null;
  /** Entries that have just been deleted; `null`: none were asked to be. */
  readonly deleted: number | null;
}

export interface LogRow {
  readonly id: string;
  readonly kind: LogKind;
  readonly title: string;
  /** What was sent, as it is kept. */
  readonly text: string;
  readonly time: string;
  readonly dateTime: string;
}

/** What was counted about this guest, for developers. */
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

/** What is logged about a guest or a visitor, entry by entry. */
export function toLog(
  { kind, items, next, before, deleted, retentionDays }: LogFacts,
  { loggedIn }: { readonly loggedIn: boolean },
  { t, intl, path }: Texts,
): LogView {
  const page = path('dataLog', {});
  const at = (given: Readonly<Record<string, string | null>>): string =>
    listAddress(page, { kind, ...given });
  const choices = `${path('dataProtection', {})}#cookie-choices`;
  const places = {
    statement: path('memberStatement', {}),
    security: sectionPath({ path }, 'security'),
    privacy: sectionPath({ path }, 'privacy'),
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
      time: intl.formatDate(entry.at, { dateStyle: 'medium', timeStyle: 'short' }),
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
