import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const profiles = [
  `create table actors (
    id integer primary key,
    slug text not null unique check (slug = lower(slug)),
    name text not null,
    gender text not null check (gender in ('N', 'M', 'F', 'C')),
    age smallint not null check (age >= 21),
    city text not null,
    country text not null,
    latitude real not null,
    longitude real not null,
    languages text[] not null,
    banned_countries text[] not null,
    free_chat boolean not null,
    voyeur boolean not null,
    video_call boolean not null,
    preview_enabled boolean not null,
    vip boolean not null,
    hd boolean not null,
    registered_at timestamptz not null,
    favourites integer not null,
    rank integer not null,
    image_version text not null,
    channel text not null
  )`,
  `create index actors_rank on actors (rank, id)`,
  `create index actors_registered on actors (registered_at desc, id)`,
  `create table actor_translations (
    actor_id integer not null references actors (id) on delete cascade,
    language text not null,
    headline text not null,
    about text not null,
    profession text not null,
    likes text not null,
    music text not null,
    star_sign text not null,
    primary key (actor_id, language)
  )`,
  `create table actor_prices (
    actor_id integer primary key references actors (id) on delete cascade,
    livechat integer not null check (livechat > 0),
    voyeur integer not null check (voyeur >= 0),
    video_call integer not null check (video_call >= 0),
    message integer not null check (message >= 0),
    free_messages integer not null check (free_messages >= 0)
  )`,
  `create index actor_prices_livechat on actor_prices (livechat, actor_id)`,
];

const presence = [
  `create table actor_presence (
    actor_id integer primary key references actors (id) on delete cascade,
    online boolean not null,
    busy boolean not null default false,
    since timestamptz not null
  )`,
  `create index actor_presence_online on actor_presence (actor_id) where online`,
  `create table actor_schedule (
    actor_id integer not null references actors (id) on delete cascade,
    weekday smallint not null check (weekday between 1 and 7),
    from_minute smallint not null check (from_minute between 0 and 1439),
    to_minute smallint not null check (to_minute > from_minute),
    primary key (actor_id, weekday, from_minute)
  )`,
  `create table actor_heat_maps (
    actor_id integer primary key references actors (id) on delete cascade,
    hours jsonb not null
  )`,
];

const around = [
  `create table actor_ratings (
    actor_id integer primary key references actors (id) on delete cascade,
    count integer not null check (count >= 0),
    satisfaction real not null check (satisfaction between 0 and 100)
  )`,
  `create table actor_recommendations (
    actor_id integer not null references actors (id) on delete cascade,
    position smallint not null,
    recommended_id integer not null references actors (id) on delete cascade,
    primary key (actor_id, position)
  )`,
  `create table actor_notes (
    guest_id text not null,
    actor_id integer not null references actors (id) on delete cascade,
    comment text not null,
    updated_at timestamptz not null,
    primary key (guest_id, actor_id)
  )`,
  `create table tags (slug text primary key, name jsonb not null)`,
  `create table actor_tags (
    actor_id integer not null references actors (id) on delete cascade,
    tag text not null references tags (slug),
    position smallint not null,
    primary key (actor_id, tag)
  )`,
  `create index actor_tags_tag on actor_tags (tag, actor_id)`,
  `create table categories (
    id integer primary key,
    slug text not null unique,
    name jsonb not null,
    description jsonb not null
  )`,
  `create table actor_categories (
    actor_id integer not null references actors (id) on delete cascade,
    category_id integer not null references categories (id),
    primary key (actor_id, category_id)
  )`,
  `create index actor_categories_category on actor_categories (category_id, actor_id)`,
];

/**
 * Worlds that were seeded with abstract loops: performers show themselves (ADR 0031), and only the
 * first 24 of them in high definition. Beyond the first 72, in load tests, they borrow a loop.
 */
const ownLoops = `update actors set
    hd = hd and id < 1025,
    channel = coalesce(
      (select lender.slug from actors lender
        where actors.id >= 1073 and lender.id = 1001 + (actors.id - 1001) % 24),
      slug) || '.' || id
  where split_part(channel, '.', 1) in
    ('dusk', 'ember', 'aurora', 'silk', 'window', 'tide', 'halo')`;

async function run(db: Kysely<unknown>, ...statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export const actorMigrations: Readonly<Record<string, Migration>> = {
  '2026-11-21-actors-01-profiles': { up: (db) => run(db, ...profiles, ...presence, ...around) },
  // Earlier demo worlds offered what cannot be had yet.
  '2026-11-26-actors-02-offered': {
    up: (db) => run(db, `update actors set free_chat = false, voyeur = false, video_call = false`),
  },
  '2026-11-26-actors-03-own-loops': { up: (db) => run(db, ownLoops) },
  '2026-11-29-actors-04-liked': {
    up: (db) =>
      run(
        db,
        `alter table actor_ratings add column liked integer not null default 0`,
        `update actor_ratings set liked = round(count * satisfaction / 100.0)`,
      ),
  },
};
