import type { ColumnType } from 'kysely';
import type { Caller } from '../../platform/module.ts';
import type { NewsletterIssue } from './publish.ts';

type WrittenOnce<Value> = ColumnType<Value, Value, never>;

export interface NewsletterTables {
  newsletter_readers: {
    /** The address as it is compared. */
    email_key: WrittenOnce<string>;
    email: string;
    /** Signed from the address: names the reader in links that work without a log-in. */
    reader: WrittenOnce<string>;
    guest_id: string | null;
    language: Caller['language'];
    /** Bit flags. */
    types: number;
    pending: number;
    paused_until: Date | null;
    /** When a link was pressed for the first time: the proof of the consent. */
    confirmed_at: Date | null;
  };
  newsletter_confirmations: {
    token_hash: WrittenOnce<Buffer>;
    email_key: WrittenOnce<string>;
    types: WrittenOnce<number>;
    sent_at: WrittenOnce<Date>;
    expires_at: WrittenOnce<Date>;
  };
  /** Why people leave, without who. */
  newsletter_reasons: { reason: WrittenOnce<string>; given_at: WrittenOnce<Date> };
  /** Issues that went out, by their name: none goes out twice. */
  newsletter_issues: {
    id: WrittenOnce<string>;
    sent_at: WrittenOnce<Date>;
    type_id: ColumnType<number | null, number, never>;
    texts: ColumnType<NewsletterIssue['texts'] | null, string, never>;
  };
}
