import type { ChatOutcome } from './chatters.ts';
import { codeOf } from './check-answers.ts';
import type { Query } from './database.ts';
import { channelInvariants } from './invariants/channels.ts';
import { chatInvariants } from './invariants/chats.ts';
import { checkTables } from './invariants/invariants.ts';
import type { Findings } from './violation.ts';

interface ChatRow {
  readonly id: string;
  readonly state: string;
  readonly booked: number;
  readonly price_per_minute: number;
  readonly free_seconds: number;
  /** Minutes that were taken from vouchers. */
  readonly used: number;
  /** Lines of the guest. */
  readonly said: number;
}

/** Each second of a chat is paid once, and its receipt says what the ledger and the vouchers hold. */
export async function checkChats(
  query: Query,
  outcomes: readonly ChatOutcome[],
  findings: Findings,
): Promise<void> {
  await checkTables(query, chatInvariants, findings);
  await checkTables(query, channelInvariants, findings);
  const rows = await query<ChatRow>(`
    select c.id::text as id, c.state, c.price_per_minute, c.free_seconds,
      (select coalesce(sum(u.units), 0)::int from voucher_uses u
        where u.kind = 'chat' and u.reference = c.id::text) as used,
      (select count(*)::int from lines l where l.participation_id = c.id and l.sender = 'guest') as said,
      coalesce(sum(-p.amount), 0) as booked
    from live_participations c
    left join transfers t on t.kind = 'live_chat' and t.reference = c.id::text
    left join postings p on p.transfer_id = t.id and p.amount < 0
    group by c.id`);
  const known = new Map(rows.map((row) => [row.id, row]));
  for (const { id, state } of rows)
    if (state !== 'ended') findings.add('a chat that was ended is over', `chat ${id} is ${state}`);
  let started = 0;
  let said = 0;
  for (const { key, starts, chatId, charged, minutes, lastedMs } of outcomes) {
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
    said += row?.said ?? 0;
    // By the guest's own clock: those of the nodes are put forward and back.
    const seconds = Math.max(0, lastedMs / 1_000 - (row?.free_seconds ?? 0));
    const most = Math.ceil(((row?.price_per_minute ?? 0) * seconds) / 60);
    if ((row?.booked ?? 0) > most)
      findings.add(
        'a chat costs no more than its time',
        `chat ${chatId}: ${row?.booked} of ${most}`,
      );
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
  if (said === 0)
    findings.add('guests write in chats', 'nobody did, so nothing was proven of lines');
  if (started !== rows.length) {
    findings.add('one key starts one chat', `${rows.length} chats of ${started} keys`);
  }
}
