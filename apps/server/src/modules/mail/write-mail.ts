import type { StoredMail } from '../../platform/mail/outbox.ts';
import type { MailLinks } from '../../platform/mail/mail-definitions.ts';
import { mailText } from '../../platform/mail/mail-text.ts';
import type { OutgoingMail } from '../../platform/mail/transport.ts';

const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A mail of the outbox as text and as plain HTML. */
export function writeMail(mail: StoredMail, links: MailLinks): OutgoingMail {
  const { subject, paragraphs, action, unsubscribe, headers } = mailText(mail, links);
  const ends = [action, unsubscribe].filter((end) => end !== null);
  return {
    id: mail.id,
    to: mail.to,
    subject,
    headers,
    text: [...paragraphs, ...ends.map(({ label, href }) => `${label}:\n${href}`)].join('\n\n'),
    html:
      `<!doctype html><html lang="${mail.language}"><body>` +
      paragraphs.map((text) => `<p>${escape(text)}</p>`).join('') +
      ends
        .map(({ label, href }) => `<p><a href="${escape(href)}">${escape(label)}</a></p>`)
        .join('') +
      '</body></html>',
  };
}
