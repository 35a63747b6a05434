import { removeAccount } from './delete-account.ts';
import { runningFor, type PrivacyDeps } from './privacy-deps.ts';
import { ABANDONED_MS } from './privacy.rules.ts';

/**
 * Removes accounts that nobody ever confirmed and nobody opens, where nothing was paid in or spent.
 * Nobody is mailed: the address was never proven to be theirs.
 */
export async function sweepAbandoned(deps: PrivacyDeps): Promise<void> {
  const { accounts, clock, database } = deps;
  const before = new Date(clock.now() - ABANDONED_MS);
  let after: string | undefined;
  do {
    const found = await accounts.findAbandoned(database.read, { before, after });
    for (const guestId of found) await removeUnlessUsed(deps, before, guestId);
    after = found.at(-1);
  } while (after !== undefined);
}

async function removeUnlessUsed(deps: PrivacyDeps, before: Date, guestId: string): Promise<void> {
  const { accounts, database, money } = deps;
  if ((await runningFor(deps, guestId)).length > 0) return;
  await database.transaction(async (tx) => {
    // Held, and looked at once more: a log-in at this moment keeps the account, or comes too late.
    const [still] = await accounts.findAbandoned(tx, { before, guestId });
    const guest = still === undefined ? null : await accounts.find(still, tx);
    if (guest && (await money.hasOnlyGifts(tx, guestId))) await removeAccount(deps, tx, guest);
  });
}
