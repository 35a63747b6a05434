import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FakeClock } from '@vx/kernel/testing';
import { createDemoWorld } from '../../demo/world.ts';
import { createGrants } from '../../platform/grants.ts';
import { createAsking, createHeldRights, holder } from '../../testing/held-grants.ts';
import { createMediaModule, picturePath, pictureWidths } from './index.ts';

const clock = new FakeClock(Date.UTC(2026, 10, 21, 12));
const grants = createGrants({ secret: 'test secret', clock });
const logger = { debug() {}, warn() {}, error() {} };
const revocations = { revoke() {}, onRevoked() {} };
const asking = createAsking();
const rights = createHeldRights();
const deps = {
  securityLog: { note: () => undefined },
  clock,
  scheduler: clock,
  grants,
  revocations,
  logger,
};
const world = createDemoWorld({ now: clock.now() });
const [mira] = world.actors;
let dataDir: string;
let app: FastifyInstance;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vx-pictures-'));
  app = Fastify();
  await createMediaModule({ ...deps, config: { dataDir } }, { rights }).http?.(app, asking);
  await app.ready();
});

afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('pictures', () => {
  it('[RU-actors-avatar-widths] exist as avatars of 60, 160, 320 and 640 pixels', async () => {
    expect(pictureWidths.avatar).toEqual([60, 160, 320, 640]);
    for (const width of pictureWidths.avatar) {
      const answer = await get(picturePath('avatar', mira!.id, width, mira!.imageVersion));
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('image/webp');
      const size = await sharp(answer.rawPayload).metadata();
      expect([size.width, size.height]).toEqual([width, width]);
    }
  });

  it('[RU-videos-image-widths] exist as previews of 320, 640 and 1280 pixels', async () => {
    expect(pictureWidths.video).toEqual([320, 640, 1280]);
    const { id, imageVersion } = world.videos[0]!;
    for (const width of pictureWidths.video) {
      const answer = await get(picturePath('video', id, width, imageVersion));
      const size = await sharp(answer.rawPayload).metadata();
      expect([size.width, size.height]).toEqual([width, Math.round((width * 9) / 16)]);
    }
  });

  it('have the shape of their kind', async () => {
    const shape = async (url: string): Promise<number> => {
      const { width, height } = await sharp((await get(url)).rawPayload).metadata();
      return Math.round((height / width) * 100) / 100;
    };
    expect(await shape(picturePath('portrait', mira!.id, 320, 'x'))).toBe(1.25);
    expect(await shape(picturePath('cover', mira!.id, 320, 'x'))).toBe(0.42);
    expect(await shape(picturePath('banner', mira!.id, 320, 'x'))).toBe(0.33);
  });

  it.each([
    ['another width', '/media/img/avatar/1001/61.webp'],
    ['a width of another kind', '/media/img/portrait/1001/60.webp'],
    ['another kind', '/media/img/poster/1001/320.webp'],
    ['an unknown id', '/media/img/avatar/999999/160.webp'],
    ['an id that is no number', '/media/img/avatar/..%2f..%2fetc/160.webp'],
    ['an id of zero', '/media/img/avatar/0/160.webp'],
    ['another format', '/media/img/avatar/1001/160.png'],
    ['the prototype', '/media/img/constructor/1001/160.webp'],
  ])('are not found for %s', async (_name, url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it('may be kept for ever and are not sent twice', async () => {
    const url = picturePath('avatar', mira!.id, 160, mira!.imageVersion);
    const first = await get(url);
    expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const etag = String(first.headers['etag']);
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    const second = await get(url, { 'if-none-match': etag });
    expect(second.statusCode).toBe(304);
    expect(second.rawPayload).toHaveLength(0);
    expect((await get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('are kept on disk and drawn once, however many ask at once', async () => {
    const url = picturePath('avatar', world.actors[30]!.id, 320, 'x');
    const count = async (): Promise<number> =>
      (await readdir(join(dataDir, 'images'), { recursive: true })).filter((name) =>
        name.endsWith('.webp'),
      ).length;
    const before = await count();
    const answers = await Promise.all(Array.from({ length: 8 }, () => get(url)));
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
    expect(await count()).toBe(before + 1);
  });

  it('are served although they cannot be kept', async () => {
    const other = Fastify();
    const nowhere = { ...deps, config: { dataDir: '/dev/null/nowhere' } };
    await createMediaModule(nowhere, { rights }).http?.(other, asking);
    const answer = await other.inject({ url: picturePath('avatar', mira!.id, 60, 'x') });
    expect(answer.statusCode).toBe(200);
    await other.close();
  });
});

describe('pictures of a performer beyond the demo world', () => {
  it('are drawn from what is known of them, and there are none of what nobody knows', async () => {
    const other = Fastify();
    const sitter = { id: 9001, slug: 'imported-anna', gender: 'F', age: 30 } as const;
    const known = { ...deps, config: { dataDir } };
    await createMediaModule(known, {
      rights,
      performers: (ids) =>
        Promise.resolve(new Map(ids.includes(sitter.id) ? [[sitter.id, sitter]] : [])),
    }).http?.(other, asking);
    const status = async (kind: 'avatar' | 'cover' | 'video' | 'picture', id: number) =>
      (await other.inject({ url: picturePath(kind, id, kind === 'avatar' ? 60 : 320, 'x') }))
        .statusCode;
    expect(await status('avatar', sitter.id)).toBe(200);
    expect(await status('cover', sitter.id)).toBe(200);
    expect(await status('video', sitter.id)).toBe(404);
    expect(await status('picture', sitter.id)).toBe(404);
    expect(await status('avatar', 9002)).toBe(404);
    await other.close();
  });
});

describe('pictures of a paid album', () => {
  const album = world.albums.find(({ free, pictures }) => !free && pictures.length > 4)!;
  const locked = album.pictures.at(-1)!;
  const open = (id: number, until = clock.now() + 60_000): string =>
    grants.signGrant({ kind: 'album', album: id, holder, until }, 3600);
  const bytes = async (grant?: string) => {
    const answer = await get(picturePath('picture', locked.id, 320, 'x', grant));
    return { data: answer.rawPayload, cache: String(answer.headers['cache-control']) };
  };
  /** Mean step between neighbouring pixels. */
  const detail = async (data: Buffer): Promise<number> => {
    const grey = await sharp(data).greyscale().raw().toBuffer();
    let sum = 0;
    for (let i = 1; i < grey.length; i += 1) sum += Math.abs(grey[i]! - grey[i - 1]!);
    return sum / grey.length;
  };

  it('are blurred for everybody and sharp for the holder of a grant', async () => {
    const blurred = await bytes();
    const sharpOne = await bytes(open(album.id));
    expect(await detail(sharpOne.data)).toBeGreaterThan((await detail(blurred.data)) * 2);
    expect(blurred.cache).toContain('public');
    expect(sharpOne.cache).toBe('private, no-store');
  });

  it('are blurred for everybody but the guest and session of the grant, and once that logged out (S1)', async () => {
    const grant = open(album.id);
    const blurred = (await bytes()).data;
    for (const caller of [{ guestId: 'g2', sessionId: 's2' }, { sessionId: 's3' }]) {
      asking.caller = caller;
      expect((await bytes(grant)).data.equals(blurred)).toBe(true);
    }
    asking.caller = {};
    expect((await bytes(grant)).data.equals(blurred)).toBe(false);
    const session = rights.open.sessions.get('s1')!;
    rights.open.sessions.delete('s1');
    clock.advance(1_000);
    expect((await bytes(grant)).data.equals(blurred)).toBe(true);
    rights.open.sessions.set('s1', session);
    clock.advance(1_000);
  });

  it('stay blurred with a grant for another album, an old one or a forged one', async () => {
    const { data } = await bytes();
    for (const grant of [open(1), open(album.id, clock.now() - 1), 'x.y']) {
      expect((await bytes(grant)).data.equals(data)).toBe(true);
    }
  });

  it('are sharp for everybody as far as the preview goes', async () => {
    const first = album.pictures[0]!;
    const answer = await get(picturePath('picture', first.id, 320, 'x'));
    const withGrant = await get(picturePath('picture', first.id, 320, 'x', open(album.id)));
    expect(answer.rawPayload.equals(withGrant.rawPayload)).toBe(true);
  });
});
