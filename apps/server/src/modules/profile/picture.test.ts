import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestServer,
  oneDatabase,
  type TestGuest,
  type TestServer,
} from '../../platform/testing/index.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8a5cf6' } });

describe.each(oneDatabase)('the picture of a guest on %s', (database) => {
  let server: TestServer;
  let jpeg: Buffer;
  beforeAll(async () => {
    server = await createTestServer({ database });
    jpeg = await plain(800, 600).jpeg().toBuffer();
  });
  afterAll(() => server.close());

  const send = (as: TestGuest, body: object) =>
    server.call('POST /guest/profile/preview/update', { as, body });
  const upload = (as: TestGuest, file: Buffer) =>
    send(as, { delete: false, image: file.toString('base64') });
  const refusalOf = async (file: Buffer): Promise<string> => {
    const guest = await server.signUp();
    const { status, body } = await upload(guest, file);
    expect(
      (await server.call('POST /guest/profile/get', { as: guest })).body.profile.picture,
    ).toBeNull();
    return `${status} ${body.error?.code}`;
  };
  const fetchPicture = async (path: string) => {
    const answer = await fetch(server.origin + path);
    return { answer, data: Buffer.from(await answer.arrayBuffer()) };
  };

  it('[RE-guestProfilePreviewUpdate] is drawn anew, square, and served from an address of its own', async () => {
    const guest = await server.signUp();
    const { status, body } = await upload(guest, jpeg);
    expect(status).toBe(200);
    const { picture } = body.profile;
    expect(picture).toMatch(/^\/media\/guest\/[\da-f-]{36}\/320\.webp$/);
    expect(picture).not.toContain(guest.guestId);
    const { answer, data } = await fetchPicture(picture);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toContain('max-age');
    expect(await sharp(data).metadata()).toMatchObject({ format: 'webp', width: 320, height: 320 });
    const again = await fetch(server.origin + picture, {
      headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    const small = (await server.call('GET /auth/session', { as: guest })).body.picture;
    expect(small).toBe(picture.replace('320', '160'));
    expect(await sharp((await fetchPicture(small)).data).metadata()).toMatchObject({ width: 160 });
    const sidebar = await server.query('{ guestSidebar { avatar } }', { as: guest });
    expect(sidebar.body.data.guestSidebar.avatar).toBe(small);
    for (const path of [picture.replace('320', '321'), '/media/guest/x/160.webp'])
      expect((await fetch(server.origin + path)).status).toBe(404);
  });

  it('[RU-profile-preview-delete] is taken back by the flag, and another has another address', async () => {
    const [guest, other] = [await server.signUp(), await server.signUp()];
    const first = (await upload(guest, jpeg)).body.profile.picture;
    const second = (await upload(guest, await plain(90, 120).png().toBuffer())).body.profile
      .picture;
    expect(second).not.toBe(first);
    expect((await fetch(server.origin + first)).status).toBe(404);
    // Nobody else takes it back.
    expect((await send(other, { delete: true })).body.profile.picture).toBeNull();
    expect((await fetch(server.origin + second)).status).toBe(200);
    expect((await send(guest, { delete: true })).body.profile.picture).toBeNull();
    expect((await fetch(server.origin + second)).status).toBe(404);
    expect((await send(guest, { delete: true })).status).toBe(200);
    expect((await server.call('GET /auth/session', { as: guest })).body.picture).toBeNull();
    for (const body of [
      { delete: false },
      { delete: true, image: 'AAAA' },
      { delete: false, image: '!' },
    ])
      expect((await send(guest, body)).body.error.code).toBe('INVALID_INPUT');
  });

  it('keeps nothing of the file: no EXIF, no place, no bytes behind the picture', async () => {
    const guest = await server.signUp();
    const secret = '<script>alert("polyglot")</script>PK\x03\x04';
    const tagged = await plain(400, 400)
      .jpeg()
      .withExif({ IFD0: { Copyright: secret }, IFD3: { GPSLatitude: '50/1 56/1 0/1' } })
      .toBuffer();
    expect((await sharp(tagged).metadata()).exif).toBeDefined();
    const { body } = await upload(guest, Buffer.concat([tagged, Buffer.from(secret)]));
    const { data } = await fetchPicture(body.profile.picture);
    expect((await sharp(data).metadata()).exif).toBeUndefined();
    expect(data.includes('polyglot')).toBe(false);
  });

  it('stands upright however the phone was held', async () => {
    const guest = await server.signUp();
    // Red above blue, stored lying on its side.
    const half = await sharp({
      create: { width: 200, height: 100, channels: 3, background: '#00f' },
    })
      .png()
      .toBuffer();
    const stored = await sharp({
      create: { width: 200, height: 200, channels: 3, background: '#f00' },
    })
      .composite([{ input: half, top: 100, left: 0 }])
      .withMetadata({ orientation: 3 })
      .jpeg()
      .toBuffer();
    const { body } = await upload(guest, stored);
    const { data } = await fetchPicture(body.profile.picture);
    const place = { left: 100, top: 20, width: 1, height: 1 };
    const [red = 0, , blue = 0] = await sharp(data).extract(place).raw().toBuffer();
    expect(blue).toBeGreaterThan(red);
  });

  it('is refused when it is none: SVG, HTML, an archive, half a file, a file of another kind', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>';
    expect(await refusalOf(Buffer.from(svg))).toBe('415 UNSUPPORTED_MEDIA_TYPE');
    expect(await refusalOf(Buffer.from('<!doctype html>'))).toBe('415 UNSUPPORTED_MEDIA_TYPE');
    expect(await refusalOf(Buffer.from('PK\x03\x04'))).toBe('415 UNSUPPORTED_MEDIA_TYPE');
    expect(await refusalOf(jpeg.subarray(0, 400))).toBe('415 UNSUPPORTED_MEDIA_TYPE');
    const disguised = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(svg)]);
    expect(await refusalOf(disguised)).toBe('415 UNSUPPORTED_MEDIA_TYPE');
    const gif = await plain(20, 20).gif().toBuffer();
    expect(await refusalOf(gif)).toBe('415 UNSUPPORTED_MEDIA_TYPE');
  });

  it('is refused when it is too large, in bytes or once unpacked', async () => {
    // Some fifty kilobytes that would be 400 megapixels: rows of zeros, one bit a pixel.
    const side = 20_000;
    const chunk = (name: string, data: Buffer): Buffer => {
      const body = Buffer.concat([Buffer.from(name), data]);
      const frame = Buffer.alloc(8);
      frame.writeUInt32BE(data.length, 0);
      frame.writeUInt32BE(crc32(body), 4);
      return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
    };
    const header = Buffer.alloc(13);
    header.writeUInt32BE(side, 0);
    header.writeUInt32BE(side, 4);
    header[8] = 1;
    const bomb = Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(Buffer.alloc(side * (side / 8 + 1)))),
      chunk('IEND', Buffer.alloc(0)),
    ]);
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await refusalOf(bomb)).toBe('413 BODY_TOO_LARGE');
    const long = Buffer.concat([jpeg, Buffer.alloc(8 * 1024 * 1024)]);
    expect(await refusalOf(long)).toMatch(/^4(?:00 INVALID_INPUT|13 BODY_TOO_LARGE)$/);
  });

  it('is a body larger than others may be', async () => {
    const guest = await server.signUp();
    const noisy = await sharp({
      create: {
        width: 1400,
        height: 1400,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    expect(noisy.length).toBeGreaterThan(1024 * 1024);
    expect((await upload(guest, noisy)).status).toBe(200);
    const answer = await server.call('POST /guest/profile/update', {
      as: guest,
      body: { properties: { about: 'a'.repeat(300 * 1024) } },
    });
    expect([answer.status, answer.body.error.code]).toEqual([413, 'BODY_TOO_LARGE']);
  });
});
