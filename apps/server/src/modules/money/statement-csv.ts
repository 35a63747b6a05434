import { decimalsOf } from '@vx/currency';
import { euroCentsOf } from '@vx/money-core/rules';
import type { Language, WalletCurrency } from './money-api.ts';
import type { StatementKind } from './money.rules.ts';
import type { StatementRow } from './statement.repository.ts';

/** Time, kind, what, amount, balance after, currency, value in euros, reference. */
const headings: Readonly<Record<Language, readonly string[]>> = {
  en: ['Time', 'Kind', 'What', 'Amount', 'Balance after', 'Currency', 'Value in EUR', 'Reference'],
  de: ['Zeit', 'Art', 'Was', 'Betrag', 'Guthaben danach', 'Währung', 'Wert in EUR', 'Beleg'],
  nl: ['Tijd', 'Soort', 'Wat', 'Bedrag', 'Saldo daarna', 'Valuta', 'Waarde in EUR', 'Kenmerk'],
  es: ['Hora', 'Tipo', 'Qué', 'Importe', 'Saldo', 'Moneda', 'Valor en EUR', 'Referencia'],
};

const kinds: Readonly<Record<StatementKind, readonly [string, string, string, string]>> = {
  topup: ['Top-up', 'Aufladung', 'Opwaardering', 'Recarga'],
  bonus: ['Bonus', 'Bonus', 'Bonus', 'Bono'],
  video: ['Video', 'Video', 'Video', 'Vídeo'],
  album: ['Album', 'Album', 'Album', 'Álbum'],
  livechat: ['Chat', 'Chat', 'Chat', 'Chat'],
  message: ['Message', 'Nachricht', 'Bericht', 'Mensaje'],
  gift: ['Gift', 'Geschenk', 'Cadeau', 'Regalo'],
  ticket: ['Ticket', 'Ticket', 'Ticket', 'Entrada'],
  tip: ['Tip', 'Trinkgeld', 'Fooi', 'Propina'],
  post: ['Post', 'Beitrag', 'Bericht', 'Publicación'],
  subscription: ['Subscription', 'Abo', 'Abonnement', 'Suscripción'],
  refund: ['Refund', 'Erstattung', 'Terugbetaling', 'Reembolso'],
  correction: ['Correction', 'Korrektur', 'Correctie', 'Corrección'],
};
const order = ['en', 'de', 'nl', 'es'] as const satisfies readonly Language[];

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
  const decimals = decimalsOf(currency);
  const lines = rows.map(({ at, kind, textArgs, amount, balanceAfter, reference }) =>
    [
      at.toISOString(),
      kinds[kind][order.indexOf(language)] ?? kind,
      field(String(textArgs['title'] ?? textArgs['actor'] ?? textArgs['code'] ?? '')),
      numeral(amount, decimals),
      numeral(balanceAfter, decimals),
      currency,
      numeral(euroCentsOf(amount, currency), 2),
      field(reference),
    ].join(','),
  );
  return `\uFEFF${[headings[language].join(','), ...lines, ''].join('\r\n')}`;
}
