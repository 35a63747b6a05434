import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const surveyMigrations: Readonly<Record<string, Migration>> = {
  '2026-11-29-surveys-01-chat-ratings': {
    async up(db) {
      const statements = [
        sql`create table chat_ratings (
          chat_id uuid primary key,
          guest_id uuid not null references guests (id) on delete cascade,
          actor_id integer not null references actors (id) on delete cascade,
          kind text not null,
          stars smallint not null check (stars between 1 and 5),
          feedback text not null,
          is_mobile boolean not null,
          url text not null,
          day date not null,
          rated_at timestamptz not null)`,
        sql`create index chat_ratings_guest on chat_ratings (guest_id)`,
        sql`create table chat_rating_days (
          actor_id integer not null references actors (id) on delete cascade,
          day date not null,
          stars smallint not null check (stars between 1 and 5),
          count integer not null check (count >= 0),
          primary key (actor_id, day, stars))`,
        sql`create index chat_rating_days_day on chat_rating_days (day)`,
      ];
      for (const statement of statements) await statement.execute(db);
    },
  },
};
