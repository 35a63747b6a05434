import { mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { FakeClock } from '@vx/kernel/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryBus } from '../../platform/bus/memory-bus.ts';
import { createGrants, createRevocations } from '../../platform/grants.ts';
import { createAsking, createHeldRights, holder } from '../../testing/held-grants.ts';
import { createFilmStore } from './film-store.ts';
import { createFilms } from './films.ts';
import { readSegment } from './fragments.ts';
import { createGate } from './gate.ts';
import { createLooks, type Sitter } from './looks.ts';
import { loadLoops } from './loops.ts';
import { previewUntil } from './playlists.rules.ts';
import { createReels } from './reels.ts';
import { streamRoutes } from './streams.ts';
import { createHeldFilmer, type HeldFilmer } from './testing/some-films.ts';

const clock = new FakeClock(Date.UTC(2026, 10, 21, 12));
const grants = createGrants({ secret: 'test secret', clock });
const loops = await loadLoops();
const imported: Sitter = { id: 9001, slug: 'imported-anna', gender: 'F', age: 30 };

let folder: string;
let app: FastifyInstance;
let filmer: HeldFilmer;
let finerFilmer: HeldFilmer;
let rights: ReturnType<typeof createHeldRights>;

async function serve(): Promise<FastifyInstance> {
  const logger = { debug() {}, warn() {}, error() {} };
  const revocations = await createRevocations({ bus: createMemoryBus(), logger });
  const gate = createGate({ clock, grants, revocations, securityLog: { note() {} } }, rights);
  const store = createFilmStore(folder, 10_000_000);
  const looks = createLooks({}, (id) => Promise.resolve(id === imported.id ? imported : null));
  const reels = createReels(
    loops,
    looks,
    createFilms({ clock, logger }, { store, filmer, ffmpeg: null }),
    createFilms({ clock, logger }, { store, filmer: finerFilmer, ffmpeg: 'ffmpeg' }),
  );
  const { identify } = createAsking();
  const server = Fastify();
  streamRoutes({ clock, scheduler: clock, grants }, { identify, gate, loops, reels })(server);
  await server.ready();
  return server;
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vx-films-'));
  filmer = createHeldFilmer();
  finerFilmer = createHeldFilmer();
  rights = createHeldRights();
  app = await serve();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const chat = (channel = 'imported.9001'): string =>
  grants.signGrant(
    { kind: 'chat', channel, chat: 'c1', actor: 1001, until: clock.now() + 3_600_000, holder },
    3600,
  );
const video = (channel: string): string =>
  grants.signGrant(
    { kind: 'full', channel, video: 2001, seconds: 30, until: clock.now() + 3_600_000, holder },
    3600,
  );
const master = (grant: string, mode = 'live'): string => `/media/${mode}/${grant}/master.m3u8`;
const get = (path: string) => app.inject({ url: path });
const sizes = (playlist: string) => playlist.match(/RESOLUTION=\d+x\d+/g);
const namesIn = (playlist: string) => playlist.match(/^\d+(?:-[\w-]{22})?\.m4s$/gm) ?? [];
/** Somebody waits for a film. */
const untilAwaited = () => expect.poll(() => clock.pending).toBe(1);

async function listOf(grant: string): Promise<string> {
  const { body } = await get(master(grant));
  return `/media/live/${grant}/${/^360\/.*$/m.exec(body)?.[0]}`;
}

describe('the stream of a performer without a bundled film', () => {
  it('waits for the film, which is made once for two who ask, and plays', async () => {
    const asked = [get(master(chat())), get(master(chat()))];
    await filmer.finish();
    for (const { statusCode, body } of await Promise.all(asked)) {
      expect(statusCode).toBe(200);
      expect(sizes(body)).toEqual(['RESOLUTION=640x360']);
    }
    expect(filmer.jobs).toHaveLength(1);
    expect(filmer.jobs[0]?.look).toMatchObject({ seed: 'imported-anna', gender: 'F', age: 30 });
    const list = await listOf(chat());
    const names = namesIn((await get(list)).body);
    expect(names).toHaveLength(6);
    expect((await get(list.replace(/[^/]*$/, names[0] ?? ''))).statusCode).toBe(200);
  });

  it('is another film when it is asked for upright', async () => {
    const asked = get(`${master(chat())}?shape=tall`);
    await filmer.finish();
    expect(sizes((await asked).body)).toEqual(['RESOLUTION=360x640']);
    expect(filmer.jobs.map(({ shape, lines }) => [shape, lines])).toEqual([['tall', 360]]);
  });

  it('asks a player to come again when it takes longer, and is there then', async () => {
    const asked = get(master(chat()));
    await untilAwaited();
    clock.advance(15_000);
    const { statusCode, body } = await asked;
    expect(statusCode).toBe(503);
    expect(JSON.parse(body)).toMatchObject({ code: 'UNAVAILABLE' });
    const again = get(master(chat()));
    await filmer.finish();
    expect((await again).statusCode).toBe(200);
    expect(filmer.jobs).toHaveLength(1);
  });

  it('is nothing for whom the chat ended while it was filmed', async () => {
    const asked = get(master(chat()));
    await untilAwaited();
    rights.open.chats.delete('c1');
    clock.advance(1_000);
    await filmer.finish();
    expect((await asked).statusCode).toBe(403);
  });

  it('is not billed before its first segment leaves, however long it is filmed', async () => {
    rights.open.chats.set('c1', { guestId: 'g1', actorId: 1001, from: 0, served: false });
    const served = () => rights.open.chats.get('c1')?.served;
    const asked = get(master(chat()));
    await untilAwaited();
    clock.advance(10_000);
    await filmer.finish();
    await asked;
    const list = await listOf(chat());
    const { body } = await get(list);
    await get(list.replace(/[^/]*$/, /URI="([^"]+)"/.exec(body)?.[1] ?? ''));
    expect(served()).toBe(false);
    await get(list.replace(/[^/]*$/, namesIn(body)[0] ?? ''));
    expect(served()).toBe(true);
  });

  it('is kept over a restart, and made again where its file is broken', async () => {
    const asked = get(master(chat()));
    await filmer.finish();
    await asked;
    app = await serve();
    const list = await listOf(chat());
    expect(filmer.jobs).toHaveLength(1);

    const name = namesIn((await get(list)).body)[0] ?? '';
    const [file] = readdirSync(folder);
    truncateSync(join(folder, file ?? ''), 50_000);
    const segment = get(list.replace(/[^/]*$/, name));
    await filmer.finish();
    expect((await segment).statusCode).toBe(200);
    expect(filmer.jobs).toHaveLength(2);
  });

  it('is one continuous timeline over the end of its loop', async () => {
    const asked = get(master(video('drawn-1030.2001'), 'vod'));
    await filmer.finish();
    expect((await asked).statusCode).toBe(200);
    const base = `/media/vod/${video('drawn-1030.2001')}/360`;
    const times = async (number: number) => {
      const { rawPayload } = await get(`${base}/${number}.m4s`);
      return readSegment(rawPayload, [rawPayload.length])
        .times.filter(({ track }) => track === 1)
        .map(({ value }) => value / 24_000);
    };
    expect([...(await times(5)), ...(await times(6))]).toEqual([10, 11, 12, 13]);
  });

  it('has the seconds of a preview, and no more', async () => {
    const until = previewUntil(clock.now(), 5);
    const held = { channel: 'drawn-1030.1030', preview: 'p1', seconds: 5, until, holder };
    const grant = grants.signGrant({ kind: 'preview', ...held }, 25);
    const asked = get(master(grant));
    await filmer.finish();
    await asked;
    const { body } = await get(`/media/live/${grant}/360/index.m3u8`);
    expect(namesIn(body)).toHaveLength(3);
    expect(body).toContain('#EXT-X-ENDLIST');
  });

  it.each(['/361/index.m3u8', '/720/index.m3u8', '/1080/index.m3u8'])(
    'is filmed for nobody who asks for what there is not: "%s"',
    async (path) => {
      const grant = video('drawn-1030.2001');
      expect((await get(`/media/vod/${grant}${path}`)).statusCode).toBe(404);
      expect(filmer.jobs).toEqual([]);
    },
  );
});

describe('the stream of a performer in high definition, where an encoder was found', () => {
  it('plays at once, and has 1,080 lines from the next opening on', async () => {
    const grant = video('mira-solene.2001');
    const lines = async () => sizes((await get(master(grant, 'vod'))).body);
    const bundled = ['RESOLUTION=640x360', 'RESOLUTION=1280x720'];
    expect(await lines()).toEqual(bundled);
    expect((await get(`/media/vod/${grant}/1080/index.m3u8`)).statusCode).toBe(404);
    await finerFilmer.finish();
    await expect.poll(lines).toEqual([...bundled, 'RESOLUTION=1920x1080']);
    expect(finerFilmer.jobs.map((job) => [job.shape, job.lines, job.ffmpeg])).toEqual([
      ['wide', 1080, 'ffmpeg'],
    ]);
    expect((await get(`/media/vod/${grant}/1080/0.m4s`)).statusCode).toBe(200);
    expect(filmer.jobs).toEqual([]);
  });

  it('is for nobody else', async () => {
    const grant = video('jette-lorca.2001');
    expect(sizes((await get(master(grant, 'vod'))).body)).toEqual(['RESOLUTION=640x360']);
    expect(finerFilmer.jobs).toEqual([]);
  });
});
