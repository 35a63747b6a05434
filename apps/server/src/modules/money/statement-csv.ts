import { decimalsOf } from '@vx/currency';
import { euroCentsOf } from '@vx/money-core/rules';
import { serverTexts } from '@vx/i18n/server';
import type { Language, WalletCurrency } from './money-api.ts';
import type { StatementRow } from './statement.repository.ts';

const columns = [
  'time',
  'kind',
  'what',
  'amount',
  'balance',
  'currency',
  'value',
  'reference',
] as const;

/** A field that no program takes for a formula, whoever wrote the text. */
function field(text: string): string {
  const plain = /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
  return /[",;\n\r]/u.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Minor units as a number with a point: `-7.50`. */
function numeral(amount: number, decimals: number): string {
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const sign = amount < 0 ? '-' : '';
  return decimals === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-decimals)}`;
}

/** The lines as CSV (RFC 4180, UTF-8 with its mark, so that spreadsheets read umlauts). */
export function statementCsv(
  rows: readonly StatementRow[],
  currency: WalletCurrency,
  language: Language,
): string {
  const t = serverTexts(language);
  const decimals = decimalsOf(currency);
  const headings = columns.map((column) => t(`statementFile.column.${column}`));
  const lines = rows.map(({ at, kind, textArgs, amount, balanceAfter, reference }) =>
    [
      at.toISOString(),
      t(`statementFile.kind.${kind}`),
      field(String(textArgs['title'] ?? textArgs['actor'] ?? textArgs['code'] ?? '')),
      numeral(amount, decimals),
      numeral(balanceAfter, decimals),
      currency,
      numeral(euroCentsOf(amount, currency), 2),
      field(reference),
    ].join(','),
  );
  return `\uFEFF${[headings.join(','), ...lines, ''].join('\r\n')}`;
}
