import type { PageGuest } from '@vx/contract';
import { createDevices, createFeedTokens } from '../../platform/auth.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import type { AnyDatabase, AnyTransaction, Transaction } from '../../platform/database/index.ts';
import type { Caller, ServerModule } from '../../platform/module.ts';
import type { Platform } from '../../platform/services.ts';
import type { AccountsDeps, AccountsServices } from './accounts-deps.ts';
import {
  findAbandoned,
  findGuest,
  findGuestsByEmail,
  type AbandonedQuery,
  type GuestRow,
} from './accounts.repository.ts';
import { answerEmailChange } from './answer-email-change.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { confirmPassword } from './confirm-password.ts';
import { sweepLinks } from './sweep-links.ts';
import { findDevices } from './devices.ts';
import { raiseEpoch } from './credential-epoch.ts';
import { applyEmailChanges } from './email-change.ts';
import { forgotPassword, mailReset } from './forgot-password.ts';
import { login } from './login.ts';
import { createLoginThrottle } from './login-throttle.ts';
import { logout } from './logout.ts';
import { accountsMigrations } from './migrations.ts';
import { createSaltOf } from './password.ts';
import { accountRows } from './personal.ts';
import { seedDemoGuest } from './seed.ts';
import { resetPassword } from './reset-password.ts';
import { createGuestSessions, type GuestSessions } from './guest-sessions.ts';
import { sendSignupEmail } from './send-signup-email.ts';
import { ownSessions } from './own-sessions.ts';
import { addPasskey, passkeysOf } from './passkeys/add-passkey.ts';
import { sweepChallenges } from './passkeys/challenges.ts';
import { ownPasskeys } from './passkeys/own-passkeys.ts';
import { passkeyLogin } from './passkeys/passkey-login.ts';
import { relyingPartyOf } from './passkeys/passkeys.rules.ts';
import { passwordChanged } from './password-changed.ts';
import { refreshEmailProperties } from './refresh-email-properties.ts';
import { renameGuest } from './rename-guest.ts';
import { signUp } from './sign-up.ts';
import type { AccountsTables } from './tables.ts';
import { verifyEmail } from './verify-email.ts';

/** Flags that other modules may change. */
export type GuestFlags = Partial<
  Pick<
    GuestRow,
    | 'is_vip'
    | 'is_vx_select'
    | 'tv_subscriber'
    | 'tv_subscriber_former'
    | 'restricted'
    | 'restriction_level'
    | 'is_force_payment'
    | 'is_blocked_for_comments'
    | 'is_paying_customer'
    | 'has_avs'
    | 'mobile_authenticated'
    | 'show_data_protection'
    | 'terms_accepted_at'
  >
>;

/** Guests as other modules use them. */
export interface AccountsApi {
  find(guestId: string, db?: AnyDatabase['read']): Promise<GuestRow | null>;
  setFlags(tx: AnyTransaction, guestId: string, flags: GuestFlags): Promise<void>;
  /**
   * Gives a guest another name. Answers it as it is shown, or `null` when it is the one it had.
   * @throws OperationError NAME_INVALID, NAME_RESERVED, NAME_TAKEN
   */
  rename(tx: AnyTransaction, guestId: string, name: string): Promise<string | null>;
  /** The language of mails, and of pages where no other is named. */
  setLanguage(tx: AnyTransaction, guestId: string, language: Caller['language']): Promise<void>;
  /**
   * Whether what was mailed to the address of a guest was this guest's: it has confirmed the address, or
   * nobody else has named it.
   */
  ownsMails(tx: AnyTransaction, guest: Pick<GuestRow, 'id' | 'email_key'>): Promise<boolean>;
  /** The devices on which an account was opened. */
  devicesOf(db: AnyDatabase['read'], guestId: string): Promise<readonly string[]>;
  /** The passkeys of an account, by their credentials. */
  passkeysOf(tx: AnyTransaction, guestId: string): Promise<readonly string[]>;
  /**
   * Accounts, some at a time by their ids, that nobody has confirmed by address or number, that were
   * neither opened nor made since, and that nothing is known of: no payment, no age check, no lock.
   */
  findAbandoned(
    db: AnyDatabase['read'] | AnyTransaction,
    query: AbandonedQuery,
  ): Promise<readonly string[]>;
  /** Holds a guest until the transaction ends, so that what is done for it stands in line. */
  hold(tx: AnyTransaction, guestId: string): Promise<void>;
  /**
   * The guest, once it has said its password. Guesses are slowed down as those of a login are.
   * @throws OperationError NEED_LOGIN, PASSWORD_WRONG, LOGIN_SLOWED
   */
  confirmPassword(
    guestId: string,
    password: string,
    caller: Pick<Caller, 'ip' | 'deviceId'>,
  ): Promise<GuestRow>;
  /**
   * The number that every change of what opens the account raises: password, address, passkey, lock.
   * What was handed out under an earlier one is void. `null`: there is no such guest.
   */
  credentialEpoch(guestId: string, tx?: AnyTransaction): Promise<number | null>;
  /** Logs a guest out everywhere. */
  endSessions(guestId: string): Promise<void>;
  /** Locks or frees a guest; locking ends all sessions, whose sockets are told why. [RU-socket-guest-locked] */
  setLocked(guestId: string, locked: boolean): Promise<void>;
}

export interface AccountsModule extends ServerModule {
  readonly api: AccountsApi;
  readonly sessions: GuestSessions;
}

export type AccountsPlatform = AccountsServices &
  Pick<Platform, 'config' | 'database'> & {
    readonly bus: Bus;
    readonly secret: string;
    readonly sessionTtlSeconds: number;
    readonly sessionMaxAgeSeconds: number;
  };

/** Accounts, sessions and who may log in how often (ADR 0002). */
export async function createAccountsModule(
  platform: AccountsPlatform,
  options: {
    readonly pageGuest: (
      guestId: string | null,
      language: Caller['language'],
    ) => Promise<PageGuest>;
    readonly deletionOf?: (guestId: string) => Promise<Date | null>;
  },
): Promise<AccountsModule> {
  const database = platform.database.as<AccountsTables>();
  const { clock, random, mailer, domainEvents, guestEvents, guestFrames, jobs, securityLog } =
    platform;
  const sessions = await createGuestSessions({
    database,
    bus: platform.bus,
    clock,
    domainEvents,
    securityLog,
    random,
    ttlSeconds: platform.sessionTtlSeconds,
    maxAgeSeconds: platform.sessionMaxAgeSeconds,
  });
  const site = relyingPartyOf(platform.config.origin, 'Candela');
  const throttle = createLoginThrottle({ database, clock, securityLog });
  const deps: AccountsDeps = {
    database,
    clock,
    random,
    mailer,
    domainEvents,
    guestEvents,
    guestFrames,
    jobs,
    securityLog,
    sessions,
    throttle,
    feedTokens: createFeedTokens(platform.secret),
    saltOf: createSaltOf(platform.secret),
    devices: createDevices(platform.secret),
    ...options,
  };

  const api: AccountsApi = {
    find: (guestId, db) => findGuest(db ?? database.read, guestId),
    async setFlags(tx, guestId, flags) {
      if (Object.keys(flags).length === 0) return;
      await tx.updateTable('guests').set(flags).where('id', '=', guestId).execute();
    },
    rename: renameGuest,
    async setLanguage(tx, guestId, language) {
      await tx.updateTable('guests').set({ language }).where('id', '=', guestId).execute();
    },
    async ownsMails(tx, { id, email_key }) {
      const named = await findGuestsByEmail(tx as Transaction<AccountsTables>, email_key);
      return (
        named.every((one) => one.id === id) ||
        named.some((one) => one.id === id && one.email_verified_at !== null)
      );
    },
    devicesOf: findDevices,
    passkeysOf: async (tx, guestId) =>
      (await passkeysOf(tx as Transaction<AccountsTables>, guestId)).map(
        ({ credential_id }) => credential_id,
      ),
    findAbandoned: (db, query) => findAbandoned(db as Transaction<AccountsTables>, query),
    async hold(tx, guestId) {
      await findGuest(tx, guestId, 'update');
    },
    confirmPassword: (guestId, password, caller) =>
      confirmPassword(deps, { guestId, password }, caller),
    credentialEpoch: async (guestId, tx) =>
      (await findGuest(tx ?? database.read, guestId))?.credential_epoch ?? null,
    endSessions: async (guestId) => {
      await sessions.endAll(guestId, 'loggedOut');
    },
    async setLocked(guestId, locked) {
      await database.transaction(async (tx) => {
        await tx.updateTable('guests').set({ locked }).where('id', '=', guestId).execute();
        if (locked) await raiseEpoch(deps, tx, guestId, 'none');
      });
      if (!locked) return;
      securityLog.note({ event: 'accountLocked', why: 'operator' }, { guestId });
      await sessions.endAll(guestId, 'locked');
    },
  };

  return {
    name: 'accounts',
    api,
    sessions,
    migrations: accountsMigrations,
    personal: { rows: accountRows },
    rest: {
      'POST /auth/signup': signUp(deps),
      'POST /auth/login': login(deps),
      'POST /auth/logout': logout(deps),
      'POST /auth/verifyEmail': verifyEmail(deps),
      ...ownSessions(deps),
      ...ownPasskeys(deps),
      ...addPasskey(deps, site),
      ...passkeyLogin(deps, site),
      'POST /auth/changePassword': changePassword(deps),
      'POST /auth/changeEmail': changeEmail(deps),
      'POST /auth/answerEmailChange': answerEmailChange(deps),
      'POST /auth/forgotPassword': forgotPassword(deps),
      'POST /auth/resetPassword': resetPassword(deps),
    },
    socket: {
      sendSignupEmail: sendSignupEmail(deps),
      passwordChanged: passwordChanged(deps),
      refreshEmailProperties: refreshEmailProperties(deps),
    },
    jobs: [mailReset(deps)],
    recurring: [
      {
        name: 'accounts-sweep-sessions',
        // A chat is billed until its session is over.
        everyMs: 1_000,
        where: 'every-node',
        run: () => sessions.sweep(),
      },
      {
        name: 'accounts-sweep-throttle',
        everyMs: 600_000,
        where: 'one-node',
        run: () => throttle.sweep(),
      },
      {
        name: 'accounts-sweep-challenges',
        everyMs: 600_000,
        where: 'one-node',
        run: () => sweepChallenges(deps),
      },
      {
        name: 'accounts-sweep-links',
        everyMs: 3_600_000,
        where: 'one-node',
        run: () => sweepLinks(deps),
      },
      {
        name: 'accounts-apply-email-changes',
        everyMs: 60_000,
        where: 'one-node',
        run: () => applyEmailChanges(deps),
      },
    ],
    seed: () => seedDemoGuest(deps),
    close: () => sessions.close(),
  };
}
