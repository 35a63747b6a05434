import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const consentMigrations: Readonly<Record<string, Migration>> = {
  '2026-11-23-consent-01-answers': { up: createAnswers },
};

async function createAnswers(db: Kysely<unknown>): Promise<void> {
  await sql`create table legal_answers (
    guest_id uuid not null references guests (id) on delete cascade,
    document text not null,
    version text not null,
    accepted boolean not null,
    answered_at timestamptz not null,
    primary key (guest_id, document, version)
  )`.execute(db);
}
