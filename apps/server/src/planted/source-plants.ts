import type { Step } from '../simulation/plan.ts';

/** One place in the sources of the server or of the rules that it shares, and what stands there instead. */
export interface Edit {
  /** From `src`. */
  readonly file: string;
  /** Stands in the file once. */
  readonly find: string;
  readonly replace: string;
}

/** A bug on purpose. */
export interface SourcePlant {
  readonly name: string;
  /** The invariant that it must break. */
  readonly breaks: string;
  readonly edits: readonly Edit[];
  /** Multiplies how often the simulation fails statements, commits and nodes. Default 1. */
  readonly faults?: number;
  /** What guests do more often than usual, so that the bug is met soon. */
  readonly focus?: readonly Step['kind'][];
  /** How many clients write to performers besides. Default 0: what they do leads to bugs about messages. */
  readonly writers?: number;
  /**
   * A seed and a number of operations that have found it: tried first. Where the sources have moved on so
   * far that it finds nothing any more, others are tried, and the self-check says so.
   */
  readonly foundBy?: { readonly seed: number; readonly operations: number };
  /** Needs real row locks: it shows on PostgreSQL alone. */
  readonly needsLocks?: true;
}

const money = 'modules/money';
const payment = 'modules/payment';
const subscriptions = 'modules/subscriptions';
const benefits = 'modules/benefits';
const live = 'modules/live';
const messenger = 'modules/messenger';
const messengerRules = '../../../packages/messenger-core/src/rules';
const liveRules = '../../../packages/live-core/src/rules';
const moneyRules = '../../../packages/money-core/src/rules';

const edit = (file: string, find: string, replace: string): Edit => ({ file, find, replace });

const moneyPlants: readonly SourcePlant[] = [
  {
    name: 'statement-misses-credits',
    breaks: 'a statement sums to the balance',
    edits: [
      edit(
        `${money}/ledger.repository.ts`,
        'amount, balance_after, posting_id, at, at from mine',
        'amount, balance_after, posting_id, at, at from mine where amount < 0 or running',
      ),
    ],
  },
  {
    name: 'purchase-event-lost',
    breaks: 'a purchase is one analytics event',
    foundBy: { seed: 8, operations: 120 },
    edits: [
      edit(
        `${money}/ledger.repository.ts`,
        'from mine where has_event',
        'from mine where has_event and amount <> -25',
      ),
    ],
  },
  {
    name: 'bonus-counts-as-spending',
    breaks: 'the sums of a day are what was moved',
    edits: [
      edit(
        `${money}/ledger.ts`,
        "if (kind === 'bonus' || kind === 'correction') return null;",
        "if (kind === 'correction') return null;",
      ),
    ],
  },
  {
    name: 'refund-counts-today',
    breaks: 'the sums of a day are what was moved',
    foundBy: { seed: 8, operations: 120 },
    edits: [edit(`${money}/ledger.ts`, 'at: chargedAt ?? at', 'at')],
  },
  {
    name: 'credit-not-announced',
    breaks: 'the latest balance event shows the balance',
    edits: [
      edit(
        `${money}/ledger.ts`,
        'rows.map(({ running }, index) => announceBalance(tx, results[index]!, running))',
        'rows.map(({ running, amount }, index) => amount < 0 ? announceBalance(tx, results[index]!, running) : null)',
      ),
    ],
  },
  {
    name: 'limit-not-asked-for-subscriptions',
    breaks: 'nothing is spent during a pause',
    foundBy: { seed: 11, operations: 720 },
    edits: [
      edit(
        `${money}/authorise.ts`,
        'if (room && request.amount > room.amount) throw refusalOf(room);',
        "if (room && request.amount > room.amount && !['vip', 'tv'].includes(request.kind)) throw refusalOf(room);",
      ),
    ],
  },
  {
    name: 'francs-rounded-down',
    breaks: 'a price that was shown is charged',
    edits: [
      edit(
        `${moneyRules}/conversion.ts`,
        'Math.ceil((cents * RAPPEN_PER_100_CENTS) / 100);',
        'Math.floor((cents * RAPPEN_PER_100_CENTS) / 100);',
      ),
    ],
  },
  {
    name: 'refund-beyond-the-charge',
    breaks: 'no more is given back than was charged',
    edits: [
      edit(
        `${moneyRules}/subscriptions.ts`,
        'if (!paid.withdrewBefore) return paid.amount;',
        'if (!paid.withdrewBefore) return paid.amount + 1;',
      ),
      edit(`${money}/ledger.ts`, 'if (amount > open) {', 'if (amount > open + 1) {'),
    ],
  },
  {
    name: 'wallet-not-locked',
    breaks: 'no handler fails by itself',
    focus: ['buy', 'topup'],
    needsLocks: true,
    edits: [
      edit(
        `${money}/ledger.repository.ts`,
        'where w.guest_id = ${guestId} for no key update of w, b`',
        'where w.guest_id = ${guestId}`',
      ),
    ],
  },
];

const keyPlants: readonly SourcePlant[] = [
  {
    name: 'reply-not-kept',
    breaks: 'a kept key has its answer',
    edits: [
      edit(
        'platform/idempotency.ts',
        "update idempotency set status = 'done', response = ${response}",
        "update idempotency set status = 'done', response = null::text || ${response}",
      ),
    ],
  },
  {
    name: 'key-not-compared',
    breaks: 'a key serves one request',
    foundBy: { seed: 8, operations: 120 },
    edits: [
      edit(
        'platform/idempotency.ts',
        'stored.operation !== operation ||\n    stored.request_hash !== hash',
        'operation === hash',
      ),
    ],
  },
  {
    name: 'key-of-another-guest',
    breaks: 'clients and ledger agree on the balance',
    edits: [
      edit(
        'platform/idempotency.ts',
        "values (${guestId}, ${key}, ${operation}, ${hash}, 'running')",
        "select ${guestId}::uuid, ${key}, ${operation}, ${hash}, 'running' where not exists (select from idempotency where key = ${key})",
      ),
      edit(
        'platform/idempotency.ts',
        'select operation, request_hash, response from idempotency\n    where guest_id = ${guestId} and key = ${key}',
        'select operation, request_hash, response from idempotency\n    where key = ${key}',
      ),
    ],
  },
  {
    name: 'press-without-key',
    breaks: 'a press succeeds once',
    edits: [
      edit(
        `${payment}/one-click.ts`,
        "key: clientId, operation: 'chargeOneClick'",
        "key: deps.random.uuid(), operation: 'chargeOneClick'",
      ),
    ],
  },
  {
    name: 'chat-starts-without-key',
    breaks: 'one key starts one chat',
    faults: 8,
    foundBy: { seed: 9, operations: 240 },
    edits: [
      edit(
        `${live}/start-chat.ts`,
        'deps.once(tx, { guestId, key: idempotencyKey, operation, request }',
        'deps.once(tx, { guestId, key: deps.random.uuid(), operation, request }',
      ),
    ],
  },
];

const salePlants: readonly SourcePlant[] = [
  {
    name: 'entitlement-after-the-commit',
    breaks: 'nothing is charged without its entitlement',
    faults: 8,
    edits: [
      edit(
        'modules/videos/buy-video.ts',
        'insertEntitlement(tx, {',
        '((_: unknown, row: Parameters<typeof insertEntitlement>[1]) => {\n' +
          '    deps.database.afterCommit(() => void deps.database.transaction((own) => insertEntitlement(own as typeof tx, row)).catch(() => 0));\n' +
          '    return true;\n  })(tx, {',
      ),
    ],
  },
  {
    name: 'event-after-the-commit',
    breaks: 'a purchase is told once',
    faults: 8,
    edits: [
      edit(
        'modules/videos/buy-video.ts',
        "deps.guestEvents.append(tx, guestId, 'purchaseMade', announcement),",
        "deps.database.afterCommit(() => void deps.database.transaction((own) => deps.guestEvents.append(own, guestId, 'purchaseMade', announcement)).catch(() => 0)),",
      ),
    ],
  },
  {
    name: 'event-published-twice',
    breaks: 'a purchase is told once',
    edits: [
      edit(
        'modules/videos/buy-video.ts',
        "deps.guestEvents.append(tx, guestId, 'purchaseMade', announcement),",
        "deps.guestEvents.append(tx, guestId, 'purchaseMade', announcement),\n    deps.guestEvents.append(tx, guestId, 'purchaseMade', announcement),",
      ),
    ],
  },
  {
    name: 'shown-price-not-compared',
    breaks: 'a price that was not shown is not charged',
    foundBy: { seed: 9, operations: 240 },
    edits: [
      edit(
        'modules/videos/buy-video.ts',
        'expectedPrice: wanted.expectedPrice,\n    balance',
        'expectedPrice: amount,\n    balance',
      ),
    ],
  },
  {
    name: 'voucher-used-twice',
    breaks: 'what is left of a voucher is what was not used',
    edits: [
      edit(
        `${benefits}/vouchers.repository.ts`,
        '.set({ amount: sql`amount - ${use.units}` })',
        '.set({ amount: sql`amount - 0 * ${use.units}` })',
      ),
    ],
  },
  {
    name: 'voucher-in-coins',
    breaks: 'a voucher for credits brings its credits',
    edits: [
      edit(
        `${benefits}/use-voucher.ts`,
        'amount: deps.money.amountOf(voucher?.amount ?? 0, currency),',
        'amount: voucher?.amount ?? 0,',
      ),
    ],
  },
  {
    name: 'voucher-takes-one-credit',
    breaks: 'a voucher for credits brings its credits',
    edits: [
      edit(`${benefits}/use-voucher.ts`, 'units: Math.max(1, voucher?.amount ?? 1),', 'units: 1,'),
    ],
  },
  {
    name: 'code-not-counted',
    breaks: 'a code is counted as often as it was redeemed',
    edits: [
      edit(
        `${benefits}/codes.repository.ts`,
        '.set({ redeemed: sql`redeemed + 1` })',
        '.set({ redeemed: sql`redeemed + 0` })',
      ),
    ],
  },
  {
    name: 'gift-in-coins',
    breaks: 'coins that were given are worth what they are',
    edits: [
      edit(
        `${benefits}/grant.ts`,
        'amount: deps.money.amountOf(coinsOf(gift), wallet.currency),',
        'amount: coinsOf(gift),',
      ),
    ],
  },
  {
    name: 'grant-without-money',
    breaks: 'what a code gave is booked once',
    edits: [
      edit(
        `${benefits}/grant.ts`,
        "case 'money':\n      await",
        "case 'money':\n      if (wallet.balance % 2 === 0) await",
      ),
    ],
  },
];

const paymentPlants: readonly SourcePlant[] = [
  {
    name: 'payment-booked-again',
    breaks: 'a payment that was booked is told once',
    foundBy: { seed: 8, operations: 120 },
    edits: [
      edit(
        `${payment}/intent.rules.ts`,
        "return status === 'paid' ? 'nothing' : 'book';",
        "return 'book';",
      ),
    ],
  },
  {
    name: 'payment-credited-twice',
    breaks: 'a payment is booked once',
    foundBy: { seed: 8, operations: 120 },
    edits: [
      edit(
        `${payment}/intent.rules.ts`,
        "return status === 'paid' ? 'nothing' : 'book';",
        "return 'book';",
      ),
      edit(
        `${payment}/settle-payment.ts`,
        'transferKey: `topup:${intent.id}`',
        'transferKey: `topup:${intent.id}:${Math.random()}`',
      ),
    ],
  },
  {
    name: 'late-payment-dropped',
    breaks: 'who paid has the money, nobody else',
    edits: [
      edit(
        `${payment}/intent.rules.ts`,
        "return status === 'paid' ? 'nothing' : 'book';",
        "return status === 'open' || status === 'pending' ? 'book' : 'nothing';",
      ),
    ],
  },
  {
    name: 'leaving-closes-what-was-paid',
    breaks: 'a payment is booked once',
    foundBy: { seed: 9, operations: 240 },
    edits: [
      edit(
        `${payment}/intent.rules.ts`,
        "return status === 'open' || status === 'pending' ? 'close' : 'nothing';",
        "return 'close';",
      ),
    ],
  },
  {
    name: 'pending-deposits-not-counted',
    breaks: 'a payment is begun within the limit',
    focus: ['topup'],
    edits: [
      edit(
        'modules/spending/spending-check.ts',
        "const pending = flow === 'payIn' ? await pendingDeposits(tx, guestIds) : null;",
        'const pending = null as ReadonlyMap<string, number> | null;',
      ),
    ],
  },
  {
    name: 'recharge-not-disarmed',
    breaks: 'a crossing recharges once at most',
    foundBy: { seed: 8, operations: 120 },
    focus: ['buy'],
    edits: [
      edit(
        `${payment}/recharge.repository.ts`,
        'set armed = c.balance >= s.threshold',
        'set armed = false',
      ),
      edit(
        `${payment}/recharge.repository.ts`,
        'and s.armed <> (c.balance >= s.threshold) and (c.spent or not s.armed)',
        'and c.balance < s.threshold',
      ),
    ],
  },
  {
    name: 'recharge-without-tap',
    breaks: 'a second recharge within ten minutes was tapped',
    foundBy: { seed: 8, operations: 120 },
    focus: ['buy'],
    edits: [
      edit(
        `${moneyRules}/recharge.ts`,
        'if (!tapped && lastAt !== null && now < lastAt + TAP_WITHIN_MS)',
        'if (!tapped && lastAt !== null && now < lastAt)',
      ),
    ],
  },
  {
    name: 'recharge-beyond-the-maximum',
    breaks: 'recharges stay within the monthly maximum',
    foundBy: { seed: 9, operations: 240 },
    focus: ['buy', 'tap'],
    edits: [
      edit(
        `${moneyRules}/recharge.ts`,
        'if (used + settings.amount > settings.maximum)',
        'if (used > settings.maximum)',
      ),
    ],
  },
  {
    name: 'press-told-after-the-commit',
    breaks: 'a press is answered',
    foundBy: { seed: 11, operations: 720 },
    faults: 8,
    edits: [
      edit(
        `${payment}/one-click.ts`,
        "await guestEvents.append(tx, guestId, 'oneClickResult', reply);\n      });",
        "database.afterCommit(() => void database.transaction((own) => guestEvents.append(own, guestId, 'oneClickResult', reply)).catch(() => 0));\n      });",
      ),
    ],
  },
];

const subscriptionPlants: readonly SourcePlant[] = [
  {
    name: 'renewed-too-early',
    breaks: 'a period is charged when it begins',
    foundBy: { seed: 9, operations: 240 },
    focus: ['subscribe'],
    faults: 8,
    edits: [
      edit(
        `${moneyRules}/subscriptions.ts`,
        "if (state === 'ended' || dueAt === null || now < dueAt) return 'nothing';",
        "if (state === 'ended' || dueAt === null) return 'nothing';",
      ),
    ],
  },
  {
    name: 'cancelled-renews',
    breaks: 'who cancelled is not charged again',
    focus: ['subscribe', 'cancel'],
    edits: [
      edit(
        `${moneyRules}/subscriptions.ts`,
        "return state === 'cancelled' || tries >= MAX_TRIES ? 'end' : 'charge';",
        "return tries >= MAX_TRIES ? 'end' : 'charge';",
      ),
    ],
  },
  {
    name: 'withdrawal-not-written-down',
    breaks: 'a withdrawal gives back what it declares',
    edits: [edit(`${subscriptions}/withdraw.ts`, 'refund: refund.value,', 'refund: 0,')],
  },
  {
    name: 'flag-outlives-its-plan',
    breaks: 'the flag of a plan is held by a subscription',
    foundBy: { seed: 8, operations: 120 },
    edits: [
      edit(
        `${subscriptions}/renew.ts`,
        'await settleFlag(deps, tx, row.guest_id, row.plan, { keeps: row.keeps_flag });',
        '',
      ),
    ],
  },
  {
    name: 'renewal-without-job',
    breaks: 'what is due later has its job',
    edits: [
      edit(
        `${subscriptions}/subscribe.ts`,
        'await deps.jobs.enqueue(tx, RENEW_JOB, { subscriptionId: id }, { runAt: paidUntil.getTime() });',
        "if (plan !== 'tv') await deps.jobs.enqueue(tx, RENEW_JOB, { subscriptionId: id }, { runAt: paidUntil.getTime() });",
      ),
    ],
  },
  {
    name: 'job-forgotten-before-it-ran',
    breaks: 'what is due later has its job',
    foundBy: { seed: 8, operations: 120 },
    faults: 8,
    edits: [
      edit(
        'platform/work/jobs.ts',
        'await definition.run(job.payload, { id: job.id, attempt: job.attempt });\n      await sql`delete from jobs where id = ${job.id}`.execute(database.read);',
        'await sql`delete from jobs where id = ${job.id}`.execute(database.read);\n      await definition.run(job.payload, { id: job.id, attempt: job.attempt });',
      ),
    ],
  },
  {
    name: 'account-leaves-subscriptions',
    breaks: 'an account goes once nothing runs for it',
    foundBy: { seed: 10, operations: 480 },
    edits: [
      edit(
        `${subscriptions}/subscriptions-module.ts`,
        "await end(deps, tx, row, 'deleted');",
        'void [end, deps, tx, row];',
      ),
    ],
  },
];

const livePlants: readonly SourcePlant[] = [
  {
    name: 'receipt-bills-what-nobody-covers',
    breaks: 'what comes after free minutes is charged',
    foundBy: { seed: 10, operations: 480 },
    focus: ['buy', 'chat'],
    edits: [
      edit(
        `${liveRules}/meter.ts`,
        'const billedMs = Math.min(passedMs, covered * 1_000);',
        'const billedMs = passedMs;',
      ),
      edit(
        `${liveRules}/meter.ts`,
        'meter.tariff.chargeAfter(meter.pricePerMinute, paidSeconds(seconds, meter.freeSeconds)),',
        'Math.min(funds, meter.tariff.chargeAfter(meter.pricePerMinute, paidSeconds(seconds, meter.freeSeconds))),',
      ),
    ],
  },
  {
    name: 'first-free-minute-not-taken',
    breaks: 'a minute of a voucher is used once',
    focus: ['chat'],
    edits: [edit(`${live}/settle.ts`, 'if (minutes > 0) {', 'if (minutes > 1) {')],
  },
  {
    name: 'performer-stays-busy',
    breaks: 'a performer is busy while a chat runs',
    foundBy: { seed: 7, operations: 60 },
    focus: ['chat'],
    edits: [
      edit(
        `${live}/settle.ts`,
        'await deps.actors.setBusy(tx, [chat.actor_id], false);',
        'if (end.exitCode !== 100) await deps.actors.setBusy(tx, [chat.actor_id], false);',
      ),
    ],
  },
  {
    name: 'chat-ends-twice',
    breaks: 'the end of a chat is told once',
    foundBy: { seed: 8, operations: 120 },
    edits: [
      edit(
        `${live}/end-chat.ts`,
        "return found.state === 'ended' ? found : await endNow(",
        'return await endNow(',
      ),
    ],
  },
  {
    name: 'charge-not-written-to-the-chat',
    breaks: 'a chat is charged what is booked',
    foundBy: { seed: 9, operations: 240 },
    edits: [
      edit(
        `${live}/end-chat.ts`,
        'charged: refused ? chat.charged : reading.charged,',
        'charged: chat.charged,',
      ),
    ],
  },
  {
    name: 'meter-without-lock',
    breaks: 'a chat is charged what is booked',
    foundBy: { seed: 9, operations: 240 },
    needsLocks: true,
    edits: [
      edit(
        `${live}/live.repository.ts`,
        ".where('due_at', '<=', now)\n    .forUpdate()\n    .skipLocked()",
        ".where('due_at', '<=', now)",
      ),
      edit(
        `${live}/settle.ts`,
        'transferKey: `live:${chat.id}:${reading.charged}`,',
        'transferKey: `live:${chat.id}:${Math.random()}`,',
      ),
    ],
  },
  {
    name: 'events-skip-a-number',
    breaks: 'events of a guest have no gap',
    edits: [
      edit(
        'platform/realtime/guest-events.ts',
        'set last_seq = s.last_seq + excluded.last_seq',
        'set last_seq = s.last_seq + excluded.last_seq + (s.last_seq % 7 = 0)::int',
      ),
    ],
  },
  {
    name: 'lines-skip-a-number',
    breaks: 'lines of a channel are numbered without a gap',
    focus: ['chat'],
    edits: [
      edit(
        `${messenger}/lines.repository.ts`,
        'set last_seq = last_seq + (select count(*)::int from fresh)',
        'set last_seq = last_seq + (select count(*)::int from fresh) + (last_seq % 3 = 2)::int',
      ),
    ],
  },
];

const messagePlants: readonly SourcePlant[] = [
  {
    name: 'message-outside-the-charge',
    breaks: 'a message that costs something is charged its price, once',
    faults: 8,
    writers: 6,
    foundBy: { seed: 7, operations: 60 },
    edits: [
      edit(
        `${messenger}/write-message.ts`,
        'if (text !== undefined) balance = await pay(writing, terms, line);',
        'balance = wallet.balance - price;\n' +
          '  if (balance < 0) await pay(writing, terms, line);\n' +
          '  const payApart = async (own: typeof tx) => pay({ ...writing, tx: own, wallet: await deps.money.holdWallet(own, guestId) }, terms, line);\n' +
          '  deps.database.afterCommit(() => void deps.database.transaction((own) => payApart(own as typeof tx)).catch(() => 0));',
      ),
    ],
  },
  {
    name: 'message-number-read-then-written',
    breaks: 'no handler fails by itself',
    writers: 6,
    foundBy: { seed: 7, operations: 60 },
    edits: [
      edit(
        `${messenger}/write-message.ts`,
        'const channelId = idOf(wanted.channelId);',
        'const channelId = idOf(wanted.channelId);\n' +
          "  const read = await deps.database.read.selectFrom('channels').select('last_seq').where('id', '=', channelId).executeTakeFirst();",
      ),
      edit(
        `${messenger}/write-message.ts`,
        'return await write(writing, wanted);',
        "await tx.updateTable('channels').set({ last_seq: read?.last_seq ?? 0 }).where('id', '=', channelId).execute();\n" +
          '    return await write(writing, wanted);',
      ),
    ],
  },
  {
    name: 'message-price-not-compared',
    breaks: 'a price that was not shown is not charged',
    writers: 6,
    foundBy: { seed: 7, operations: 60 },
    edits: [
      edit(
        `${messengerRules}/writing.ts`,
        "return asked.price === asked.expectedPrice ? null : 'PRICE_CHANGED';",
        "return asked.price <= asked.expectedPrice ? null : 'PRICE_CHANGED';",
      ),
    ],
  },
  {
    name: 'message-told-after-the-commit',
    breaks: 'a message is told to its guest once',
    faults: 8,
    writers: 6,
    foundBy: { seed: 7, operations: 60 },
    edits: [
      edit(
        `${messenger}/announce-message.ts`,
        "await deps.guestEvents.append(tx, channel.guest_id, 'channelMessage', {",
        'await ((_: unknown, ...told: any) =>\n' +
          '    deps.database.afterCommit(() => void deps.database.transaction((own) => (deps.guestEvents.append as any)(own, ...told)).catch(() => 0))\n' +
          "  )(tx, channel.guest_id, 'channelMessage', {",
      ),
    ],
  },
  {
    name: 'gift-taken-beside-its-message',
    breaks: 'a bought gift that was given is taken once',
    faults: 8,
    writers: 6,
    foundBy: { seed: 7, operations: 60 },
    edits: [
      edit(
        'modules/gifts/order.ts',
        'if (order.ownedWorth > 0) await takeOwned(deps, tx, order, payment);',
        'if (order.ownedWorth > 0) {\n' +
          '      const takeApart = async (own: unknown) => takeOwned(deps, own as typeof tx, order, payment);\n' +
          '      deps.database.afterCommit(() => void deps.database.transaction(takeApart).catch(() => 0));\n' +
          '    }',
      ),
    ],
  },
];

/** Every bug that is put into the sources as they are loaded, for the judges to find. */
export const sourcePlants: readonly SourcePlant[] = [
  ...moneyPlants,
  ...keyPlants,
  ...salePlants,
  ...paymentPlants,
  ...subscriptionPlants,
  ...livePlants,
  ...messagePlants,
];
