import { pinTargets } from '@vx/contract/enums';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestServer,
  oneDatabase,
  type TestGuest,
  type TestServer,
  type TestSocket,
} from '../../platform/testing/index.ts';
import { smallWorld } from '../../testing/small-world.ts';
import type { ActorsApi } from '../actors/index.ts';

describe.each(oneDatabase)('favourites on %s', (database) => {
  let server: TestServer;
  let actors: ActorsApi;
  let guest: TestGuest;
  let socket: TestSocket;
  let sent = 0;

  const enter = async (): Promise<void> => {
    guest = await server.signUp();
    socket = await server.socket({ as: guest });
    await socket.next('sessionAcknowledge');
  };
  /** Sends a message and answers the code of its refusal, or `null`. */
  const send = async (name: string, payload: object, on = socket): Promise<string | null> => {
    sent += 1;
    const clientId = `favourites-${sent}`;
    on.send(name, payload, clientId);
    const answered = (type: string) =>
      on.next(type, (frame) => frame.payload.clientId === clientId).catch(() => null);
    const frame = await Promise.race([answered('messageAccepted'), answered('messageRefused')]);
    return frame?.type === 'messageRefused' ? frame.payload.code : null;
  };
  const favourites = async (as = guest) =>
    (await server.call('GET /guest/favorite/actors', { as })).body;
  const query = async (document: string) => {
    const { data, errors } = (await server.query(document, { as: guest })).body;
    expect(errors).toBeUndefined();
    return data;
  };

  beforeAll(async () => {
    server = await createTestServer({ database });
    const { modules } = server.running.product;
    for (const module of modules) await module.seed?.(smallWorld());
    ({ api: actors } = modules.find(({ name }) => name === 'actors') as unknown as {
      api: ActorsApi;
    });
    await actors.setOnline([1, 2], true);
    await actors.setOnline([3, 4, 5, 6], false);
    await enter();
  });
  afterAll(() => server.close());

  it.each([
    ['#1', 'SO-favouritePinActor', 'SO-favouriteUnpinActor', 'actor', 'Actor', { actorId: '5' }],
    ['#2', 'SO-favouritePinAlbum', 'SO-favouriteUnpinAlbum', 'album', 'Album', { albumId: '2' }],
    [
      '#3',
      'SO-favouritePinSedcards',
      'SO-favouriteUnpinSedcards',
      'sedcards',
      'Sedcards',
      { sedcardsId: '5' },
    ],
    [
      '#4',
      'SO-favouritePinPicture',
      'SO-favouriteUnpinPicture',
      'picture',
      'Picture',
      { pictureId: '20' },
    ],
  ] as const)(
    '[RU-favorites-pin-message%s][RU-favorites-pin-events][EN-pinTargets][SI-favouritePin][SI-favouriteUnpin][%s][%s] pins and takes off: %s',
    async (_clause, _pin, _unpin, target, name, payload) => {
      expect(pinTargets).toContain(target);
      await enter();
      const [id] = Object.values(payload);
      expect(await send(`favouritePin${name}`, payload)).toBeNull();
      expect((await socket.next('favouritePin')).payload).toEqual({ target, id });
      expect(await send(`favouritePin${name}`, payload)).toBeNull();
      expect(await send(`favouriteUnpin${name}`, payload)).toBeNull();
      expect((await socket.next('favouriteUnpin')).payload).toEqual({ target, id });
      expect(await send(`favouriteUnpin${name}`, payload)).toBeNull();
      // A repeat changes nothing, so nothing is told of it.
      expect(
        socket.frames.filter(({ type }) => type.startsWith('favourite')).map(({ type }) => type),
      ).toEqual(['favouritePin', 'favouriteUnpin']);
    },
  );

  it.each([
    ['favouritePinActor', { actorId: '99' }, 'NOT_FOUND'],
    ['favouritePinActor', { actorId: 'performer-1' }, 'NOT_FOUND'],
    ['favouritePinAlbum', { albumId: '99' }, 'NOT_FOUND'],
    ['favouritePinSedcards', { sedcardsId: '99' }, 'NOT_FOUND'],
    // The third picture of an album that is not free and shows two.
    ['favouritePinPicture', { pictureId: '22' }, 'NOT_FOUND'],
    ['favouritePinActor', { actorId: '1', guestId: 'somebody' }, 'INVALID_INPUT'],
    ['setPinnedActorEmailNotification', { actorId: '6', enabled: true }, 'NOT_FOUND'],
  ])('refuses what does not exist or may not be seen: %s %o', async (name, payload, code) => {
    await enter();
    expect(await send(name, payload)).toBe(code);
    expect(socket.frames.some(({ type }) => type === 'favouritePin')).toBe(false);
  });

  it('[RU-favorites-list-call][RE-favoriteActors] lists ids, who is online first, then the newest', async () => {
    await enter();
    expect(await favourites()).toEqual({ data: [] });
    for (const actorId of ['2', '3', '1', '4']) await send('favouritePinActor', { actorId });
    expect(await favourites()).toEqual({ data: ['1', '2', '4', '3'] });
    await send('favouriteUnpinActor', { actorId: '1' });
    expect(await favourites()).toEqual({ data: ['2', '4', '3'] });
    expect((await server.call('GET /guest/favorite/actors')).status).toBe(401);
  });

  it('[RU-socket-favourite-actors][ET-favoriteActorsMessage][SO-favouriteRequestActors][SI-favouriteActors] tells items and how many are online', async () => {
    await enter();
    for (const actorId of ['1', '3', '4']) await send('favouritePinActor', { actorId });
    expect(await send('favouriteRequestActors', {})).toBeNull();
    const { payload } = await socket.next('favouriteActors');
    expect(payload.onlineCount).toBe(1);
    expect(payload.items.map(({ actorId, isOnline }: never) => [actorId, isOnline])).toEqual([
      ['1', true],
      ['4', false],
      ['3', false],
    ]);
  });

  it('[GQ-pinnedModels][GQ-pinnedRecommendations] pages through the pinned and names who is like them', async () => {
    await enter();
    for (const actorId of ['3', '2', '4']) await send('favouritePinActor', { actorId });
    const page = (args: string) =>
      query(`{ pinnedModels(${args}) { total nextOffset items { id isFavourite } } }`);
    expect((await page('first: 2')).pinnedModels).toEqual({
      total: 3,
      nextOffset: '2',
      items: [
        { id: '2', isFavourite: true },
        { id: '4', isFavourite: true },
      ],
    });
    expect((await page('first: 2, after: "2"')).pinnedModels).toMatchObject({
      nextOffset: null,
      items: [{ id: '3' }],
    });
    const { pinnedRecommendations } = await query(
      '{ pinnedRecommendations(first: 2) { id isFavourite } }',
    );
    expect(pinnedRecommendations).toEqual([
      { id: '1', isFavourite: false },
      { id: '5', isFavourite: false },
    ]);
    const visitor = await server.query('{ pinnedModels { total } }');
    expect(visitor.body.errors[0].extensions.code).toBe('NEED_LOGIN');
  });

  it('counts followers and the favourites of the sidebar', async () => {
    await enter();
    const followers = async () =>
      (await query('{ modelById(id: "6") { favourites } }')).modelById.favourites;
    const before = await followers();
    await send('favouritePinActor', { actorId: '6' });
    await send('favouritePinActor', { actorId: '6' });
    await send('favouritePinActor', { actorId: '1' });
    expect(await followers()).toBe(before + 1);
    const sidebar = '{ guestSidebar { pinnedFavoriteCount pinnedFavoriteOnlineCount } }';
    expect((await query(sidebar)).guestSidebar).toEqual({
      pinnedFavoriteCount: 2,
      pinnedFavoriteOnlineCount: 1,
    });
    await send('favouriteUnpinActor', { actorId: '6' });
    await send('favouriteUnpinActor', { actorId: '6' });
    expect(await followers()).toBe(before);
  });

  it('[RE-getPinnedPhotos] lists pinned photos a page at a time', async () => {
    await enter();
    for (const pictureId of ['10', '12', '20']) await send('favouritePinPicture', { pictureId });
    const { body } = await server.call('GET /gallery/getPinnedPhotos', {
      as: guest,
      query: { limit: 2 },
    });
    expect(body.total).toBe(3);
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual(['20', '12']);
    expect(body.items[0].url).toMatch(/^\/media\/img\/picture\/20\//);
  });

  it('[RU-favorites-notify-settings#1][RU-favorites-notify-settings#2][EN-pinnedActorChannels][SO-setPinnedActorEmailNotification][SO-setPinnedActorSmsNotification] switches e-mail and SMS of one pinned actor', async () => {
    await enter();
    await send('favouritePinActor', { actorId: '5' });
    expect(
      await send('setPinnedActorEmailNotification', { actorId: '5', enabled: true }),
    ).toBeNull();
    expect(await send('setPinnedActorSmsNotification', { actorId: '5', enabled: true })).toBeNull();
    const settings = async () =>
      (await server.call('POST /guest/getNotificationsSettings', { as: guest })).body.settings;
    expect((await settings()).actors).toMatchObject([
      { actorId: '5', own: true, on: ['live:app', 'live:email', 'live:sms', 'receipt:app'] },
    ]);
    expect(
      await send('setPinnedActorSmsNotification', { actorId: '5', enabled: false }),
    ).toBeNull();
    expect((await settings()).actors).toMatchObject([
      { actorId: '5', own: true, on: ['live:app', 'live:email', 'receipt:app'] },
    ]);
    // What was chosen for a performer ends with the pin.
    await send('favouriteUnpinActor', { actorId: '5' });
    await send('favouritePinActor', { actorId: '5' });
    expect((await settings()).actors).toMatchObject([
      { actorId: '5', own: false, on: ['live:app', 'receipt:app'] },
    ]);
  });

  it('holds a thousand pins of a kind and no more', async () => {
    await enter();
    await sql`insert into pins (guest_id, target, target_id, created_at)
      select ${guest.guestId}::uuid, 'actor', n, now() from generate_series(1001, 2000) n`.execute(
      server.platform.database.read,
    );
    expect(await send('favouritePinActor', { actorId: '1' })).toBe('LIMIT_REACHED');
    expect(await send('favouritePinAlbum', { albumId: '1' })).toBeNull();
  });

  it('tells a visitor to log in', async () => {
    const visitor = await server.socket();
    await visitor.next('sessionAcknowledge');
    expect(await send('favouritePinActor', { actorId: '1' }, visitor)).toBe('NEED_LOGIN');
  });
});
