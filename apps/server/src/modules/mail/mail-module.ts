import { DELIVER_MAIL, type MailOutbox } from '../../platform/mail/outbox.ts';
import type { MailTransport } from '../../platform/mail/transport.ts';
import type { ServerModule } from '../../platform/module.ts';
import type { Platform } from '../../platform/services.ts';
import { mailLinks } from './mail-links.ts';
import { writeMail } from './write-mail.ts';

/** The mail server did not take a mail now; the job is tried again later. Says nothing of whom it is for. */
class MailDelayedError extends Error {
  constructor(code: string) {
    super(`The mail server did not take a mail: ${code}. It is tried again.`);
    this.name = 'MailDelayedError';
  }
}

/**
 * Hands the outbox's mails to the mail server. A mail is gone from the outbox once the server has it, or
 * refused it for good: what it says, links among it, is kept no longer than it takes.
 */
export function createMailModule(
  platform: Pick<Platform, 'config' | 'logger'>,
  deps: { readonly outbox: MailOutbox; readonly transport: MailTransport | null },
): ServerModule {
  const { outbox, transport } = deps;
  const links = mailLinks(platform.config.origin);
  return {
    name: 'mail',
    jobs: transport
      ? [
          {
            name: DELIVER_MAIL,
            async run(payload) {
              const { mailId } = payload as { readonly mailId: string };
              const mail = await outbox.find(mailId);
              if (!mail) return;
              const outcome = await transport.deliver(writeMail(mail, links));
              if (outcome.kind === 'delayed') throw new MailDelayedError(outcome.code);
              if (outcome.kind === 'bounced')
                platform.logger.warn('mail bounced', {
                  mailId,
                  template: mail.template,
                  code: outcome.code,
                });
              await outbox.remove(mailId);
            },
          },
        ]
      : [],
    close: () => Promise.resolve(transport?.close()),
  };
}
