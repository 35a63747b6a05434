import type { RestHandler } from '../../platform/module.ts';
import type { NewsletterDeps } from './newsletter-deps.ts';
import { findReader } from './newsletter.repository.ts';

/** What the reader of a link gets, else the guest: its own address and no other. */
export function getNewsletter(deps: NewsletterDeps): RestHandler<'GET /guest/newsletter'> {
  return async ({ query, caller }) => {
    const { reader } = query;
    const { read } = deps.database;
    const guest =
      reader === undefined && caller.guestId !== null
        ? await deps.accounts.find(caller.guestId)
        : null;
    const row =
      reader === undefined
        ? guest?.email_verified_at && (await findReader(read, { emailKey: guest.email_key }))
        : await findReader(read, { reader });
    if (!row) return null;
    const { email, types, pending, paused_until } = row;
    const isPaused = paused_until !== null && paused_until.getTime() > deps.clock.now();
    return {
      emailAddress: email,
      typeIds: types,
      pendingIds: pending,
      pausedUntil: isPaused ? paused_until.toISOString() : null,
    };
  };
}
