import type { ChatOutcome } from './chatters.ts';
import { codeOf } from './check-answers.ts';
import type { Query } from './database.ts';
import type { Findings } from './violation.ts';

interface ChatRow {
  readonly id: string;
  readonly guest_id: string;
  readonly charged: number;
  readonly most: number;
  readonly state: string;
  readonly booked: number;
  readonly transfers: number;
  readonly amounts: number;
  /** What the seconds cost that no minute of a voucher pays for. */
  readonly after: number;
  /** Minutes that the chat has begun, of those that vouchers pay for. */
  readonly begun: number;
  /** Minutes that were taken from vouchers. */
  readonly used: number;
}

/** Each second of a chat is paid once, and its receipt says what the ledger and the vouchers hold. */
export async function checkChats(
  query: Query,
  outcomes: readonly ChatOutcome[],
  findings: Findings,
): Promise<void> {
  const rows = await query<ChatRow>(`
    select c.id::text as id, c.guest_id, c.charged, c.state,
      ceil(c.price_per_minute * greatest(0,
        extract(epoch from coalesce(c.ended_at, c.ticked_at) - c.started_at) - c.free_seconds) / 60) as most,
      ceil(c.price_per_minute * greatest(0, floor(c.billed_ms / 1000.0) - c.free_seconds) / 60)::int as after,
      ceil(least(floor(c.billed_ms / 1000.0), c.free_seconds) / 60.0)::int as begun,
      (select coalesce(sum(u.units), 0)::int from voucher_uses u
        where u.kind = 'chat' and u.reference = c.id::text) as used,
      coalesce(sum(-p.amount), 0) as booked, count(p.id) as transfers, count(distinct t.idempotency_key) as amounts
    from live_chats c
    left join transfers t on t.kind = 'live_chat' and t.reference = c.id::text
    left join postings p on p.transfer_id = t.id and p.amount < 0
    group by c.id`);
  const known = new Map(rows.map((row) => [row.id, row]));
  for (const row of rows) {
    const detail = `chat ${row.id}: charged ${row.charged}, booked ${row.booked} in ${row.transfers}, at most ${row.most}`;
    if (row.state !== 'ended') findings.add('a chat that was ended is over', detail);
    if (row.charged !== row.booked) findings.add('a chat is charged what is booked', detail);
    if (row.booked > row.most) findings.add('a chat costs no more than its time', detail);
    if (row.transfers !== row.amounts) findings.add('a second of a chat is paid once', detail);
    if (row.used !== row.begun)
      findings.add(
        'a minute of a voucher is used once',
        `chat ${row.id}: ${row.used} of ${row.begun}`,
      );
    if (row.charged !== row.after)
      findings.add(
        'what comes after free minutes is charged',
        `${detail}, to be paid ${row.after}`,
      );
  }
  let started = 0;
  for (const { key, starts, chatId, charged, minutes } of outcomes) {
    const answers = new Set(
      starts.filter((reply) => codeOf(reply) === null).map(({ text }) => text),
    );
    if (answers.size > 1)
      findings.add('one key has one answer', `chat ${key}: ${[...answers].join(' | ')}`);
    for (const reply of starts) {
      const code = codeOf(reply);
      if (code === 'PRICE_CHANGED')
        findings.add('a guest knows how many minutes are left', `chat ${key}: ${reply.text}`);
      if (code !== null && code !== 'BALANCE_TOO_LOW' && chatId !== null) {
        findings.add('every answer is expected', `chat ${key}: ${code}`);
      }
    }
    if (chatId === null) continue;
    started += 1;
    const row = known.get(chatId);
    if (row?.used !== minutes)
      findings.add(
        'a receipt shows what vouchers paid',
        `chat ${chatId}: receipt ${minutes} minutes, used ${row?.used ?? 'nothing'}`,
      );
    if (row?.booked !== charged) {
      findings.add(
        'a receipt shows what was booked',
        `chat ${chatId}: receipt ${charged}, booked ${row?.booked ?? 'nothing'}`,
      );
    }
  }
  const isFree = ({ minutes }: ChatOutcome): boolean => minutes > 0;
  if (!outcomes.some(isFree))
    findings.add('minutes of vouchers pay', 'none did, so nothing was proven about them');
  if (started !== rows.length) {
    findings.add('one key starts one chat', `${rows.length} chats of ${started} keys`);
  }
}
