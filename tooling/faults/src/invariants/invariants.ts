import type { Query } from '../database.ts';
import type { Findings } from '../violation.ts';

/** What must hold in the tables, by name; each query answers a row `detail` for whatever breaks it. */
export type Invariants = Readonly<Record<string, string>>;

export async function checkTables(
  query: Query,
  invariants: Invariants,
  findings: Findings,
): Promise<void> {
  for (const [invariant, text] of Object.entries(invariants)) {
    const rows = await query<{ detail: string }>(text).catch((cause: unknown) => {
      throw new Error(`The tables could not be asked whether "${invariant}".`, { cause });
    });
    for (const { detail } of rows) findings.add(invariant, detail);
  }
}
