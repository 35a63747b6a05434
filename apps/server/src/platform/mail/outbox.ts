import { sql } from 'kysely';
import { DAY_MS, type Clock } from '@vx/kernel';
import type { AnyDatabase, AnyTransaction } from '../database/index.ts';
import type { Mail, Mailer } from '../mail.ts';
import { createSeal, type Seal } from '../seal.ts';

/** A mail in the outbox. */
export interface StoredMail extends Mail {
  readonly id: string;
  readonly at: Date;
}

/** Name of the job that hands a mail over; its payload is `{ mailId }`. */
export const DELIVER_MAIL = 'mail.deliver';

/** Mails wait in the database until they are handed over; the sandbox shows them on `/sandbox/mail`. */
export interface MailOutbox extends Mailer {
  /** Latest first. */
  list(limit: number): Promise<readonly StoredMail[]>;
  find(id: string): Promise<StoredMail | null>;
  /** Takes a mail out that was handed over or refused for good. */
  remove(id: string): Promise<void>;
  /** Removes mails older than a week, sent or not. */
  sweep(): Promise<void>;
  /** Removes what went to an address. */
  forget(tx: AnyTransaction, recipient: string): Promise<void>;
}

/** So long a mail is kept. */
const keptMs = 7 * DAY_MS;

interface MailRow {
  readonly id: string;
  readonly recipient: string;
  readonly template: string;
  readonly language: string;
  readonly args: unknown;
  readonly created_at: Date;
}

export function createMailOutbox(deps: {
  readonly database: AnyDatabase;
  readonly clock: Clock;
  /** Has a mail handed over, in the transaction that writes it. Missing: mails stay. */
  readonly onWritten?: (tx: AnyTransaction, mailId: string) => Promise<void>;
  /** Seals what mails say: the links in them open accounts. */
  readonly secret: string;
}): MailOutbox {
  const seal = createSeal(deps.secret, 'vx:mails');
  return {
    async send(tx, { to, template, args, language }) {
      const { rows } = await sql<{ id: string }>`
        insert into mails (recipient, template, language, args, created_at)
        values (${to}, ${template}, ${language}, ${JSON.stringify({ sealed: seal.seal(JSON.stringify(args)) })}::json, ${new Date(deps.clock.now())})
        returning id`.execute(tx);
      if (rows[0]) await deps.onWritten?.(tx, rows[0].id);
    },
    async remove(id) {
      await sql`delete from mails where id::text = ${id}`.execute(deps.database.read);
    },
    async forget(tx, recipient) {
      await sql`delete from mails where recipient = ${recipient}`.execute(tx);
    },
    async sweep() {
      const before = new Date(deps.clock.now() - keptMs);
      await sql`delete from mails where created_at < ${before}`.execute(deps.database.read);
    },
    async list(limit) {
      const { rows } =
        await sql<MailRow>`select * from mails order by number desc limit ${limit}`.execute(
          deps.database.read,
        );
      return rows.flatMap((row) => toMail(row, seal) ?? []);
    },
    async find(id) {
      const { rows } = await sql<MailRow>`select * from mails where id::text = ${id}`.execute(
        deps.database.read,
      );
      return rows[0] ? toMail(rows[0], seal) : null;
    },
  };
}

/** `null`: sealed with a secret that the server no longer has. */
function toMail(row: MailRow, seal: Seal): StoredMail | null {
  const { id, recipient, template, language, created_at } = row;
  const { sealed } = row.args as { readonly sealed?: string };
  // Mails from before they were sealed go with the week.
  const text = sealed === undefined ? JSON.stringify(row.args) : seal.open(sealed);
  if (text === null) return null;
  const args: unknown = JSON.parse(text);
  return { id, to: recipient, template, args, language, at: created_at } as StoredMail;
}
