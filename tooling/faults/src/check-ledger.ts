import type { Query } from './database.ts';
import { checkTables } from './invariants/invariants.ts';
import { ledgerInvariants } from './invariants/ledger.ts';
import { spendingInvariants } from './invariants/spending.ts';
import { worthInvariants } from './invariants/worth.ts';
import type { Findings } from './violation.ts';

/** What must hold in the tables whatever happened. */
export async function checkLedger(query: Query, findings: Findings): Promise<void> {
  for (const invariants of [ledgerInvariants, worthInvariants, spendingInvariants])
    await checkTables(query, invariants, findings);
}
