import type { Query } from './database.ts';
import { pressed, type Press } from './pressers.ts';
import type { Findings } from './violation.ts';
import { roundIn } from './wallets.ts';

/** What must hold of payments by one press, and that there were some. */
export async function checkPresses(
  query: Query,
  presses: readonly Press[],
  findings: Findings,
): Promise<void> {
  const rows = await query<{ guest_id: string; count: number; sum: number }>(`
    select guest_id, count(*)::int as count, sum(credit_amount + bonus_amount)::int as sum
    from payment_intents where kind = 'oneClick' and status = 'paid' group by guest_id`);
  const paid = new Map(rows.map((row) => [row.guest_id, row]));
  const answered = new Map<string, number>();
  const currencies = new Map(presses.map(({ guest }) => [guest.id, guest.currency]));
  for (const { guest, key, code } of presses) {
    if (code === null) answered.set(guest.id, (answered.get(guest.id) ?? 0) + 1);
    if (code !== (guest.limit === null ? null : 'LIMIT_REACHED'))
      findings.add('every answer is expected', `${key}: ${code ?? 'success'}`);
  }
  for (const id of new Set([...answered.keys(), ...paid.keys()])) {
    const [times, row] = [answered.get(id) ?? 0, paid.get(id)];
    if (
      row?.count !== times ||
      row.sum !== times * roundIn(currencies.get(id) ?? 'VXC', pressed.brings)
    )
      findings.add(
        'a press pays once',
        `guest ${id}: told ${times}, paid ${row?.count ?? 0} for ${row?.sum ?? 0}`,
      );
  }
  const events = await query<{ key: string; count: number }>(`
    select payload->>'channelId' as key, count(*)::int as count from guest_events
    where name = 'oneClickResult' and (payload->>'success')::boolean group by 1 having count(*) > 1`);
  for (const { key, count } of events)
    findings.add('a press succeeds once', `${key}: told ${count} times`);
  if (answered.size === 0) findings.add('a press pays', 'none did, so nothing was proven');
}
