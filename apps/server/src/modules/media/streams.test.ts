import Fastify, { type FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { FakeClock } from '@vx/kernel/testing';
import { createGrants } from '../../platform/grants.ts';
import { readSegment } from './fragments.ts';
import type { MediaGrant } from './grants.rules.ts';
import { loadLoops, type Loops } from './loops.ts';
import { newestSegment, previewUntil } from './playlists.rules.ts';
import { streamRoutes } from './streams.ts';

const start = Date.UTC(2026, 10, 21, 12);
const clock = new FakeClock(start);
const grants = createGrants({ secret: 'test secret', clock });
let loops: Loops;
let app: FastifyInstance;

beforeAll(async () => {
  loops = await loadLoops();
  app = Fastify();
  const logger = { debug() {}, warn() {}, error() {} };
  streamRoutes({ clock, grants, logger, config: { dataDir: '' } }, loops)(app);
  await app.ready();
});

const token = (grant: Omit<MediaGrant, 'until'> & { until?: number }, ttl = 3600): string =>
  grants.signGrant({ until: clock.now() + ttl * 1000, ...grant }, ttl);

async function get(path: string): Promise<{ status: number; body: Buffer; type: string }> {
  const answer = await app.inject({ url: path });
  return {
    status: answer.statusCode,
    body: answer.rawPayload,
    type: String(answer.headers['content-type']),
  };
}

const text = async (path: string): Promise<string> => (await get(path)).body.toString();
const segments = (playlist: string): readonly string[] => playlist.match(/^\d+\.m4s$/gm) ?? [];
const seconds = (playlist: string): number =>
  [...playlist.matchAll(/^#EXTINF:([\d.]+),/gm)].reduce((sum, [, value]) => sum + Number(value), 0);

/** Decode times of a segment in seconds, by track. */
const times = (data: Buffer): { video: number[]; sound: number[] } => {
  const found = readSegment(data, [data.length]).times;
  return {
    video: found.filter(({ track }) => track === 1).map(({ value }) => value / 24_000),
    sound: found.filter(({ track }) => track === 2).map(({ value }) => value / 32_000),
  };
};

describe('a live channel', () => {
  it('offers two renditions, the smaller first', async () => {
    const master = await get(`/media/live/${token({ kind: 'chat', channel: 'dusk' })}/master.m3u8`);
    expect(master.status).toBe(200);
    expect(master.type).toBe('application/vnd.apple.mpegurl');
    expect(master.body.toString().match(/RESOLUTION=\d+x\d+/g)).toEqual([
      'RESOLUTION=640x360',
      'RESOLUTION=1280x720',
    ]);
    expect(master.body.toString()).toContain('CODECS="avc1.4d401e,mp4a.40.2"');
  });

  it('moves its window on by one segment every two seconds and never ends', async () => {
    const base = `/media/live/${token({ kind: 'chat', channel: 'dusk' })}/360`;
    const first = await text(`${base}/index.m3u8`);
    clock.advance(2000);
    const second = await text(`${base}/index.m3u8`);
    expect(segments(first)).toHaveLength(6);
    expect(segments(second).slice(0, 5)).toEqual(segments(first).slice(1));
    expect(first).not.toContain('ENDLIST');
    expect(first).toContain(`#EXT-X-MEDIA-SEQUENCE:${segments(first)[0]!.replace('.m4s', '')}`);
  });

  it('is one continuous timeline across the end of its loop', async () => {
    const base = `/media/live/${token({ kind: 'chat', channel: 'tide.1001' })}/360`;
    const all: { video: number[]; sound: number[] }[] = [];
    const newest = async (): Promise<string> => segments(await text(`${base}/index.m3u8`)).at(-1)!;
    for (let i = 0; i < 8; i += 1) {
      all.push(times((await get(`${base}/${await newest()}`)).body));
      clock.advance(2000);
    }
    const video = all.flatMap((item) => item.video);
    const sound = all.flatMap((item) => item.sound);
    video.slice(1).forEach((time, i) => expect(time - video[i]!).toBeCloseTo(1, 6));
    // A part holds 31 or 32 frames of 32 ms; across the loop's end, too.
    sound
      .slice(1)
      .forEach((time, i) =>
        expect([0.992, 1.024]).toContain(Number((time - sound[i]!).toFixed(6))),
      );
  });

  it('answers neither segments long gone nor those of the future', async () => {
    const base = `/media/live/${token({ kind: 'chat', channel: 'dusk' })}/360`;
    const [first] = segments(await text(`${base}/index.m3u8`));
    const number = Number.parseInt(first!, 10);
    expect((await get(`${base}/${number}.m4s`)).status).toBe(200);
    expect((await get(`${base}/${number - 5}.m4s`)).status).toBe(404);
    expect((await get(`${base}/${number + 8}.m4s`)).status).toBe(404);
  });

  it('is refused after the end of the grant, also in the middle', async () => {
    const base = `/media/live/${token({ kind: 'chat', channel: 'dusk', until: clock.now() + 10_000 })}`;
    const [segment] = segments(await text(`${base}/360/index.m3u8`));
    clock.advance(10_001);
    expect((await get(`${base}/360/index.m3u8`)).status).toBe(403);
    expect((await get(`${base}/360/${segment}`)).status).toBe(403);
    expect((await get(`${base}/master.m3u8`)).status).toBe(403);
  });
});

describe('a preview', () => {
  it('ends after exactly its seconds', async () => {
    for (const length of [5, 20]) {
      const until = previewUntil(clock.now(), length);
      const base = `/media/live/${token({ kind: 'preview', channel: 'silk', until, seconds: length })}/360`;
      const playlist = await text(`${base}/index.m3u8`);
      expect(seconds(playlist)).toBe(length);
      expect(playlist).toContain('#EXT-X-ENDLIST');
      const names = segments(playlist);
      const last = times((await get(`${base}/${names.at(-1)}`)).body);
      expect(last.video).toHaveLength(length % 2 === 0 ? 2 : 1);
      expect((await get(`${base}/${Number.parseInt(names.at(-1)!, 10) + 1}.m4s`)).status).toBe(404);
    }
  });

  it('[RU-livechat-preview-limit] waits for its first picture: it answers while a slow line loads, and then for its seconds', async () => {
    const began = clock.now();
    const base = `/media/live/${token({ kind: 'preview', channel: 'silk', until: previewUntil(began, 5), seconds: 5 }, 25)}/360`;
    clock.advance(24_000);
    const names = segments(await text(`${base}/index.m3u8`));
    expect(Number.parseInt(names[0]!, 10)).toBe(newestSegment(began, loops.segmentSeconds) - 1);
    expect((await get(`${base}/${names.at(-1)}`)).status).toBe(200);
    clock.advance(1_000);
    expect((await get(`${base}/${names.at(-1)}`)).status).toBe(403);
  });

  it('lists the same segments whenever it is asked', async () => {
    const until = previewUntil(clock.now(), 20);
    const base = `/media/live/${token({ kind: 'preview', channel: 'silk', until, seconds: 20 })}/360`;
    const before = await text(`${base}/index.m3u8`);
    clock.advance(7000);
    expect(await text(`${base}/index.m3u8`)).toBe(before);
  });
});

describe('a video', () => {
  it.each([240, 1799, 1800])('of %i s has a list of that length', async (length) => {
    const base = `/media/vod/${token({ kind: 'full', channel: 'ember.2001', seconds: length })}/720`;
    const playlist = await text(`${base}/index.m3u8`);
    expect(seconds(playlist)).toBe(length);
    expect(segments(playlist)[0]).toBe('0.m4s');
    const last = await get(`${base}/${segments(playlist).at(-1)}`);
    expect(last.status).toBe(200);
    expect(times(last.body).video.at(-1)).toBe(length - 1);
  });

  it('goes through several loops without a step in time', async () => {
    const base = `/media/vod/${token({ kind: 'full', channel: 'ember.2001', seconds: 300 })}/360`;
    const at = async (number: number) => (await get(`${base}/${number}.m4s`)).body;
    const shots = await Promise.all([0, 24, 48, 72].map((number) => at(number)));
    expect(new Set(shots.map((shot) => shot.length)).size).toBe(4);
    expect(times(await at(23)).video.at(-1)! + 1).toBe(times(shots[1]!).video[0]);
  });

  it('shows the holder of a clip its beginning only', async () => {
    const base = `/media/vod/${token({ kind: 'clip', channel: 'ember.2001', seconds: 15 })}/360`;
    expect(seconds(await text(`${base}/index.m3u8`))).toBe(15);
    expect((await get(`${base}/8.m4s`)).status).toBe(404);
  });
});

describe('grants', () => {
  it.each([
    ['none', () => 'x'],
    ['a forged one', () => `${token({ kind: 'chat', channel: 'dusk' }).split('.')[0]}.AAAA`],
    ['an expired one', () => token({ kind: 'chat', channel: 'dusk', until: start - 1 })],
    ['one for a video', () => token({ kind: 'full', channel: 'dusk', seconds: 60 })],
    ['one without seconds', () => token({ kind: 'preview', channel: 'dusk' })],
    ['one for an album', () => token({ kind: 'album', channel: '7' })],
  ])('opens no live channel with %s', async (_name, make) => {
    expect((await get(`/media/live/${make()}/master.m3u8`)).status).toBe(403);
  });

  it.each(['', '/360', '/360/index.m3u', '/361/index.m3u8', '/360/x.m4s', '/360/a/b.m4s'])(
    'finds nothing at "%s"',
    async (path) => {
      const grant = token({ kind: 'chat', channel: 'dusk' });
      expect((await get(`/media/live/${grant}${path}`)).status).toBe(404);
    },
  );

  it('knows only loops that are bundled', async () => {
    const grant = token({ kind: 'chat', channel: 'nowhere.5' });
    expect((await get(`/media/live/${grant}/master.m3u8`)).status).toBe(404);
  });
});
