import { DAY_MS } from '@vx/kernel';
import { emailKey, nameKey } from '@vx/session-core/rules';
import type { AccountsDeps } from './accounts-deps.ts';
import { hashPassword } from './password.ts';

/** The guest that everyone may try the sandbox with (ADR 0002). */
export const demoLogin = {
  email: 'demo@candela.test',
  password: 'candela-demo-1',
  name: 'Demo',
} as const;

/** How long before the first start that guest has signed up, in ms: longer than the history that is written then. */
export const demoSignedUpMs = 31 * DAY_MS;

export async function seedDemoGuest(deps: AccountsDeps): Promise<void> {
  const passwordHash = await hashPassword(demoLogin.password);
  const now = new Date(deps.clock.now());
  const signedUpAt = new Date(now.getTime() - demoSignedUpMs);
  await deps.database.transaction(async (tx) => {
    const id = deps.random.uuid();
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('guests')
      .values({
        id,
        email: demoLogin.email,
        email_key: emailKey(demoLogin.email),
        email_verified_at: signedUpAt,
        name: demoLogin.name,
        name_key: nameKey(demoLogin.name),
        password_hash: passwordHash,
        language: 'en',
        signup_origin: 'seed',
        terms_accepted_at: now,
        created_at: signedUpAt,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 1n) {
      const { email, name } = demoLogin;
      await deps.domainEvents.emit(tx, 'guestCreated', {
        guestId: id,
        email,
        name,
        deviceId: null,
      });
      await deps.domainEvents.emit(tx, 'demoGuestCreated', { guestId: id });
    }
  });
}
