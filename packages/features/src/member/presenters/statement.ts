import { API_PREFIX } from '@vx/api-client';
import type { Price } from '@vx/contract';
import type { MessageId } from '@vx/i18n';
import { listAddress } from '../../lists/paging.ts';
import { planName } from '../../texts/plan-name.ts';
import type { Texts, Translate } from '../../texts/presenter-texts.ts';
import {
  statementFilters,
  type StatementFacts,
  type StatementFilter,
  type StatementLine,
} from '../member-data.ts';
import { byDay, dayOf, type DayOf } from './day-of.ts';

export interface StatementRow {
  readonly id: string;
  readonly kind: StatementLine['kind'];
  readonly title: string;
  readonly time: string;
  readonly dateTime: string;
  /** Without its sign. */
  readonly amount: Price;
  readonly sign: 'plus' | 'minus';
  readonly balanceAfter: Price;
}

/** The statement of a guest's wallet. */
export interface StatementView {
  /** What the page holds, and once the zone of its times. */
  readonly text: string;
  readonly days: readonly DayOf<StatementRow>[];
  readonly filters: readonly {
    readonly value: string;
    readonly label: string;
    readonly href: string;
  }[];
  readonly filter: string;
  /** The way to older lines, and back to the newest, with the filter. */
  readonly older: string | null;
  readonly newest: string | null;
  /** The lines of the filter as a file. */
  readonly download: string;
}

const filterLabels = { livechat: 'chats', video: 'videos', topup: 'topUps' } as const;

/** What the page itself knows. */
export interface StatementPage {
  readonly language: string;
  /** IANA name of the zone that it is written in. */
  readonly zone: string;
}

/** Lines by day, in the zone of the page. */
export function toStatementView(
  data: StatementFacts,
  { language, zone }: StatementPage,
  { t, intl, path }: Texts,
): StatementView {
  const here = path('memberStatement', {});
  return {
    text: `${t('money.statement.text')} ${t('money.statement.zone', { zone: zone.replaceAll('_', ' ') })}`,
    days: byDay(
      data.items,
      ({ at }) => dayOf(intl, at, data.at),
      (line) => ({
        id: line.id,
        kind: line.kind,
        title: titleOf(line, t),
        time: intl.formatTime(line.at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
        dateTime: line.at,
        amount: unsigned(line.amount),
        sign: line.amount.value < 0 ? 'minus' : 'plus',
        balanceAfter: line.balanceAfter,
      }),
    ),
    filter: data.filter ?? 'all',
    older: data.next === null ? null : listAddress(here, { kind: data.filter, before: data.next }),
    newest: data.before === null ? null : listAddress(here, { kind: data.filter }),
    download: downloadAddress(language, data.filter),
    filters: [
      { value: 'all', label: t('money.statement.filter.all'), href: here },
      ...statementFilters.map((kind) => ({
        value: kind,
        label: t(`money.statement.filter.${filterLabels[kind]}`),
        href: listAddress(here, { kind }),
      })),
    ],
  };
}

/** Of the file, in the language of the page. */
const downloadAddress = (language: string, kind: StatementFilter | null): string =>
  listAddress(`${API_PREFIX}/guest/statement/download`, { language, kind });

const titles: { readonly [Kind in StatementLine['kind']]?: MessageId } = {
  topup: 'money.statement.kind.topup',
  bonus: 'money.statement.kind.bonus',
  video: 'money.statement.kind.video',
  livechat: 'money.statement.kind.livechat',
  message: 'money.statement.kind.message',
  gift: 'money.statement.kind.gift',
  refund: 'money.statement.kind.refund',
  correction: 'money.statement.kind.correction',
};

function titleOf({ kind, text }: StatementLine, t: Translate): string {
  if (text.key === 'statement.welcome') return t('money.statement.kind.welcome');
  if (text.key === 'statement.avsBonus') return t('money.statement.kind.avsBonus');
  if (text.key === 'statement.recharge') return t('money.statement.kind.recharge');
  if (text.key === 'statement.code')
    return t('money.statement.kind.code', { code: String(text.args['code'] ?? '') });
  if (text.key === 'statement.voucher') return t('money.statement.kind.voucher');
  if (text.key === 'statement.subscription')
    return t('money.statement.kind.subscription', { title: planName(text.args['plan']) });
  if (text.key === 'statement.withdrawal')
    return t('money.statement.kind.withdrawal', { title: planName(text.args['plan']) });
  const { title, actor } = text.args;
  if (text.key === 'statement.takenBack')
    return t('money.statement.kind.takenBack', { name: String(actor ?? '') });
  return t(titles[kind] ?? 'money.statement.kind.other', {
    title: String(title ?? ''),
    name: String(actor ?? ''),
  });
}

const withoutSign = (text: string): string => text.replace(/^[-−–]\s?/u, '');

/** Amounts of a line say their sign in a word of their own. */
function unsigned(price: Price): Price {
  const { equivalent } = price;
  return {
    ...price,
    value: Math.abs(price.value),
    formatted: withoutSign(price.formatted),
    equivalent: equivalent && {
      ...equivalent,
      value: Math.abs(equivalent.value),
      formatted: withoutSign(equivalent.formatted),
    },
  };
}
