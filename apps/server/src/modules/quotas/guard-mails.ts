import type { Clock, Logger } from '@vx/kernel';
import type { AnyTransaction } from '../../platform/database/index.ts';
import type { Mail, Mailer } from '../../platform/mail.ts';
import { mailDefinitions } from '../../platform/mail/mail-definitions.ts';
import type { SecurityLog } from '../../platform/security-log.ts';
import { mailboxOf } from './mailbox.rules.ts';
import { allStrangersMails, perMailbox, perUnconfirmed } from './quotas.rules.ts';
import type { Quotas } from './quotas.ts';

/** Words that a guest has chosen. They are in no mail to an address that the guest has not confirmed. */
const chosenWords = ['name', 'passkey', 'email'] as const;

/**
 * The one door of all mails: what strangers can cause is limited by mailbox and in all, and whoever has
 * not confirmed an address says nothing to it. What is refused is not sent, and nobody is told: the
 * answer must not say who was written to.
 */
export function guardMails(
  mailer: Mailer,
  deps: {
    readonly quotas: Quotas;
    readonly clock: Clock;
    readonly logger: Logger;
    readonly security: SecurityLog;
    /** The name of the guest who has confirmed an address; `null`: nobody has. */
    readonly nameAt: (tx: AnyTransaction, email: string) => Promise<string | null>;
  },
): Mailer {
  const { quotas, clock, logger, security } = deps;
  let alarmed = 0;

  async function mayGo(
    tx: AnyTransaction,
    { to, template }: Mail,
    isConfirmed: boolean,
  ): Promise<boolean> {
    const of = mailboxOf(to);
    const uses =
      mailDefinitions[template].causedBy === 'anyone'
        ? [
            { name: 'mail-mailbox', of, quotas: perMailbox },
            { name: 'mail-all', of: '', quotas: allStrangersMails },
          ]
        : isConfirmed
          ? []
          : [{ name: 'mail-unconfirmed', of, quotas: perUnconfirmed }];
    if (uses.length === 0) return true;
    const usedUp = await quotas.take(tx, uses);
    if (!usedUp) return true;
    security.note({ event: 'limitReached', limit: usedUp.name });
    // Once a window and node: an alarm that repeats itself is read by nobody.
    if (usedUp.name === 'mail-all' && alarmed < usedUp.retryAt) {
      alarmed = usedUp.retryAt;
      logger.error('mails that anybody can cause are used up', {
        template,
        until: new Date(usedUp.retryAt).toISOString(),
        at: new Date(clock.now()).toISOString(),
      });
    }
    return false;
  }

  return {
    async send(tx, mail) {
      const owner = await deps.nameAt(tx, mail.to);
      // Others may have named a confirmed address as theirs: their mails to it are those of strangers.
      const isConfirmed = owner !== null && (!('name' in mail.args) || mail.args.name === owner);
      if (!(await mayGo(tx, mail, isConfirmed))) return;
      if (isConfirmed) return await mailer.send(tx, mail);
      const args: Record<string, unknown> = { ...mail.args };
      for (const word of chosenWords) if (word in args) args[word] = '';
      return await mailer.send(tx, { ...mail, args: args as typeof mail.args });
    },
  };
}
