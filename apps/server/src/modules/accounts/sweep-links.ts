import { DAY_MS } from '@vx/kernel';
import type { AccountsDeps } from './accounts-deps.ts';

/** Who presses a link late hears for so long why it opens nothing. */
const keptMs = 7 * DAY_MS;

/** Forgets links that expired a while ago, used or not. */
export async function sweepLinks({
  database,
  clock,
}: Pick<AccountsDeps, 'database' | 'clock'>): Promise<void> {
  const before = new Date(clock.now() - keptMs);
  await database.read.deleteFrom('email_tokens').where('expires_at', '<', before).execute();
  await database.read.deleteFrom('password_resets').where('expires_at', '<', before).execute();
}
