import { randomUUID } from 'node:crypto';
import { codeOf } from './check-answers.ts';
import type { Query } from './database.ts';
import type { FaultLog } from './fault-kinds.ts';
import { insist, type Attempt, type Call, type Reply } from './http.ts';
import type { Video } from './plan.ts';
import type { Leaver } from './prepare.ts';
import type { Chance } from './random.ts';
import type { Findings } from './violation.ts';
import { priceIn } from './wallets.ts';

/** What one guest did who came, spent, and went. */
export interface Life {
  readonly leaver: Leaver;
  /** What is left in the end, by the answers; minor units of the wallet. */
  readonly balance: number;
  /** Answers that are not those that must come. */
  readonly surprises: readonly string[];
}

export interface LeaversDeps {
  readonly attempt: Attempt;
  readonly chance: Chance;
  readonly duplicateShare: number;
  readonly patienceMs: number;
  readonly log: FaultLog;
}

/** Credits of the one voucher that a life is paid with. */
export const LEAVER_CREDITS = 400;
const plan = { plan: 'vip', months: 1 } as const;
const PLAN_COINS = 60;
const done = [null] as const;
const paused = ['SPENDING_PAUSED'] as const;
const loggedOut = ['NEED_LOGIN', 'SESSION_EXPIRED', 'SESSION_REPLACED'] as const;

/**
 * Goes once through what an account does once: chooses a currency, puts a voucher's credits into the
 * balance, buys, subscribes and withdraws from it, or pauses and tries in vain; then has the account
 * deleted. Each call is repeated until it is answered, now and then twice at once.
 */
export async function runLeaver(
  leaver: Leaver,
  video: Video,
  { attempt, chance, duplicateShare, patienceMs, log }: LeaversDeps,
): Promise<Life> {
  const surprises: string[] = [];
  const { currency } = leaver;
  const surely = (call: Call): Promise<Reply> =>
    insist(attempt, call, { patienceMs, onRetry: () => undefined, chance });
  /** Answers what the call answered if that is what was expected. */
  const ask = async <Value = unknown>(
    path: string,
    body: object | null,
    expected: readonly (string | null)[] = done,
  ): Promise<Value | null> => {
    const call: Call = {
      method: 'POST',
      path: `/api/v1${path}?language=en`,
      headers: {
        authorization: `Bearer ${leaver.bearer}`,
        'idempotency-key': randomUUID(),
        ...(body !== null && { 'content-type': 'application/json' }),
      },
      body: body === null ? null : JSON.stringify(body),
    };
    const isTwice = chance.hits(duplicateShare);
    if (isTwice) log.count('request doubled');
    const replies = await Promise.all(isTwice ? [surely(call), surely(call)] : [surely(call)]);
    for (const reply of replies)
      if (!expected.includes(codeOf(reply)))
        surprises.push(`${path}: ${reply.status} ${reply.text.slice(0, 120)}`);
    const good = replies.find((reply) => codeOf(reply) === null);
    return good ? (JSON.parse(good.text) as Value) : null;
  };
  const buy = (): Promise<unknown> =>
    ask(`/videos/${video.id}/buy`, { expectedPrice: priceIn(currency, video.price) });
  const subscribe = (expected?: readonly string[]): Promise<unknown> =>
    ask('/subscriptions', { ...plan, expectedPrice: priceIn(currency, PLAN_COINS) }, expected);

  const useVoucher = (expected?: readonly string[]): Promise<unknown> =>
    ask(`/guest/vouchers/${leaver.voucherId}/use`, null, expected);
  /** Spends what the voucher brings, and takes a part of it back. */
  const spend = async (): Promise<number> => {
    await useVoucher();
    await ask('/guest/walletCurrency', { currency: currency === 'EUR' ? 'CHF' : 'EUR' }, [
      'WALLET_IN_USE',
    ]);
    await buy();
    await subscribe();
    const listed = await surely({
      method: 'GET',
      path: '/api/v1/subscriptions?language=en',
      headers: { authorization: `Bearer ${leaver.bearer}` },
      body: null,
    });
    const { subscriptions } = JSON.parse(listed.text) as {
      readonly subscriptions: readonly { readonly id: string }[];
    };
    const withdrawn = await ask<{ readonly refund: { readonly value: number } }>(
      `/subscriptions/${subscriptions[0]?.id ?? 'none'}/withdraw`,
      null,
    );
    return (
      priceIn(currency, LEAVER_CREDITS) -
      priceIn(currency, video.price) -
      priceIn(currency, PLAN_COINS) +
      (withdrawn?.refund.value ?? Number.NaN)
    );
  };
  /** Excludes itself; then nothing brings or takes anything. */
  const pause = async (): Promise<number> => {
    await ask('/guest/limits/pause', { kind: 'coolOff', length: 'day' });
    await useVoucher(paused);
    await subscribe(paused);
    return 0;
  };

  await ask('/guest/walletCurrency', { currency });
  // One or the other: clocks of nodes go wrong, so that what came first could not be told afterwards.
  const balance = await (leaver.pauses ? pause() : spend());
  // It logs out everywhere: a repeat comes from nobody.
  await ask('/guest/deletion/ask', { password: leaver.password }, [null, ...loggedOut]);
  return { leaver, balance, surprises };
}

/** Whoever went was answered what must be, and left what the answers say. */
export async function checkLeavers(
  query: Query,
  lives: readonly Life[],
  findings: Findings,
): Promise<void> {
  const rows = await query<{ guest_id: string; balance: number; going: boolean }>(`
    select w.guest_id, b.balance, exists (select 1 from account_deletions d where d.guest_id = w.guest_id) as going
    from wallets w join account_balances b on b.account_id = w.account_id`);
  const found = new Map(rows.map((row) => [row.guest_id, row]));
  for (const { leaver, balance, surprises } of lives) {
    for (const surprise of surprises)
      findings.add('who spends and goes is answered', `guest ${leaver.id}: ${surprise}`);
    const row = found.get(leaver.id);
    if (row?.balance !== balance)
      findings.add(
        'clients and ledger agree on the balance',
        `leaver ${leaver.id}: ${row?.balance ?? 'none'}, the clients reckon ${balance}`,
      );
    if (!row?.going) findings.add('an acknowledged deletion is written down', `guest ${leaver.id}`);
  }
}
