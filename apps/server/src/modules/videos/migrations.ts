import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const films = [
  `create table videos (
    id integer primary key,
    actor_id integer not null,
    acting_group text not null check (acting_group in ('N', 'M', 'F', 'C')),
    duration integer not null check (duration > 0),
    price integer not null check (price >= 0),
    base_price integer not null check (base_price >= price),
    free boolean not null,
    vip boolean not null,
    is_new boolean not null,
    classic boolean not null,
    cam_recording boolean not null,
    age_rating smallint not null,
    released_at timestamptz not null,
    likes integer not null default 0,
    dislikes integer not null default 0,
    views integer not null default 0,
    sales integer not null default 0,
    preview_seconds integer not null,
    image_version text not null,
    loop text not null
  )`,
  // One index a sort order; the id settles ties, so that pages never overlap.
  `create index videos_newest on videos (released_at desc, id desc)`,
  `create index videos_top_rated on videos (likes desc, id desc)`,
  `create index videos_best_selling on videos (sales desc, id desc)`,
  `create index videos_trending on videos (views desc, id desc)`,
  `create index videos_price on videos (price, id)`,
  `create index videos_duration on videos (duration, id)`,
  `create index videos_actor on videos (actor_id, released_at desc, id desc)`,
  `create table video_translations (
    video_id integer not null references videos (id) on delete cascade,
    language text not null,
    title text not null,
    description text not null,
    primary key (video_id, language)
  )`,
  `create table video_tags (
    video_id integer not null references videos (id) on delete cascade,
    tag text not null,
    position smallint not null,
    primary key (video_id, tag)
  )`,
  `create index video_tags_tag on video_tags (tag, video_id)`,
];

const ownership = [
  `create table video_entitlements (
    guest_id text not null,
    video_id integer not null references videos (id),
    source text not null check (source in ('bought', 'gifted', 'flatrate')),
    price integer not null check (price >= 0),
    currency text not null,
    created_at timestamptz not null,
    primary key (guest_id, video_id)
  )`,
  `create index video_entitlements_history on video_entitlements (guest_id, created_at desc, video_id)`,
  `create table video_likes (
    guest_id text not null,
    video_id integer not null references videos (id) on delete cascade,
    value smallint not null check (value in (1, -1)),
    created_at timestamptz not null,
    primary key (guest_id, video_id)
  )`,
];

const pictures = [
  `create table albums (
    id integer primary key,
    actor_id integer not null,
    title jsonb not null,
    description jsonb not null,
    price integer not null check (price >= 0),
    free boolean not null,
    vip boolean not null,
    age_rating smallint not null,
    released_at timestamptz not null,
    likes integer not null default 0,
    dislikes integer not null default 0,
    views integer not null default 0,
    preview_count integer not null
  )`,
  `create index albums_actor on albums (actor_id, released_at desc, id desc)`,
  `create index albums_newest on albums (released_at desc, id desc)`,
  `create table album_pictures (
    id integer primary key,
    album_id integer not null references albums (id) on delete cascade,
    position smallint not null,
    image_version text not null,
    width integer not null,
    height integer not null,
    unique (album_id, position)
  )`,
];

/** Worlds that were seeded with abstract loops: a recording shows its performer (ADR 0031). */
const ownLoops = `update videos set loop = split_part(actors.channel, '.', 1)
  from actors
  where actors.id = videos.actor_id
    and videos.loop in ('dusk', 'ember', 'aurora', 'silk', 'window', 'tide', 'halo')`;

async function run(db: Kysely<unknown>, ...statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export const videoMigrations: Readonly<Record<string, Migration>> = {
  '2026-11-21-videos-01-films': { up: (db) => run(db, ...films, ...ownership, ...pictures) },
  '2026-11-22-videos-02-avs-required': {
    up: (db) =>
      run(db, `alter table videos add column avs_required boolean not null default false`),
  },
  // Without a reference to the video: looking it up would cost every purchase.
  '2026-11-24-videos-03-sales': {
    up: (db) => run(db, `create table video_sales (video_id integer not null)`),
  },
  // After that of actors, whose channels it reads.
  '2026-11-26-videos-04-own-loops': { up: (db) => run(db, ownLoops) },
};
