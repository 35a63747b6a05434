import type { Outcome } from './clients.ts';
import type { Reply } from './http.ts';
import { priceIn } from './wallets.ts';
import type { Findings } from './violation.ts';

/** The stable code of a refusal, or `null` for a success. */
export function codeOf(reply: Reply): string | null {
  if (reply.status < 400) return null;
  try {
    const { error } = JSON.parse(reply.text) as { error?: { code?: string } };
    return error?.code ?? `HTTP_${reply.status}`;
  } catch {
    return `HTTP_${reply.status}`;
  }
}

/** How often a limit that a guest set refused something. */
export const countLimited = (outcomes: readonly Outcome[]): number =>
  outcomes.flatMap(({ replies }) => replies).filter((reply) => codeOf(reply) === 'LIMIT_REACHED')
    .length;

/** What the clients were told, looked at without the database. */
export function checkAnswers(outcomes: readonly Outcome[], findings: Findings): void {
  for (const { intent, replies, abused, paid } of outcomes) {
    const codes = replies.map(codeOf);
    const name = `${intent.kind} ${intent.key}`;
    const successes = new Set(
      replies.filter((_, index) => codes[index] === null).map(({ text }) => text),
    );
    if (successes.size > 1)
      findings.add('one key has one answer', `${name}: ${[...successes].join(' | ')}`);
    if (abused && codeOf(abused) !== 'IDEMPOTENCY_KEY_REUSED') {
      findings.add(
        'a key serves one request',
        `${name}: another request got ${abused.status} ${abused.text}`,
      );
    }
    for (const code of codes) {
      if (!allowed(intent, code))
        findings.add('every answer is expected', `${name}: ${code ?? 'success'}`);
    }
    // A refusal leaves no key behind, so a repeat may succeed; but once it has succeeded it stays so.
    const refusals = codes.filter((code) => code !== null && code !== 'BALANCE_TOO_LOW');
    if (successes.size > 0 && refusals.length > 0) {
      findings.add('one key has one answer', `${name}: success and ${refusals.join(', ')}`);
    }
    if (intent.kind === 'topup' && paid === null && intent.guest.limit === null)
      findings.add('a paid top-up is told to be paid', name);
  }
}

function allowed(intent: Outcome['intent'], code: string | null): boolean {
  const { limit } = intent.guest;
  // What was paid in before is more than the limit already.
  if (intent.kind === 'topup') return code === (limit === null ? null : 'LIMIT_REACHED');
  if (intent.kind === 'redeem')
    return code === null || code === 'CODE_USED_UP' || code === 'CODE_REDEEMED';
  if (intent.kind === 'subscribe')
    return (
      code === null ||
      code === 'SUBSCRIPTION_RUNS' ||
      code === (limit === null ? 'BALANCE_TOO_LOW' : 'LIMIT_REACHED')
    );
  if (intent.voucherId !== null) return code === null || code === 'VOUCHER_UNUSABLE';
  if (intent.shownPrice !== priceIn(intent.guest.currency, intent.video.price))
    return code === 'PRICE_CHANGED';
  return (
    code === null ||
    code === (limit === null ? 'BALANCE_TOO_LOW' : 'LIMIT_REACHED') ||
    (intent.rivalled && code === 'ALREADY_OWNED')
  );
}
