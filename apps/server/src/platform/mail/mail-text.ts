import { serverTexts } from '@vx/i18n/server';
import type { Mail } from '../mail.ts';
import type { Caller } from '../module.ts';
import {
  known,
  mailDefinitions,
  type MailDefinition,
  type MailLinks,
  type Writer,
} from './mail-definitions.ts';

type Language = Caller['language'];

/** A mail as it is read. */
export interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly label: string; readonly href: string } | null;
  /** Where it ends; on mails that nobody needs. */
  readonly unsubscribe: { readonly label: string; readonly href: string } | null;
  /** Headers beside those of every mail: one press ends it (RFC 2369, RFC 8058). */
  readonly headers: Readonly<Record<string, string>>;
}

function createWriter(language: Language): Writer {
  const t = serverTexts(language);
  const date = (at: string, timeStyle?: 'short' | 'medium'): string =>
    new Intl.DateTimeFormat(language, {
      dateStyle: 'long',
      ...(timeStyle && { timeStyle }),
      timeZone: 'UTC',
    }).format(new Date(at));
  return {
    t,
    hello: (name) => t('mail.hello', { name, known: known(name) }),
    day: (at) => date(at),
    moment: (at, timeStyle = 'short') => date(at, timeStyle),
  };
}

/** Puts a mail into words. */
export function mailText(mail: Mail, links: MailLinks): MailText {
  // The table ties the arguments to the template; TypeScript cannot see that here.
  const { link, write } = mailDefinitions[mail.template] as MailDefinition<unknown>;
  const writer = createWriter(mail.language);
  const { subject, paragraphs, label } = write(mail.args, writer);
  const token = 'token' in mail.args ? mail.args.token : null;
  return {
    subject,
    paragraphs,
    action: link && label && token ? { label, href: links[link](mail.language, token) } : null,
    ...endOf(mail, writer, links),
  };
}

/** How a mail that nobody needs is ended: by a page, and by one press in the mail program. */
function endOf(
  mail: Mail,
  { t }: Writer,
  links: MailLinks,
): Pick<MailText, 'unsubscribe' | 'headers'> {
  if (!('reader' in mail.args)) return { unsubscribe: null, headers: {} };
  const { reader } = mail.args;
  return {
    unsubscribe: { label: t('mail.unsubscribe'), href: links.unsubscribe(mail.language, reader) },
    headers: {
      'List-Unsubscribe': `<${links.oneClick(reader)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
