import Fastify, { type FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FakeClock } from '@vx/kernel/testing';
import { createGrants, createRevocations, type Revocations } from '../../platform/grants.ts';
import { createMemoryBus } from '../../platform/bus/memory-bus.ts';
import type { SecurityEvent } from '../../platform/security-log.ts';
import { createAsking, createHeldRights, holder } from '../../testing/held-grants.ts';
import { createGate } from './gate.ts';
import { readSegment } from './fragments.ts';
import { createLooks } from './looks.ts';
import { loadLoops, type Loops } from './loops.ts';
import { newestSegment, previewUntil, segmentStart } from './playlists.rules.ts';
import { createReels } from './reels.ts';
import { streamRoutes } from './streams.ts';

const start = Date.UTC(2026, 10, 21, 12);
const clock = new FakeClock(start);
const grants = createGrants({ secret: 'test secret', clock });
let loops: Loops;
let app: FastifyInstance;
let asking = createAsking();
let rights = createHeldRights();
let revocations: Revocations;
let noted: SecurityEvent[] = [];

beforeAll(async () => {
  loops = await loadLoops();
});

beforeEach(async () => {
  const logger = { debug() {}, warn() {}, error() {} };
  revocations = await createRevocations({ bus: createMemoryBus(), logger });
  rights = createHeldRights();
  asking = createAsking();
  noted = [];
  const securityLog = { note: (event: SecurityEvent) => void noted.push(event) };
  const gate = createGate({ clock, grants, revocations, securityLog }, rights);
  app = Fastify();
  const { identify } = asking;
  // Whoever is filmed at first need has tests of their own.
  const nobody = { find: () => Promise.resolve(null), make: () => Promise.resolve() };
  const looks = createLooks({}, () => Promise.resolve(null));
  const reels = createReels(loops, looks, nobody, null);
  streamRoutes({ clock, scheduler: clock, grants }, { identify, gate, loops, reels })(app);
  await app.ready();
});

/** What a grant of each kind names, when a test says nothing else. */
const named = {
  chat: { chat: 'c1', actor: 1001 },
  preview: { preview: 'p1' },
  full: { video: 2001 },
  clip: { video: 2001 },
  album: { album: 7 },
} as const;

const token = (
  grant: { readonly kind: keyof typeof named } & Record<string, unknown>,
  ttl = 3600,
): string =>
  grants.signGrant(
    { until: clock.now() + ttl * 1000, holder, ...named[grant.kind], ...grant },
    ttl,
  );

async function get(path: string): Promise<{ status: number; body: Buffer; type: string }> {
  const answer = await app.inject({ url: path });
  return {
    status: answer.statusCode,
    body: answer.rawPayload,
    type: String(answer.headers['content-type']),
  };
}

const text = async (path: string): Promise<string> => (await get(path)).body.toString();
const segments = (playlist: string): readonly string[] =>
  playlist.match(/^\d+(?:-[\w-]{22})?\.m4s$/gm) ?? [];
/** The address of a rendition's list, as the master playlist has it. */
const listOf = async (grant: string, rendition = 360): Promise<string> => {
  const master = await text(`/media/live/${grant}/master.m3u8`);
  const name = new RegExp(`^${rendition}/[\\w-]+\\.m3u8$`, 'm').exec(master)?.[0];
  return `/media/live/${grant}/${name}`;
};
const folderOf = (list: string): string => list.slice(0, list.lastIndexOf('/'));
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
    const master = await get(
      `/media/live/${token({ kind: 'chat', channel: 'mira-solene' })}/master.m3u8`,
    );
    expect(master.status).toBe(200);
    expect(master.type).toBe('application/vnd.apple.mpegurl');
    expect(master.body.toString().match(/RESOLUTION=\d+x\d+/g)).toEqual([
      'RESOLUTION=640x360',
      'RESOLUTION=1280x720',
    ]);
    expect(master.body.toString()).toContain('CODECS="avc1.64001e,mp4a.40.2"');
  });

  it('moves its window on by one segment every two seconds and never ends', async () => {
    const list = await listOf(token({ kind: 'chat', channel: 'mira-solene' }));
    const first = await text(list);
    clock.advance(2000);
    const second = await text(list);
    expect(segments(first)).toHaveLength(6);
    expect(segments(second).slice(0, 5)).toEqual(segments(first).slice(1));
    expect(first).not.toContain('ENDLIST');
    expect(first).toContain(`#EXT-X-MEDIA-SEQUENCE:${Number.parseInt(segments(first)[0]!, 10)}`);
  });

  it('is one continuous timeline across the end of its loop', async () => {
    const list = await listOf(token({ kind: 'chat', channel: 'noor-amani.1002' }));
    const all: { video: number[]; sound: number[] }[] = [];
    const newest = async (): Promise<string> => segments(await text(list)).at(-1)!;
    for (let i = 0; i < 8; i += 1) {
      all.push(times((await get(`${folderOf(list)}/${await newest()}`)).body));
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
    const list = await listOf(token({ kind: 'chat', channel: 'mira-solene' }));
    const [first, second] = segments(await text(list));
    expect((await get(`${folderOf(list)}/${first}`)).status).toBe(200);
    clock.advance(8_000);
    expect((await get(`${folderOf(list)}/${first}`)).status).toBe(200);
    clock.advance(2_000);
    expect((await get(`${folderOf(list)}/${first}`)).status).toBe(404);
    expect((await get(`${folderOf(list)}/${second}`)).status).toBe(200);
    const number = Number.parseInt(second!, 10);
    const seal = (of: number): string => grants.seal(`chat:c1/360/${of}`);
    const future = number + 11;
    expect((await get(`${folderOf(list)}/${number}-${seal(number)}.m4s`)).status).toBe(200);
    expect((await get(`${folderOf(list)}/${future}-${seal(future)}.m4s`)).status).toBe(404);
  });

  it('is refused after the end of the grant, also in the middle', async () => {
    const grant = token({ kind: 'chat', channel: 'mira-solene', until: clock.now() + 10_000 });
    const list = await listOf(grant);
    const [segment] = segments(await text(list));
    clock.advance(10_001);
    expect((await get(list)).status).toBe(403);
    expect((await get(`${folderOf(list)}/${segment}`)).status).toBe(403);
    expect((await get(`/media/live/${grant}/master.m3u8`)).status).toBe(403);
  });
});

describe('a preview', () => {
  it('ends after exactly its seconds', async () => {
    for (const length of [5, 20]) {
      const until = previewUntil(clock.now(), length);
      const base = `/media/live/${token({ kind: 'preview', channel: 'jette-lorca', until, seconds: length })}/360`;
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
    const base = `/media/live/${token({ kind: 'preview', channel: 'jette-lorca', until: previewUntil(began, 5), seconds: 5 }, 25)}/360`;
    clock.advance(24_000);
    const names = segments(await text(`${base}/index.m3u8`));
    expect(Number.parseInt(names[0]!, 10)).toBe(newestSegment(began, loops.segmentSeconds) - 1);
    expect((await get(`${base}/${names.at(-1)}`)).status).toBe(200);
    clock.advance(1_000);
    expect((await get(`${base}/${names.at(-1)}`)).status).toBe(403);
  });

  it('lists the same segments whenever it is asked', async () => {
    const until = previewUntil(clock.now(), 20);
    const base = `/media/live/${token({ kind: 'preview', channel: 'jette-lorca', until, seconds: 20 })}/360`;
    const before = await text(`${base}/index.m3u8`);
    clock.advance(7000);
    expect(await text(`${base}/index.m3u8`)).toBe(before);
  });
});

describe('a video', () => {
  it.each([240, 1799, 1800])('of %i s has a list of that length', async (length) => {
    const base = `/media/vod/${token({ kind: 'full', channel: 'noor-amani.2001', seconds: length })}/720`;
    const playlist = await text(`${base}/index.m3u8`);
    expect(seconds(playlist)).toBe(length);
    expect(segments(playlist)[0]).toBe('0.m4s');
    const last = await get(`${base}/${segments(playlist).at(-1)}`);
    expect(last.status).toBe(200);
    expect(times(last.body).video.at(-1)).toBe(length - 1);
  });

  it('stays with its performer, without a step in time', async () => {
    const base = `/media/vod/${token({ kind: 'full', channel: 'noor-amani.2001', seconds: 300 })}/360`;
    const at = async (number: number) => (await get(`${base}/${number}.m4s`)).body;
    const shots = await Promise.all([0, 6, 24, 144].map((number) => at(number)));
    expect(new Set(shots.map((shot) => shot.length)).size).toBe(1);
    expect(times(await at(23)).video.at(-1)! + 1).toBe(times(shots[2]!).video[0]);
  });

  it('shows the holder of a clip its beginning only', async () => {
    const base = `/media/vod/${token({ kind: 'clip', channel: 'noor-amani.2001', seconds: 15 })}/360`;
    expect(seconds(await text(`${base}/index.m3u8`))).toBe(15);
    expect((await get(`${base}/8.m4s`)).status).toBe(404);
  });
});

describe('the loop of a performer', () => {
  const master = (channel: string, query = ''): Promise<string> =>
    text(`/media/live/${token({ kind: 'chat', channel })}/master.m3u8${query}`);
  const sizes = (playlist: string) => playlist.match(/RESOLUTION=\d+x\d+/g);

  it('comes upright when the player asks for it', async () => {
    const tall = await master('mira-solene.1001', '?shape=tall');
    expect(sizes(tall)).toEqual(['RESOLUTION=360x640', 'RESOLUTION=720x1280']);
    const list = /^tall-360\/[\w-]+\.m3u8$/m.exec(tall)?.[0];
    const base = `/media/live/${token({ kind: 'chat', channel: 'mira-solene.1001' })}`;
    const names = segments(await text(`${base}/${list}`));
    expect(names).toHaveLength(6);
    expect((await get(`${base}/tall-360/${names[0]}`)).status).toBe(200);
    expect(sizes(await master('mira-solene.1001', '?shape=wide'))).toContain('RESOLUTION=1280x720');
  });

  it.each(['?shape=round', '?shape=', '?shape=tall&shape=wide', '?shape=toString'])(
    'has no other shape: "%s"',
    async (query) => {
      for (const mode of ['live', 'vod'] as const) {
        const grant =
          mode === 'live'
            ? token({ kind: 'chat', channel: 'mira-solene.1001' })
            : token({ kind: 'full', channel: 'mira-solene.1', seconds: 20 });
        const base = `/media/${mode}/${grant}/master.m3u8`;
        expect((await get(base)).status).toBe(200);
        expect((await get(`${base}${query}`)).status).toBe(404);
      }
    },
  );

  it('has no more lines than were filmed', async () => {
    expect(sizes(await master('jette-lorca.1025'))).toEqual(['RESOLUTION=640x360']);
    const base = `/media/vod/${token({ kind: 'full', channel: 'jette-lorca.1', seconds: 20 })}`;
    expect((await get(`${base}/720/index.m3u8`)).status).toBe(404);
  });

  it('is all that a grant for that performer opens', async () => {
    const shown = async (channel: string): Promise<Buffer> => {
      const base = `/media/vod/${token({ kind: 'full', channel, seconds: 20 })}`;
      return (await get(`${base}/360/0.m4s`)).body;
    };
    const mira = await shown('mira-solene.1');
    expect(mira.equals(await shown('noor-amani.1'))).toBe(false);
    const [reel] = loops.reels('mira-solene', 'wide');
    expect(reel && (await loops.segment(reel, 0, 0, 2))?.equals(mira)).toBe(true);
    const grant = token({ kind: 'full', channel: 'mira-solene.1', seconds: 20 });
    for (const path of ['noor-amani/360/0.m4s', '..%2fnoor-amani-wide-360.mp4/0.m4s'])
      expect((await get(`/media/vod/${grant}/${path}`)).status).toBe(404);
  });

  it("is nobody else's: an unknown one is not replaced", async () => {
    const grant = token({ kind: 'chat', channel: 'dusk.1001' });
    expect((await get(`/media/live/${grant}/master.m3u8`)).status).toBe(404);
  });
});

describe('grants', () => {
  it.each([
    ['none', () => 'x'],
    ['a forged one', () => `${token({ kind: 'chat', channel: 'mira-solene' }).split('.')[0]}.AAAA`],
    ['an expired one', () => token({ kind: 'chat', channel: 'mira-solene', until: start - 1 })],
    ['one for a video', () => token({ kind: 'full', channel: 'mira-solene', seconds: 60 })],
    ['one without seconds', () => token({ kind: 'preview', channel: 'mira-solene' })],
    ['one for an album', () => token({ kind: 'album' })],
  ])('opens no live channel with %s', async (_name, make) => {
    expect((await get(`/media/live/${make()}/master.m3u8`)).status).toBe(403);
  });

  it.each(['', '/360', '/360/index.m3u', '/361/index.m3u8', '/360/x.m4s', '/360/a/b.m4s'])(
    'finds nothing at "%s"',
    async (path) => {
      const grant = token({ kind: 'chat', channel: 'mira-solene' });
      expect((await get(`/media/live/${grant}${path}`)).status).toBe(404);
    },
  );

  it('are noted in the security log when they are refused, each once, however often a player asks', async () => {
    const list = await listOf(token({ kind: 'chat', channel: 'mira-solene' }));
    expect(noted).toEqual([]);
    const forged = `${list.split('/')[3]?.split('.')[0]}.AAAA`;
    asking.caller = { guestId: 'g2', sessionId: 's2' };
    for (let ask = 0; ask < 3; ask += 1) {
      await get(list);
      await get(`/media/live/${forged}/master.m3u8`);
    }
    asking.caller = {};
    rights.open.chats.delete('c1');
    clock.advance(1_000);
    for (let ask = 0; ask < 3; ask += 1) await get(list);
    const event = 'grantRefused';
    expect(noted).toEqual([
      { event, kind: 'chat', why: 'of somebody else' },
      { event, kind: 'unknown', why: 'forged or expired' },
      { event, kind: 'chat', why: 'ended' },
    ]);
    clock.advance(3_600_000);
    await get(`/media/live/${forged}/master.m3u8`);
    expect(noted).toHaveLength(4);
  });

  it.each(['nowhere.5', 'drawn-1.1', 'drawn-0.1', 'drawn-1030x.1', 'imported.', 'imported.7.7'])(
    'know only loops of somebody: "%s" is none',
    async (channel) => {
      const grant = token({ kind: 'chat', channel });
      expect((await get(`/media/live/${grant}/master.m3u8`)).status).toBe(404);
    },
  );
});

describe('a private chat is for one guest, in one session, while it runs (S1)', () => {
  const chatGrant = (): string => token({ kind: 'chat', channel: 'mira-solene' });
  /** Every address of the stream, as a player would know them. */
  async function addresses(grant: string): Promise<readonly string[]> {
    const list = await listOf(grant);
    const playlist = await text(list);
    const init = /URI="([\w-]+\.mp4)"/.exec(playlist)?.[1];
    const files = [init, ...segments(playlist)].map((name) => `${folderOf(list)}/${name}`);
    return [`/media/live/${grant}/master.m3u8`, list, ...files];
  }
  const statuses = async (paths: readonly string[]): Promise<ReadonlySet<number>> =>
    new Set(await Promise.all(paths.map(async (path) => (await get(path)).status)));

  it('opens for its guest', async () => {
    expect(await statuses(await addresses(chatGrant()))).toEqual(new Set([200]));
  });

  it.each([
    ['nobody with a session', { guestId: null, sessionId: null }],
    ['a visitor', { guestId: null, sessionId: 'v1' }],
    ['another guest', { guestId: 'g2', sessionId: 's2' }],
    ['the same guest in another session', { sessionId: 's2' }],
  ])('an address alone opens nothing for %s', async (_who, caller) => {
    const paths = await addresses(chatGrant());
    rights.open.sessions.set('s2', { guestId: 'g1', hasAvs: false, isVip: false });
    asking.caller = caller;
    expect(await statuses(paths)).toEqual(new Set([403]));
  });

  it('notes the first segment that is served of a chat, and neither its lists nor its init', async () => {
    rights.open.chats.set('c1', { guestId: 'g1', actorId: 1001, from: 0, served: false });
    const served = () => rights.open.chats.get('c1')?.served;
    const paths = await addresses(chatGrant());
    const isSegment = (path: string): boolean => /\/\d+-[^/]+\.m4s$/.test(path);
    await statuses(paths.filter((path) => !isSegment(path)));
    expect(served()).toBe(false);
    expect(await statuses(paths.filter(isSegment))).toEqual(new Set([200]));
    expect(served()).toBe(true);
  });

  it('nobody reads a segment a second after the end, though nobody heard of it', async () => {
    const paths = await addresses(chatGrant());
    rights.open.chats.delete('c1');
    clock.advance(999);
    expect(await statuses(paths)).toEqual(new Set([200]));
    clock.advance(1);
    expect(await statuses(paths)).toEqual(new Set([403]));
  });

  it('nobody reads a segment once the end was heard', async () => {
    const paths = await addresses(chatGrant());
    rights.open.chats.delete('c1');
    revocations.revoke('chat:c1');
    expect(await statuses(paths)).toEqual(new Set([403]));
  });

  it.each(['at once where the end of the session was heard', 'after a second where it was not'])(
    'ends with the session: %s',
    async (when) => {
      const paths = await addresses(chatGrant());
      rights.open.sessions.delete('s1');
      if (when.startsWith('at once')) rights.endSession('s1');
      else clock.advance(1_000);
      expect(await statuses(paths)).toEqual(new Set([403]));
    },
  );

  it('nobody reads of another chat, ever: neither by an old address nor by an old name', async () => {
    const old = await addresses(chatGrant());
    rights.open.chats.delete('c1');
    rights.open.chats.set('c2', {
      guestId: 'g2',
      actorId: 1001,
      from: clock.now() - 60_000,
      served: true,
    });
    rights.open.sessions.set('s2', { guestId: 'g2', hasAvs: false, isVip: false });
    clock.advance(1_000);
    expect(await statuses(old)).toEqual(new Set([403]));

    const theirs = { guest: 'g2', session: 's2', address: null };
    asking.caller = { guestId: 'g2', sessionId: 's2' };
    const list = await listOf(
      token({ kind: 'chat', channel: 'mira-solene', chat: 'c2', holder: theirs }),
    );
    const names = segments(await text(list));
    const oldNames = old.map((path) => path.slice(path.lastIndexOf('/') + 1));
    expect(names.filter((name) => oldNames.includes(name))).toEqual([]);
    const asked = oldNames.filter((name) => !name.startsWith('master'));
    expect(await statuses(asked.map((name) => `${folderOf(list)}/${name}`))).toEqual(
      new Set([404]),
    );
    // A grant for the chat of somebody else, or for another performer, is none.
    const mixed = [{ chat: 'c2' }, { chat: 'c2', holder: theirs, actor: 1002 }];
    for (const change of mixed)
      expect(
        (
          await get(
            `/media/live/${token({ kind: 'chat', channel: 'mira-solene', ...change })}/master.m3u8`,
          )
        ).status,
      ).toBe(403);
  });

  it('shows nothing of the chat before: the list begins after its end, and waits for it', async () => {
    const segmentMs = loops.segmentSeconds * 1_000;
    const from = clock.now() - segmentMs * 2.5;
    rights.open.chats.set('c1', { guestId: 'g1', actorId: 1001, from, served: true });
    const list = await listOf(chatGrant());
    const names = segments(await text(list));
    expect(names.length).toBeGreaterThan(0);
    const first = Number.parseInt(names[0]!, 10);
    expect(segmentStart(first, loops.segmentSeconds)).toBeGreaterThanOrEqual(from);
    const before = `${first - 1}-${grants.seal(`chat:c1/360/${first - 1}`)}.m4s`;
    expect((await get(`${folderOf(list)}/${before}`)).status).toBe(404);

    const ended = clock.now();
    rights.open.chats.set('c1', { guestId: 'g1', actorId: 1001, from: ended, served: true });
    clock.advance(1_000);
    const coming = text(list);
    await clock.advanceAsync(2 * segmentMs);
    const own = segments(await coming);
    expect(own.length).toBeGreaterThan(0);
    expect(segmentStart(Number.parseInt(own[0]!, 10), loops.segmentSeconds)).toBeGreaterThanOrEqual(
      ended,
    );
  });

  it('asks the state once a second, however many segments are asked for', async () => {
    const paths = await addresses(chatGrant());
    clock.advance(1_000);
    const before = rights.reads();
    for (let i = 0; i < 50; i += 1) await statuses(paths);
    // One for the session, one for the chat.
    expect(rights.reads() - before).toBe(2);
  });
});

describe('a preview (S1)', () => {
  const grantFor = (change: object = {}) => {
    const until = previewUntil(clock.now(), 5);
    return token({ kind: 'preview', channel: 'jette-lorca', until, seconds: 5, ...change });
  };
  const visitor = { guest: null, session: 'v1', address: null };

  it('is for the visitor who began it', async () => {
    asking.caller = { guestId: null, sessionId: 'v1' };
    const list = await listOf(grantFor({ holder: visitor }));
    expect((await get(list)).status).toBe(200);
    asking.caller = { guestId: null, sessionId: 'v2' };
    expect((await get(list)).status).toBe(403);
  });

  it('without a cookie is for one address', async () => {
    asking.caller = { guestId: null, sessionId: null, ip: '192.0.2.1' };
    const holder = { guest: null, session: null, address: '192.0.2.1' };
    const list = await listOf(grantFor({ holder }));
    expect((await get(list)).status).toBe(200);
    asking.caller = { guestId: null, sessionId: null, ip: '192.0.2.2' };
    expect((await get(list)).status).toBe(403);
  });

  it('ends within a second when a private chat begins', async () => {
    const list = await listOf(grantFor());
    rights.open.previews.delete('p1');
    clock.advance(1_000);
    expect((await get(list)).status).toBe(403);
  });

  it('shows nothing of the private chat before it, and its seconds all the same', async () => {
    const from = clock.now() - 100;
    rights.open.previews.set('p1', { from });
    const playlist = await text(await listOf(grantFor()));
    const first = Number.parseInt(segments(playlist)[0]!, 10);
    expect(segmentStart(first, loops.segmentSeconds)).toBeGreaterThanOrEqual(from);
    expect(seconds(playlist)).toBe(5);
  });
});

describe('a video (S1)', () => {
  const listFor = (kind: 'full' | 'clip') => {
    const grant = token({ kind, channel: 'noor-amani.2001', seconds: 15 });
    return `/media/vod/${grant}/360/index.m3u8`;
  };

  it('closes within a second of what opened it: a withdrawal, a lock, a log-out', async () => {
    const [full, clip] = [listFor('full'), listFor('clip')];
    expect([(await get(full)).status, (await get(clip)).status]).toEqual([200, 200]);
    rights.open.videos.set('2001:g1', 'clip');
    clock.advance(1_000);
    expect([(await get(full)).status, (await get(clip)).status]).toEqual([403, 200]);
    rights.open.sessions.delete('s1');
    clock.advance(1_000);
    expect((await get(clip)).status).toBe(403);
  });

  it('is for the session that asked where it plays', async () => {
    const full = listFor('full');
    asking.caller = { sessionId: 's2' };
    rights.open.sessions.set('s2', { guestId: 'g1', hasAvs: false, isVip: false });
    expect((await get(full)).status).toBe(403);
  });
});
