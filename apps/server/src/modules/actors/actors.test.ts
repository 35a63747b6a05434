import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneDatabase } from '../../platform/testing/index.ts';
import { createLiveBench, dataOf, type LiveBench } from '../../testing/live-bench.ts';

const ids = (items: readonly { id: string }[]): readonly string[] => items.map(({ id }) => id);

describe.each(oneDatabase)('performers on %s', (kind) => {
  let bench: LiveBench;
  beforeAll(async () => {
    bench = await createLiveBench(kind);
    await bench.actors.setOnline([1, 2, 4], true);
    await bench.actors.setOnline([3, 5, 6], false);
  });
  afterAll(() => bench[Symbol.asyncDispose]());

  it('[GQ-onlineModels] lists who is online, in the order of rank, a page at a time', async () => {
    const page = `query ($after: String) { onlineModels(first: 2, after: $after) { total nextOffset items { id name isOnline onlineState { state } } } }`;
    const first = (await dataOf(bench.query(page))).onlineModels;
    expect(first).toMatchObject({ total: 3, nextOffset: '2' });
    expect(ids(first.items)).toEqual(['2', '1']);
    const second = (await dataOf(bench.query(page, { variables: { after: first.nextOffset } })))
      .onlineModels;
    expect(second).toMatchObject({ total: 3, nextOffset: null });
    expect(ids(second.items)).toEqual(['4']);
    const behind = (await dataOf(bench.query(page, { variables: { after: '40' } }))).onlineModels;
    expect(behind).toEqual({ total: 3, nextOffset: null, items: [] });
  });

  it.each([
    ['everybody, online first', '', ['2', '1', '4', '3', '5', '6']],
    ['by tags, all of them', 'filter: { tags: ["tattoo", "blonde"] }', ['2', '4', '6']],
    ['by gender', 'filter: { genders: ["M", "C"] }', ['4', '5']],
    ['by category', 'filter: { categorySlug: "new" }', ['6']],
    ['by category id', 'filter: { categoryId: 88 }', ['6']],
    ['by price, cheapest first', 'sort: cheapest, filter: { maxPrice: 10 }', ['2', '4', '6']],
    ['by language', 'filter: { languages: ["es"] }', ['1', '3', '5']],
    ['by features', 'filter: { hd: true, voyeur: true }', ['2', '1']],
    ['by age', 'filter: { ageFrom: 25, ageTo: 26 }', ['4', '3']],
    ['registered latest first', 'sort: registered, filter: { online: false }', ['6', '5', '3']],
    [
      'by rating, those below ten last',
      'sort: topRated, filter: { online: true }',
      ['2', '1', '4'],
    ],
    ['by ids', 'filter: { ids: ["5", "nobody", "1"] }', ['1', '5']],
  ])(
    '[GQ-modelsV2][GQ-modelsV3][GQ-filteredModels] filters and sorts: %s',
    async (_name, args, expected) => {
      const call = args ? `(${args})` : '';
      const document = `{ modelsV2${call} { items { id } } modelsV3${call} { total items { id } } filteredModels${call} { items { id } } }`;
      const found = await dataOf(bench.query(document));
      expect(ids(found.modelsV3.items)).toEqual(expected);
      expect(ids(found.modelsV2.items)).toEqual(expected);
      expect(ids(found.filteredModels.items)).toEqual(expected);
      expect(found.modelsV3.total).toBe(expected.length);
    },
  );

  it('[GQ-onlineModels][GQ-modelsV2] counts many filters at once as their lists do', async () => {
    const filters = [
      'filter: {}',
      'filter: { freeChat: true }',
      'filter: { genders: ["M", "C"] }',
      'filter: { isNew: true }',
      'filter: { tags: ["nothing"] }',
      'after: "40"',
    ];
    const ask = (items: string): string =>
      filters
        .flatMap((args, place) => [
          `live${place}: onlineModels(${args}) { total ${items} }`,
          `all${place}: modelsV2(${args}) { total ${items} }`,
        ])
        .join(' ');
    const totalsOf = async (items: string) =>
      Object.entries(await dataOf(bench.query(`{ ${ask(items)} }`))).map(([name, page]) => [
        name,
        (page as { readonly total: number }).total,
      ]);
    const counted = await totalsOf('');
    expect(counted).toEqual(await totalsOf('items { id }'));
    expect(new Set(counted.map(([, total]) => total)).size).toBeGreaterThan(2);
  });

  it('takes hostile texts as plain values', async () => {
    const hostile = `x'; drop table actors; --`;
    const document =
      'query ($tag: [String!], $after: String) { modelsV2(after: $after, filter: { tags: $tag, categorySlug: $after }) { total } }';
    expect(
      await dataOf(bench.query(document, { variables: { tag: [hostile], after: hostile } })),
    ).toEqual({ modelsV2: { total: 0 } });
    expect((await dataOf(bench.query('{ modelsV2 { total } }'))).modelsV2.total).toBe(6);
  });

  it('[GQ-modelById] tells a profile in the language of the caller, with pictures by width', async () => {
    const document = `query ($id: ID!) { modelById(id: $id) {
      id name slug gender headline about isFavourite previewImage
      profile { age city profession } prices { livechat { value currency equivalent { value } } videoCall { value } }
      features { freeChat hd livePreview } images { avatar { srcSet sizes { width } } portrait { sizes { width } } }
      tags { tagGroup name } categories { id slug } heatMap interviews { duration } } }`;
    const model = (
      await dataOf(bench.query(document, { variables: { id: '1' }, caller: { language: 'de' } }))
    ).modelById;
    expect(model).toMatchObject({
      id: '1',
      slug: 'performer-1',
      headline: 'headline 1 de',
      about: 'about 1 de',
      isFavourite: false,
      profile: { age: 23, city: 'City 1', profession: 'painter de' },
      prices: {
        livechat: { value: 12, currency: 'VXC', equivalent: { value: 300 } },
        videoCall: { value: 20 },
      },
      tags: [{ tagGroup: 'brunette', name: 'brunette de' }],
      categories: [{ id: 3, slug: 'all' }],
    });
    expect(model.heatMap).toHaveLength(7);
    expect(model.heatMap[0]).toHaveLength(24);
    expect(model.previewImage).toBe('/media/img/portrait/1/640.webp?v=v1');
    expect((await dataOf(bench.query(document, { variables: { id: 'x1' } }))).modelById).toBeNull();
  });

  it('[RU-actors-avatar-widths][CO-avatarWidths] has avatars at 60, 160, 320 and 640', async () => {
    const found = await dataOf(
      bench.query('{ modelById(id: 2) { images { avatar { sizes { width url } } } } }'),
    );
    const { sizes } = found.modelById.images.avatar;
    expect(sizes.map(({ width }: { width: number }) => width)).toEqual([60, 160, 320, 640]);
    expect(sizes[0].url).toBe('/media/img/avatar/2/60.webp?v=v2');
  });

  it('prices in the currency of the wallet', async () => {
    const guest = await bench.guest(100, 'EUR');
    const found = await dataOf(
      bench.query(
        '{ modelById(id: 1) { prices { livechat { value currency equivalent { value } } } } }',
        { caller: { guestId: guest } },
      ),
    );
    expect(found.modelById.prices.livechat).toEqual({
      value: 300,
      currency: 'EUR',
      equivalent: null,
    });
  });

  it('finds by name in whatever case, and by ids in their order', async () => {
    const found = await dataOf(
      bench.query(
        '{ modelByName(name: "PERFORMER-3") { id } none: modelByName(name: "3") { id } modelsByIds(ids: ["4", "99", "2"]) { id } }',
      ),
    );
    expect(found).toEqual({
      modelByName: { id: '3' },
      none: null,
      modelsByIds: [{ id: '4' }, { id: '2' }],
    });
  });

  it('[GQ-chatRatings][RU-actors-rating-min-10] shows ratings from ten on', async () => {
    const found = await dataOf(
      bench.query(`{
      nine: chatRatings(actorId: 1) { lastNinetyDays { countRatings } }
      ten: chatRatings(actorId: 2) { lastNinetyDays { countRatings satisfactionRate } }
      model: modelById(id: 1) { chatRatings { lastNinetyDays { countRatings } } } }`),
    );
    expect(found).toEqual({
      nine: null,
      ten: { lastNinetyDays: { countRatings: 10, satisfactionRate: 92 } },
      model: { chatRatings: null },
    });
  });

  it('[GQ-recommendedModels][RU-actors-recommendations-4][CO-modelRecommendations] recommends four when nobody says how many', async () => {
    const found = await dataOf(
      bench.query(
        '{ recommendedModels { id } two: recommendedModels(first: 2, ageRating: 12) { id } alike: recommendedModels(first: 3, actorId: 2) { id } }',
      ),
    );
    expect(ids(found.recommendedModels)).toEqual(['2', '1', '4', '3']);
    expect(ids(found.two)).toEqual(['2', '1']);
    expect(ids(found.alike)).toEqual(['1', '3', '4']);
  });

  it('[RU-guest-actor-banned-country] leaves performers out of lists where they are banned, and says so on the profile', async () => {
    const document =
      '{ modelsV3 { total } modelById(id: 3) { isBannedCountryCode bannedCountryCodes } recommendedModels(first: 9, actorId: 1) { id } }';
    const swiss = await dataOf(bench.query(document, { caller: { country: 'CH' } }));
    expect(swiss).toMatchObject({
      modelsV3: { total: 5 },
      modelById: { isBannedCountryCode: true, bannedCountryCodes: ['FR', 'CH'] },
    });
    expect(ids(swiss.recommendedModels)).not.toContain('3');
    const german = await dataOf(bench.query(document));
    expect(german).toMatchObject({
      modelsV3: { total: 6 },
      modelById: { isBannedCountryCode: false },
    });
    expect(
      (await dataOf(bench.query(document, { caller: { country: null } }))).modelsV3.total,
    ).toBe(6);
  });

  it('[GQ-heatMaps] answers a week of hours', async () => {
    const { heatMaps } = await dataOf(bench.query('{ heatMaps(actorId: 1) }'));
    expect(heatMaps).toHaveLength(7);
  });

  it('asks the database a fixed number of times, however long the list', async () => {
    const guest = await bench.guest(100);
    const document = (first: number) => `{ modelsV3(first: ${first}) { total items {
      id headline prices { livechat { formatted } message { formatted } } tags { name } categories { slug } heatMap
      recommendations(first: 3) { id tags { name } } chatRatings { lastNinetyDays { countRatings } } } } }`;
    const statementsFor = async (first: number): Promise<number> => {
      bench.statements();
      await dataOf(bench.query(document(first), { caller: { guestId: guest } }));
      return bench.statements();
    };
    const [two, six] = [await statementsFor(2), await statementsFor(6)];
    expect(six).toBeLessThanOrEqual(two);
    expect(six).toBeGreaterThan(0);
    expect(six).toBeLessThanOrEqual(8);
  });

  describe('calls', () => {
    const note = (guestId: string | null, actorId = '1') =>
      bench.call('GET /actor/getActorNoteById/{actorId}', { params: { actorId }, as: guestId });
    const store = (guestId: string | null, comment: string, actorId = '1') =>
      bench.call('POST /actor/storeActorNote', { body: { actorId, comment }, as: guestId });

    it('[RE-getActorStateById] tells how a performer can be reached', async () => {
      const state = await bench.call('GET /actor/getActorStateById/{actorId}', {
        params: { actorId: '2' },
      });
      expect(state).toMatchObject({
        id: '2',
        isOnline: true,
        isBusy: false,
        freeChat: true,
        isLivePreviewEnabled: true,
        prices: { video: 6, singlec2c: null },
      });
      const offline = await bench.call('GET /actor/getActorStateById/{actorId}', {
        params: { actorId: '3' },
      });
      expect(offline).toMatchObject({ isOnline: false, isLivePreviewEnabled: false });
      await expect(
        bench.call('GET /actor/getActorStateById/{actorId}', { params: { actorId: '77' } }),
      ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });

    it('[RE-getActorDataByIdOrName][RE-getActorPreviewImage] finds by id and by name', async () => {
      const [byId, byName] = await Promise.all(
        ['2', 'Performer-2'].map((actorIdOrName) =>
          bench.call('GET /actor/getActorDataByIdOrName/{actorIdOrName}', {
            params: { actorIdOrName },
            caller: { language: 'nl' },
          }),
        ),
      );
      expect(byName).toEqual(byId);
      expect(byId).toMatchObject({
        name: 'Performer 2',
        tags: ['tattoo nl', 'blonde nl'],
        profileData: { headline: 'headline 2 nl', age: 24 },
        note: null,
      });
      const image = await bench.call('GET /actor/getActorPreviewImage/{actorIdOrName}', {
        params: { actorIdOrName: 'performer-2' },
      });
      expect(image).toEqual({ previewImage: '/media/img/portrait/2/640.webp?v=v2' });
    });

    it('[RU-actors-note][RE-getActorNoteById][RE-storeActorNote] keeps a note for the guest who wrote it', async () => {
      const [guest, other] = [await bench.guest(), await bench.guest()];
      expect(await note(guest)).toEqual({ note: null });
      expect(await store(guest, 'x')).toEqual({ success: true });
      await store(guest, 'y');
      expect(await note(guest)).toEqual({ note: { actorId: '1', comment: 'y' } });
      expect(await note(other)).toEqual({ note: null });
      const own = await bench.call('GET /actor/getActorDataByIdOrName/{actorIdOrName}', {
        params: { actorIdOrName: '1' },
        as: guest,
      });
      expect(own.note).toEqual({ actorId: '1', comment: 'y' });
      await store(guest, '  ');
      expect(await note(guest)).toEqual({ note: null });
      await expect(store(null, 'x')).rejects.toMatchObject({ code: 'NEED_LOGIN' });
      await expect(note(null)).rejects.toMatchObject({ code: 'NEED_LOGIN' });
      await expect(store(guest, 'x', '77')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });

    it('[RU-actors-online-amount][RE-onlineActorsAmount] counts who is online', async () => {
      expect(await bench.call('GET /monitoringActors/onlineActorsAmount')).toEqual({ amount: 3 });
    });
  });

  it('[SI-actorOnline][SI-actorOffline] lets performers come and go, tells everybody, and never empties the site', async () => {
    await bench.actors.setOnline([1, 2, 4], false);
    bench.broadcasts.length = 0;
    for (let step = 0; step < 5; step += 1) {
      bench.clock.advance(200_000);
      await bench.runTask('actors.wander');
    }
    const { amount } = await bench.call('GET /monitoringActors/onlineActorsAmount');
    expect(amount).toBeGreaterThanOrEqual(3);
    expect(bench.broadcasts.length).toBeGreaterThanOrEqual(3);
    for (const { name, payload } of bench.broadcasts)
      expect(name).toBe(payload.isOnline ? 'actorOnline' : 'actorOffline');
  });
});
