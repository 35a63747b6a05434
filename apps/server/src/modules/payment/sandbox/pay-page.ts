import { includedVat, VAT_PERCENT } from '@vx/money-core/rules';
import { serverTexts } from '@vx/i18n/server';
import { amountName, type Language, type MoneyApi } from '../../money/index.ts';
import { escapeHtml, sandboxStyles } from '../../sandbox/index.ts';
import type { IntentRow } from '../payment.repository.ts';
import type { IntentStatus } from '../tables.ts';

function frame(language: Language, title: string, content: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="rating" content="RTA-5042-1996-1400-1577-RTA">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/sandbox/pay.css">
</head>
<body><main class="card">${content}</main></body>
</html>`;
}

/** The page of an unknown address. */
export function unknownPaymentPage(language: Language): string {
  const t = serverTexts(language);
  return frame(
    language,
    t('payPage.unknownTitle'),
    `<h1>${escapeHtml(t('payPage.unknownTitle'))}</h1><p>${escapeHtml(t('payPage.unknown'))}</p><a class="button" href="/">${escapeHtml(t('payPage.home'))}</a>`,
  );
}

/** The hosted payment page: a plain form while the intent is open, else how it ended. */
export function paymentPage(
  intent: IntentRow,
  status: IntentStatus,
  back: string,
  language: Language,
  money: Pick<MoneyApi, 'display'>,
): string {
  const t = serverTexts(language);
  const paid = (amount: number): string =>
    money.display({ value: amount, currency: intent.pay_currency }, language).formatted;
  const brought = (amount: number): string =>
    amountName(money.display({ value: amount, currency: intent.currency }, language), language);
  const row = (label: string, value: string, kind = ''): string =>
    `<div class="row ${kind}"><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`;
  const { pay_amount: amount, credit_amount: credit, bonus_amount: given } = intent;
  const bonus = given > 0 ? row(t('payPage.bonus'), `+ ${brought(given)}`, 'bonus') : '';
  const summary = `<dl>${row(t('payPage.credit', { amount: brought(credit) }), paid(amount))}${bonus}${row(
    t('payPage.vat', { percent: VAT_PERCENT }),
    paid(includedVat(amount)),
    'quiet',
  )}${row(t('payPage.total'), paid(amount), 'total')}</dl>`;
  const means = `<label>${escapeHtml(t('payPage.means'))}<input name="means" maxlength="60" value="card-${intent.guest_id.slice(-8)}"></label>`;
  const end =
    status === 'open'
      ? `<form method="post">${means}
<button class="button primary" name="outcome" value="pay">${escapeHtml(t('payPage.pay', { price: paid(amount) }))}</button>
<button class="button" name="outcome" value="later">${escapeHtml(t('payPage.later'))}</button>
<button class="button" name="outcome" value="fail">${escapeHtml(t('payPage.fail'))}</button>
<button class="button link" name="outcome" value="cancel">${escapeHtml(t('payPage.cancel'))}</button>
</form><p class="quiet">${escapeHtml(t('payPage.once'))}</p>`
      : status === 'pending'
        ? `<p class="state" role="status">${escapeHtml(t('payPage.pending'))}</p><form method="post">${means}
<button class="button primary" name="outcome" value="pay">${escapeHtml(t('payPage.arrive'))}</button>
<button class="button" name="outcome" value="fail">${escapeHtml(t('payPage.fail'))}</button>
</form><a class="button link" href="${escapeHtml(back)}">${escapeHtml(t('payPage.back'))}</a>`
        : `<p class="state" role="status">${escapeHtml(t(`payPage.${status}`))}</p><a class="button" href="${escapeHtml(back)}">${escapeHtml(t('payPage.back'))}</a>`;
  return frame(
    language,
    t('payPage.title'),
    `<h1>${escapeHtml(t('payPage.title'))}</h1><p class="note">${escapeHtml(t('payPage.note'))}</p>${summary}${end}`,
  );
}

/** The look of all sandbox pages, and a bill on a card in the middle. */
export const payPageStyles = `${sandboxStyles}
body{max-width:none;display:grid;place-items:center;padding:16px}
.card{width:100%;max-width:440px;padding:28px;border-radius:28px;background:var(--overlay);border:1px solid var(--border)}
.quiet,.quiet dt,.quiet dd{color:var(--third);font-size:14px;line-height:20px}
.quiet{margin:16px 0 0;text-align:center}
dl{margin:20px 0;display:grid;gap:12px}
.row{display:flex;justify-content:space-between;gap:16px;margin:0;text-align:start}
dt{color:var(--second)}
dd{margin:0;font-variant-numeric:tabular-nums;font-weight:600;white-space:nowrap}
.bonus dd{color:var(--mint)}
.total{padding-top:16px;border-top:1px solid var(--border);align-items:baseline}
.total dt{color:var(--text);font-weight:600}
.total dd{font-size:26px;line-height:32px}
.button{width:100%}
.link{border-color:transparent;color:var(--link)}
.state{padding:14px 16px;border-radius:16px;background:var(--hover);color:var(--text)}
`;
