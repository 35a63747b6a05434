import type { Query } from './database.ts';
import type { Guest } from './plan.ts';
import { checkTables } from './invariants/invariants.ts';
import { rechargeInvariants } from './invariants/recharges.ts';
import type { Findings } from './violation.ts';

/** What must hold of automatic recharges, and that there were some. */
export async function checkRecharges(
  query: Query,
  guests: readonly Guest[],
  findings: Findings,
): Promise<void> {
  await checkTables(query, rechargeInvariants, findings);
  const rows = await query<{ guest_id: string }>(
    "select distinct guest_id from payment_intents where kind = 'automatic' and status = 'paid'",
  );
  const recharged = new Set(rows.map(({ guest_id: id }) => id));
  if (recharged.size === 0)
    findings.add('a balance below the threshold recharges', 'none did, so nothing was proven');
  for (const { id, recharges } of guests)
    if (recharged.has(id) && !recharges) findings.add('nobody is recharged unasked', `guest ${id}`);
}
