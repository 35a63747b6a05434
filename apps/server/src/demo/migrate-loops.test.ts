import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { describe, expect, it } from 'vitest';
import { actorMigrations } from '../modules/actors/migrations.ts';
import { videoMigrations } from '../modules/videos/migrations.ts';
import { migrate } from '../platform/database/migrate.ts';
import { platformMigrations } from '../platform/migrations.ts';
import { createTestDatabase, databases } from '../platform/testing/index.ts';

const all: Readonly<Record<string, Migration>> = { ...actorMigrations, ...videoMigrations };
const before = Object.fromEntries(
  Object.entries(all).filter(([key]) => !key.includes('own-loops')),
);

const actor = (id: number, slug: string, channel: string) => sql`
  insert into actors (id, slug, name, gender, age, city, country, latitude, longitude, languages, banned_countries,
    free_chat, voyeur, video_call, preview_enabled, vip, hd, registered_at, favourites, rank, image_version, channel)
  values (${id}, ${slug}, ${slug}, 'F', 30, '', 'DE', 0, 0, '{}', '{}',
    false, false, false, true, false, true, now(), 0, ${id}, '', ${channel})`;

const video = (id: number, actorId: number, loop: string) => sql`
  insert into videos (id, actor_id, acting_group, duration, price, base_price, free, vip, is_new, classic, cam_recording,
    age_rating, released_at, preview_seconds, image_version, loop)
  values (${id}, ${actorId}, 'F', 300, 0, 0, true, false, false, false, false, 12, now(), 15, '', ${loop})`;

describe.each(databases)('a world that was seeded with abstract loops, on %s', (kind) => {
  it('shows its performers, in high definition only who was filmed so', async () => {
    await using opened = await createTestDatabase({ database: kind, migrations: before });
    const { database } = opened;
    const rows = [
      actor(1001, 'mira-solene', 'dusk.1001'),
      actor(1002, 'noor-amani', 'ember.1002'),
      actor(1025, 'jette-lorca', 'tide.1025'),
      // The 74th, in a load test.
      actor(1074, 'somebody', 'halo.1074'),
      actor(7, 'imported', 'imported.7'),
      video(1, 1025, 'tide'),
      video(2, 1074, 'window'),
      video(3, 1001, 'later'),
    ];
    for (const row of rows) await row.execute(database.read);
    const ran = await migrate(database, { ...platformMigrations, ...all });
    expect(ran).toEqual(['2026-11-26-actors-03-own-loops', '2026-11-26-videos-04-own-loops']);
    const actors = await sql`select id, channel, hd from actors order by id`.execute(database.read);
    expect(actors.rows).toEqual([
      { id: 7, channel: 'imported.7', hd: true },
      { id: 1001, channel: 'mira-solene.1001', hd: true },
      { id: 1002, channel: 'noor-amani.1002', hd: true },
      { id: 1025, channel: 'jette-lorca.1025', hd: false },
      { id: 1074, channel: 'noor-amani.1074', hd: false },
    ]);
    const videos = await sql`select loop from videos order by id`.execute(database.read);
    expect(videos.rows).toEqual([
      { loop: 'jette-lorca' },
      { loop: 'noor-amani' },
      { loop: 'later' },
    ]);
  });
});
