import { readFileSync } from 'node:fs';
import { createTransport } from 'nodemailer';
import type { MailConfig } from '../config.ts';
import { isLocalName } from '../config-production.ts';

/** A mail as it goes over the wire. */
export interface OutgoingMail {
  /** The same for every try, so that a receiver knows a repeat. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * How handing a mail over ended. `bounced`: this address or mail is refused for good. `delayed`: anything
 * that may pass, faults of our own configuration among them. `code` is the server's, or names the failure.
 */
export type MailOutcome =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'bounced' | 'delayed'; readonly code: string };

/** Hands mails to a mail server. */
export interface MailTransport {
  /** Settles within the deadline, and never rejects for what the server does. */
  deliver(mail: OutgoingMail): Promise<MailOutcome>;
  close(): void;
}

/** Longest time for one mail; the lease of its job is twice that. */
export const deliveryDeadlineMs = 30_000;

/** SMTP, secured by TLS or STARTTLS; without it on this machine alone. */
export function createSmtpTransport(
  { url, from, dkim }: MailConfig,
  { deadlineMs = deliveryDeadlineMs }: { readonly deadlineMs?: number } = {},
): MailTransport {
  const { protocol, hostname, port, username, password } = new URL(url);
  const domain = /@([^>]+)>?$/.exec(from)?.[1] ?? hostname;
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    pool: true,
    maxConnections: 3,
    host: hostname,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && !isLocalName(hostname),
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: deadlineMs,
    greetingTimeout: deadlineMs,
    socketTimeout: deadlineMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim
      ? {
          dkim: {
            domainName: domain,
            keySelector: dkim.selector,
            privateKey: readFileSync(dkim.keyFile, 'utf8'),
          },
        }
      : {}),
  });

  return {
    async deliver({ id, to, subject, text, html, headers }) {
      const sent = transport
        .sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        })
        .then((): MailOutcome => ({ kind: 'accepted' }), outcomeOf);
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<MailOutcome>((resolve) => {
        timer = setTimeout(() => resolve({ kind: 'delayed', code: 'DEADLINE' }), deadlineMs);
      });
      try {
        return await Promise.race([sent, late]);
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => transport.close(),
  };
}

/** Refused for good is only what the server says to this recipient or to the mail itself. */
function outcomeOf(error: unknown): MailOutcome {
  const { code, command, responseCode } = error as {
    readonly code?: string;
    readonly command?: string;
    readonly responseCode?: number;
  };
  const isAnswer = code === 'EENVELOPE' || code === 'EMESSAGE';
  const isForGood = isAnswer && command !== 'MAIL FROM' && (responseCode ?? 0) >= 500;
  const isOurs = isAnswer && command === 'API';
  return {
    kind: isForGood || isOurs ? 'bounced' : 'delayed',
    code: String(responseCode ?? code ?? 'FAILED'),
  };
}
