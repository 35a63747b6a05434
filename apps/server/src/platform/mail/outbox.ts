import { sql } from 'kysely';
import type { Clock } from '@vx/kernel';
import type { AnyDatabase, AnyTransaction } from '../database/index.ts';
import type { Mail, Mailer } from '../mail.ts';

/** A mail in the outbox. */
export interface StoredMail extends Mail {
  readonly id: string;
  readonly at: Date;
}

/** The sandbox's outbox: mails are kept in the database and shown on `/sandbox/mail`. */
export interface MailOutbox extends Mailer {
  /** Latest first. */
  list(limit: number): Promise<readonly StoredMail[]>;
  find(id: string): Promise<StoredMail | null>;
  /** Removes what went to an address. */
  forget(tx: AnyTransaction, recipient: string): Promise<void>;
}

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
}): MailOutbox {
  return {
    async send(tx, { to, template, args, language }) {
      await sql`
        insert into mails (recipient, template, language, args, created_at)
        values (${to}, ${template}, ${language}, ${JSON.stringify(args)}::json, ${new Date(deps.clock.now())})`.execute(
        tx,
      );
    },
    async forget(tx, recipient) {
      await sql`delete from mails where recipient = ${recipient}`.execute(tx);
    },
    async list(limit) {
      const { rows } =
        await sql<MailRow>`select * from mails order by number desc limit ${limit}`.execute(
          deps.database.read,
        );
      return rows.map(toMail);
    },
    async find(id) {
      const { rows } = await sql<MailRow>`select * from mails where id::text = ${id}`.execute(
        deps.database.read,
      );
      return rows[0] ? toMail(rows[0]) : null;
    },
  };
}

function toMail(row: MailRow): StoredMail {
  const { id, recipient, template, args, language, created_at } = row;
  return { id, to: recipient, template, args, language, at: created_at } as StoredMail;
}
