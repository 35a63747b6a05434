import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { oneDatabase } from '../../platform/testing/index.ts';
import { createLiveBench, dataOf, type LiveBench } from '../../testing/live-bench.ts';

const ids = (items: readonly { id: string }[]): readonly string[] => items.map(({ id }) => id);

describe.each(oneDatabase)('videos on %s', (kind) => {
  let bench: LiveBench;
  beforeAll(async () => {
    bench = await createLiveBench(kind);
  });
  afterAll(() => bench[Symbol.asyncDispose]());

  it.each([
    ['newest first', '', ['8', '7', '6', '5', '4', '3', '2', '1']],
    ['cheapest', 'sort: cheapest, pageSize: 3', ['8', '1', '2']],
    ['most expensive', 'sort: mostExpensive, pageSize: 2', ['7', '6']],
    ['longest', 'sort: longest, pageSize: 2', ['8', '7']],
    ['shortest', 'sort: shortest, pageSize: 2', ['1', '2']],
    ['best selling', 'sort: bestSelling, pageSize: 3', ['6', '5', '4']],
    ['top rated', 'sort: topRated, pageSize: 3', ['8', '5', '2']],
    ['trending', 'sort: topTrending, pageSize: 3', ['8', '7', '6']],
    ['of a performer', 'filter: { modelIds: ["1"] }', ['5', '1']],
    ['by acting group', 'filter: { actingGroups: ["female"] }', ['7', '6', '5', '3', '2', '1']],
    ['by ids', 'filter: { ids: ["3", "x", "1"] }', ['3', '1']],
    [
      'by tags, all of them, each once',
      'filter: { tags: ["tattoo", "brunette", "tattoo"] }',
      ['8', '6', '4', '2'],
    ],
    [
      'released from and until',
      'filter: { releasedFrom: "2026-11-12T00:00:00Z", releasedUntil: "2026-11-14T00:00:00Z" }',
      ['4', '3', '2'],
    ],
    ['by duration', 'filter: { duration: { from: 300, to: 400 } }', ['3', '2']],
    ['with the duration unset', 'filter: { duration: { from: -1, to: -1 }, ids: ["1"] }', ['1']],
    ['free', 'filter: { types: { free: true } }', ['8']],
    ['free or on sale', 'filter: { types: { free: true, discount: true } }', ['8', '3']],
    [
      'premium without classics',
      'filter: { types: { premium: true, classic: false } }',
      ['6', '5', '4', '3', '1'],
    ],
    ['VIP', 'filter: { types: { vip: true } }', ['7']],
    [
      'camera recordings left out',
      'filter: { types: { original: true } }, pageSize: 2, sort: shortest',
      ['1', '2'],
    ],
    ['bought, by nobody', 'filter: { types: { bought: true } }', []],
  ])('[GQ-videos] filters and sorts: %s', async (_name, args, expected) => {
    const { videos } = await dataOf(
      bench.query(`{ videos${args ? `(${args})` : ''} { total nextOffset items { id } } }`),
    );
    expect(ids(videos.items)).toEqual(expected);
    expect(videos.total).toBeGreaterThanOrEqual(expected.length);
  });

  it('[RU-filter-trending-8-days] takes the last eight days for trending', async () => {
    const { videos } = await dataOf(
      bench.query('{ videos(filter: { types: { trending: true } }) { items { id } } }'),
    );
    // The clock stands at noon of 21 November.
    expect(ids(videos.items)).toEqual(['8', '7', '6', '5', '4']);
  });

  it('[RU-videos-page-size-10][CO-videosPageSize] answers ten when no size is given, and pages on', async () => {
    const ask = (call: string) =>
      bench.query(`{ videos${call} { total nextOffset items { id } } }`);
    await moreVideos(bench, 12);
    expect((await dataOf(ask(''))).videos.items).toHaveLength(10);
    const first = (await dataOf(ask('(pageSize: 15)'))).videos;
    const second = (await dataOf(ask(`(pageSize: 15, after: "${first.nextOffset}")`))).videos;
    expect(first).toMatchObject({ total: 20, nextOffset: '15' });
    expect(second.nextOffset).toBeNull();
    expect(new Set([...ids(first.items), ...ids(second.items)]).size).toBe(20);
    await bench.database.read.deleteFrom('videos').where('id', '>=', 1_000).execute();
  });

  it('[GQ-videosByIds] tells all of a video in the language of the caller', async () => {
    const document = `{ videosByIds(ids: ["3", "99", "1"]) {
      id title description duration ageRating vip free new classic camRecording isVip30Offer isOpen profiles
      price { value currency formatted } basePrice { value } dailyBonusPrice { value } rating { likes dislikes }
      guestInfo { bought gifted flatrate liked } model { id name } tags { tagGroup name }
      previewImages { sizes { width url } } previewThumbnails(first: 100) { url } } }`;
    const { videosByIds } = await dataOf(bench.query(document, { caller: { language: 'es' } }));
    expect(ids(videosByIds)).toEqual(['3', '1']);
    expect(videosByIds[0]).toMatchObject({
      title: 'video 3 es',
      duration: 380,
      price: { value: 30, currency: 'VXC', formatted: '30' },
      basePrice: { value: 45 },
      dailyBonusPrice: null,
      guestInfo: { bought: false, gifted: false, flatrate: false, liked: false },
      isOpen: false,
      profiles: ['hls'],
      model: { id: '3', name: 'Performer 3' },
      tags: [{ tagGroup: 'blonde', name: 'blonde es' }],
    });
  });

  it('[RU-videos-image-widths][CO-imageWidths] has preview images at 320, 640 and 1280', async () => {
    const { videosByIds } = await dataOf(
      bench.query('{ videosByIds(ids: [2]) { previewImages { sizes { width } } } }'),
    );
    expect(videosByIds[0].previewImages.sizes.map(({ width }: { width: number }) => width)).toEqual(
      [320, 640, 1280],
    );
  });

  it('[GQ-videoRecommendations] recommends what is alike, else what is trending', async () => {
    const found = await dataOf(
      bench.query(
        '{ videoRecommendations { id } alike: videoRecommendations(videoId: 2, first: 2) { id } }',
      ),
    );
    expect(found.videoRecommendations).toHaveLength(4);
    expect(found.alike).toHaveLength(2);
    expect(ids(found.alike)).not.toContain('2');
  });

  it('[GQ-actorVideoTags] names the tags of a performer’s videos', async () => {
    const { actorVideoTags } = await dataOf(
      bench.query('{ actorVideoTags(actorId: 2) { tagGroup name } }', {
        caller: { language: 'de' },
      }),
    );
    expect(actorVideoTags).toEqual([
      { tagGroup: 'brunette', name: 'brunette de' },
      { tagGroup: 'tattoo', name: 'tattoo de' },
    ]);
  });

  it('[GQ-photoAlbums][RU-albums-guest-info] lists albums with the pictures that everybody may see', async () => {
    const { photoAlbums, none } = await dataOf(
      bench.query(`{
      photoAlbums { total items { id title free price { value } pictureCount previews { url } actor { id } guestInfo { bought gifted flatrate liked } } }
      none: photoAlbums(modelId: "nobody") { total } }`),
    );
    expect(none).toEqual({ total: 0 });
    expect(photoAlbums.total).toBe(2);
    expect(photoAlbums.items).toMatchObject([
      {
        id: '2',
        title: 'album 2 en',
        free: false,
        price: { value: 25 },
        pictureCount: 4,
        actor: { id: '2' },
        guestInfo: { bought: false, gifted: false, flatrate: false, liked: false },
      },
      { id: '1', free: true },
    ]);
    expect(
      photoAlbums.items.map(({ previews }: { previews: unknown[] }) => previews.length),
    ).toEqual([2, 4]);
  });

  it('leaves out videos of performers who are banned in the country', async () => {
    const { videos } = await dataOf(
      bench.query('{ videos { items { model { id } } } }', { caller: { country: 'FR' } }),
    );
    expect(videos.items.map(({ model }: { model: { id: string } }) => model.id)).not.toContain('3');
  });

  it('asks the database a fixed number of times, however long the list', async () => {
    const guest = await bench.guest(100);
    const document = (pageSize: number) => `{ videos(pageSize: ${pageSize}) { items {
      id title price { formatted } guestInfo { bought } isOpen tags { name } model { id name tags { name } } } } }`;
    const statementsFor = async (pageSize: number): Promise<number> => {
      bench.statements();
      await dataOf(bench.query(document(pageSize), { caller: { guestId: guest } }));
      return bench.statements();
    };
    const [two, eight] = [await statementsFor(2), await statementsFor(8)];
    expect(eight).toBe(two);
    expect(eight).toBeGreaterThan(0);
    expect(eight).toBeLessThanOrEqual(8);
  });

  it('[GM-videoLike][GM-videoDislike][RU-guest-purchases-need-login#3] counts one opinion of each guest', async () => {
    const guest = await bench.guest();
    const say = async (name: string, guestId: string | null = guest) =>
      bench.query(`mutation { ${name}(id: 1) { rating { likes dislikes } guestInfo { liked } } }`, {
        caller: { guestId },
      });
    const first = (await dataOf(say('videoLike'))).videoLike;
    expect(first.guestInfo.liked).toBe(true);
    expect((await dataOf(say('videoLike'))).videoLike).toEqual(first);
    const second = (await dataOf(say('videoDislike'))).videoDislike;
    expect(second).toEqual({
      rating: { likes: first.rating.likes - 1, dislikes: first.rating.dislikes + 1 },
      guestInfo: { liked: false },
    });
    expect((await say('videoLike', null)).errors?.[0]?.message).toContain('NEED_LOGIN');
  });

  it('[RE-getTopVideos][RE-getPromotedVideo][RE-getVideoPictures] answers the videos of a profile', async () => {
    const top = await bench.call('GET /gallery/getTopVideos/{actorIdOrName}', {
      params: { actorIdOrName: 'performer-1' },
    });
    expect((top.videos as { id: string }[]).map(({ id }) => id)).toEqual(['5', '1']);
    const promoted = await bench.call('GET /gallery/getpromotedvideo/{actorId}', {
      params: { actorId: '1' },
    });
    expect(promoted.video).toMatchObject({ id: '5', price: { value: 50 } });
    const pictures = await bench.call('GET /gallery/getVideoPictures/{albumId}', {
      params: { albumId: '5' },
    });
    expect(pictures.pictures).toEqual([{ id: '5', url: '/media/img/video/5/640.webp?v=v5' }]);
    await expect(
      bench.call('GET /gallery/getVideoPictures/{albumId}', { params: { albumId: '500' } }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe.each(oneDatabase)('buying videos on %s', (kind) => {
  let bench: LiveBench;
  beforeEach(async () => {
    bench = await createLiveBench(kind);
  });
  afterEach(() => bench[Symbol.asyncDispose]());

  const buy = (
    guestId: string | null,
    videoId = '3',
    change: { expectedPrice?: number; key?: string } = {},
  ) =>
    bench.call('POST /videos/{videoId}/buy', {
      params: { videoId },
      body: { expectedPrice: change.expectedPrice ?? 30 },
      as: guestId,
      key: change.key ?? randomUUID(),
    });
  const play = (guestId: string | null, videoId = '3') =>
    bench.call('GET /videos/{videoId}/play', { params: { videoId }, as: guestId });
  const expectBalancedLedger = async (): Promise<void> => {
    expect(await bench.money.recomputeBalances()).toEqual([]);
  };

  it('charges, gives the video for good, and tells every device', async () => {
    const guest = await bench.guest(100);
    expect(await play(guest)).toMatchObject({ kind: 'preview', previewSeconds: 20 });
    const bought = await buy(guest);
    expect(bought).toMatchObject({
      success: true,
      guestBalance: 70,
      guestBalanceFormatted: '70',
      entitlement: { videoId: '3', price: { value: 30, currency: 'VXC' } },
    });
    const names = (await bench.events(guest)).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['guestBalance', 'purchaseMade']));
    expect((await bench.events(guest, 'purchaseMade'))[0]?.payload).toMatchObject({
      kind: 'video',
      id: '3',
      price: { value: 30 },
    });
    const full = await play(guest);
    expect(full).toMatchObject({ kind: 'full', previewSeconds: null });
    expect(full.url).toMatch(/^\/media\/vod\/.+\/master\.m3u8$/);
    const { videosByIds } = await dataOf(
      bench.query('{ videosByIds(ids: [3]) { isOpen guestInfo { bought } } }', {
        caller: { guestId: guest },
      }),
    );
    expect(videosByIds).toEqual([{ isOpen: true, guestInfo: { bought: true } }]);
    await expectBalancedLedger();
  });

  it('answers a repeat with the same answer and charges once, ten at a time', async () => {
    const guest = await bench.guest(100);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => buy(guest, '3', { key })));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await bench.balance(guest)).toBe(70);
    await expect(buy(guest, '4', { key, expectedPrice: 40 })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    await expectBalancedLedger();
  });

  it('sells a video to a guest once, whatever two tabs do', async () => {
    const guest = await bench.guest(100);
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => buy(guest)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected')
        expect(result.reason).toMatchObject({ code: 'ALREADY_OWNED' });
    expect(await bench.balance(guest)).toBe(70);
    await expectBalancedLedger();
  });

  it('counts each sale once, when sales are counted', async () => {
    const guests = [await bench.guest(100), await bench.guest(100)];
    const sales = async (): Promise<number> => {
      const { sales: counted } = await bench.database.read
        .selectFrom('videos')
        .select('sales')
        .where('id', '=', 3)
        .executeTakeFirstOrThrow();
      return counted;
    };
    const before = await sales();
    for (const guest of guests) await buy(guest);
    await expect(buy(guests[0]!)).rejects.toMatchObject({ code: 'ALREADY_OWNED' });
    for (let count = 0; count < 2; count += 1) {
      await bench.runTask('videos-count-sales');
      expect(await sales()).toBe(before + 2);
    }
  });

  // The embedded database has one transaction at a time.
  it.skipIf(kind === 'pglite')(
    'waits for nobody who buys the same or changes its counts',
    async () => {
      const guest = await bench.guest(100);
      const [held, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const other = bench.database.transaction(async (tx) => {
        await sql`update videos set sales = sales where id = 3`.execute(tx);
        held.resolve();
        await done.promise;
      });
      await held.promise;
      try {
        // Whoever waits for a lock is refused with UNAVAILABLE.
        expect(await buy(guest)).toMatchObject({ success: true });
      } finally {
        done.resolve();
        await other;
      }
    },
  );

  it('refuses another price with the new one, too little money, and what cannot be bought; nothing is charged', async () => {
    const guest = await bench.guest(20);
    await expect(buy(guest, '3', { expectedPrice: 45 })).rejects.toMatchObject({
      code: 'PRICE_CHANGED',
      detail: { price: 30 },
    });
    await expect(buy(guest)).rejects.toMatchObject({
      code: 'BALANCE_TOO_LOW',
      detail: { balance: 20, missing: 10 },
    });
    await expect(buy(guest, '8', { expectedPrice: 0 })).rejects.toMatchObject({
      code: 'ALREADY_OWNED',
    });
    await expect(buy(guest, '99')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(buy(guest, 'abc')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await bench.balance(guest)).toBe(20);
    expect((await bench.call('GET /guest/purchases', { as: guest })).total).toBe(0);
  });

  it('[RU-guest-purchases-need-login#1] refuses visitors', async () => {
    await expect(buy(null)).rejects.toMatchObject({ code: 'NEED_LOGIN' });
    await expect(bench.call('GET /guest/purchases')).rejects.toMatchObject({ code: 'NEED_LOGIN' });
  });

  it('[RU-guest-vip-only-content#1] keeps VIP videos to VIP guests, who watch them on the flat rate', async () => {
    const guest = await bench.guest(100);
    await expect(buy(guest, '7', { expectedPrice: 70 })).rejects.toMatchObject({
      code: 'NEED_ABO',
    });
    expect(await play(guest, '7')).toMatchObject({ kind: 'preview' });
    bench.vips.add(guest);
    expect(await play(guest, '7')).toMatchObject({ kind: 'full' });
    await expect(buy(guest, '7', { expectedPrice: 70 })).rejects.toMatchObject({
      code: 'ALREADY_OWNED',
    });
  });

  it('[RU-avs-gates-content#1][RU-avs-gates-content#3] neither shows nor sells what asks for an age check, until it is passed', async () => {
    const guest = await bench.guest(100);
    const ask = (avsRequired: boolean) =>
      sql`update videos set avs_required = ${avsRequired} where id = 3`.execute(
        bench.database.read,
      );
    await ask(true);
    try {
      const refused = { code: 'NEED_AGE_CHECK' };
      await expect(play(guest)).rejects.toMatchObject(refused);
      await expect(buy(guest)).rejects.toMatchObject(refused);
      expect(await bench.balance(guest)).toBe(100);
      bench.adults.add(guest);
      expect(await play(guest)).toMatchObject({ kind: 'preview' });
      expect(await buy(guest)).toMatchObject({ guestBalance: 70 });
      expect(await play(guest)).toMatchObject({ kind: 'full' });
    } finally {
      await ask(false);
    }
  });

  it('a refused key may try again after a top-up', async () => {
    const guest = await bench.guest(20);
    const key = randomUUID();
    await expect(buy(guest, '3', { key })).rejects.toMatchObject({ code: 'BALANCE_TOO_LOW' });
    await bench.database.transaction((tx) =>
      bench.money.credit(tx, {
        guestId: guest,
        amount: 20,
        currency: 'VXC',
        kind: 'topup',
        reference: 'more',
      }),
    );
    expect(await buy(guest, '3', { key })).toMatchObject({ guestBalance: 10 });
  });

  it('[RU-videos-guest-access] plays by bought, gifted and flat rate, and free videos for everybody', async () => {
    const guest = await bench.guest(0);
    expect(await play(null, '8')).toMatchObject({ kind: 'full' });
    expect(await play(null, '1')).toMatchObject({
      kind: 'preview',
      previewSeconds: 20,
      poster: '/media/img/video/1/640.webp?v=v1',
    });
    for (const [index, source] of ['bought', 'gifted', 'flatrate'].entries()) {
      const videoId = index + 1;
      await bench.database.read
        .insertInto('video_entitlements')
        .values({
          guest_id: guest,
          video_id: videoId,
          source,
          price: 0,
          currency: 'VXC',
          created_at: new Date(),
        })
        .execute();
      expect(await play(guest, String(videoId))).toMatchObject({ kind: 'full' });
    }
    await expect(play(null, '99')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('lists purchases, newest first, at the price that was paid', async () => {
    const guest = await bench.guest(1_000, 'EUR');
    for (const [videoId, expectedPrice] of [
      ['1', 250],
      ['2', 500],
    ] as const) {
      await buy(guest, videoId, { expectedPrice });
      bench.clock.advance(1_000);
    }
    const all = await bench.call('GET /guest/purchases', { as: guest });
    expect(all).toMatchObject({
      total: 2,
      items: [{ videoId: '2', price: { value: 500, currency: 'EUR' } }, { videoId: '1' }],
    });
    const second = await bench.call('GET /guest/purchases', {
      as: guest,
      query: { offset: 1, limit: 1 },
    });
    expect(second.items.map(({ videoId }) => videoId)).toEqual(['1']);
    const { videos } = await dataOf(
      bench.query('{ videos(filter: { types: { bought: true } }) { items { id } } }', {
        caller: { guestId: guest },
      }),
    );
    expect(ids(videos.items)).toEqual(['2', '1']);
  });
});

/** Copies of video 1 with ids from 1 000 on. */
async function moreVideos(bench: LiveBench, count: number): Promise<void> {
  const { sql } = await import('kysely');
  await sql`
    insert into videos select 1000 + n, actor_id, acting_group, duration, price, base_price, free, vip, is_new, classic,
      cam_recording, age_rating, released_at, likes, dislikes, views, sales, preview_seconds, image_version, loop
    from videos, generate_series(1, ${count}) n where id = 1`.execute(bench.database.read);
  await sql`
    insert into video_translations select 1000 + n, language, title, description
    from video_translations, generate_series(1, ${count}) n where video_id = 1`.execute(
    bench.database.read,
  );
}
