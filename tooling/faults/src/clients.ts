import type { FaultLog } from './fault-kinds.ts';
import { insist, type Attempt, type Call, type Reply } from './http.ts';
import { subscribed, type Guest, type Intent } from './plan.ts';
import { priceIn } from './wallets.ts';
import type { Chance } from './random.ts';

/** All definite replies that one intent got; with a repeat there are several. */
export interface Outcome {
  readonly intent: Intent;
  readonly replies: readonly Reply[];
  /** The reply to the same key with another request. */
  readonly abused: Reply | null;
  /** Id of the payment, once the client was told that it is paid. */
  readonly paid: string | null;
}

export interface Traffic {
  intentsDone: number;
  requests: number;
  retries: number;
  duplicates: number;
}

export interface ClientsDeps {
  readonly attempt: Attempt;
  readonly chance: Chance;
  readonly duplicateShare: number;
  /** How long to insist on a reply. */
  readonly patienceMs: number;
  readonly traffic: Traffic;
  readonly log: FaultLog;
}

const jsonCall = (
  method: 'GET' | 'POST',
  path: string,
  guest: Guest,
  body: object | null,
  key?: string,
): Call => ({
  method,
  path: `/api/v1${path}?language=en`,
  headers: {
    authorization: `Bearer ${guest.bearer}`,
    ...(body === null ? {} : { 'content-type': 'application/json' }),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  },
  body: body === null ? null : JSON.stringify(body),
});

/** Works the intents off with `count` clients; each carries one through to its definite end. */
export async function runClients(
  intents: readonly Intent[],
  count: number,
  deps: ClientsDeps,
): Promise<readonly Outcome[]> {
  const { attempt, chance, traffic } = deps;
  const counted: Attempt = (call) => {
    traffic.requests += 1;
    return attempt(call);
  };
  const surely = (call: Call): Promise<Reply> =>
    insist(counted, call, {
      patienceMs: deps.patienceMs,
      onRetry: () => (traffic.retries += 1),
      chance,
    });
  /** Sends a call, sometimes twice at once, as an impatient network does. */
  const maybeTwice = async (call: Call): Promise<readonly Reply[]> => {
    if (!chance.hits(deps.duplicateShare)) return [await surely(call)];
    traffic.duplicates += 1;
    deps.log.count('request doubled');
    return await Promise.all([surely(call), surely(call)]);
  };

  const carryOut = async (intent: Intent): Promise<Outcome> => {
    if (intent.kind === 'buy') {
      if (intent.borrowed) deps.log.count('key used by another guest');
      const path = `/videos/${intent.video.id}/buy`;
      const send = (expectedPrice: number): Call =>
        jsonCall(
          'POST',
          path,
          intent.guest,
          { expectedPrice, ...(intent.voucherId !== null && { voucherId: intent.voucherId }) },
          intent.key,
        );
      const replies = await maybeTwice(send(intent.shownPrice));
      const bought = replies.some(({ status }) => status === 200);
      const isAbused = bought && chance.hits(0.04);
      if (isAbused) deps.log.count('key used for another request');
      const abused = isAbused ? await surely(send(intent.shownPrice + 7)) : null;
      return { intent, replies, abused, paid: null };
    }
    if (intent.kind === 'redeem') {
      const { code } = intent.code;
      const call = jsonCall('POST', '/guest/redeemBonus', intent.guest, { code }, intent.key);
      return { intent, replies: await maybeTwice(call), abused: null, paid: null };
    }
    if (intent.kind === 'subscribe') {
      const { plan, months, coins } = subscribed;
      const order = { plan, months, expectedPrice: priceIn(intent.guest.currency, coins) };
      const call = jsonCall('POST', '/subscriptions', intent.guest, order, intent.key);
      return { intent, replies: await maybeTwice(call), abused: null, paid: null };
    }
    const body = { optionId: intent.option.id, returnPath: '/en/top-up/' };
    const replies = await maybeTwice(
      jsonCall('POST', '/payment/topup', intent.guest, body, intent.key),
    );
    const paid = await pay(intent, replies[0]);
    return { intent, replies, abused: null, paid };
  };

  /** Pays on the hosted page and waits until the money is said to be there. */
  const pay = async (
    { guest, takesTime }: Extract<Intent, { kind: 'topup' }>,
    begun: Reply | undefined,
  ): Promise<string | null> => {
    if (begun?.status !== 200) return null;
    const { intentId, redirectTo } = JSON.parse(begun.text) as {
      intentId: string;
      redirectTo: string;
    };
    const decide = (outcome: 'later' | 'pay'): Promise<readonly Reply[]> =>
      maybeTwice({
        method: 'POST',
        path: redirectTo,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
        },
        body: `outcome=${outcome}`,
      });
    const report = async (outcome: 'later' | 'pay'): Promise<void> => {
      if ((await decide(outcome)).length > 1) deps.log.count('report of the provider doubled');
    };
    if (takesTime) {
      deps.log.count('report of the provider late');
      await report('later');
    }
    await report('pay');
    if (chance.hits(0.2)) {
      deps.log.count('report of the provider out of order');
      await report('later');
    }
    const status = await surely(jsonCall('GET', `/payment/topup/${intentId}`, guest, null));
    return status.status === 200 &&
      (JSON.parse(status.text) as { status: string }).status === 'paid'
      ? intentId
      : null;
  };

  const waiting = intents.toReversed();
  const outcomes: Outcome[] = [];
  const client = async (): Promise<void> => {
    for (let intent = waiting.pop(); intent; intent = waiting.pop()) {
      outcomes.push(await carryOut(intent));
      traffic.intentsDone += 1;
    }
  };
  await Promise.all(Array.from({ length: count }, client));
  return outcomes;
}
