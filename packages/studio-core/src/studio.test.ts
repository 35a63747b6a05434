import { describe, expect, it } from 'vitest';
import { FakeStudio } from './testing/fake-studio.ts';
import { averageOf, type Studio } from './index.ts';

const settle = (world: FakeStudio): Promise<void> => world.clock.advanceAsync(1);

async function openedStudio(world = new FakeStudio()): Promise<{
  readonly world: FakeStudio;
  readonly studio: Studio;
}> {
  const studio = world.open();
  await studio.session.load();
  await settle(world);
  return { world, studio };
}

/** With a guest in the room. */
async function busyStudio(): ReturnType<typeof openedStudio> {
  const world = new FakeStudio();
  world.room = {
    sessionId: 's1',
    kind: 'private',
    startedAt: '2026-11-28T20:00:00Z',
    guests: [world.guest('c1')],
    lines: [world.line('c1', '1', 'Good evening')],
  };
  return openedStudio(world);
}

const textsOf = (studio: Studio): readonly string[] => {
  const room = studio.room.getSnapshot();
  return room.kind === 'running' ? room.lines.map(({ text }) => text) : [];
};

describe('the session', () => {
  it('tells who is logged in, that nobody is, and that it could not be asked', async () => {
    const { world, studio } = await openedStudio();
    expect(studio.session.getSnapshot()).toMatchObject({
      kind: 'loggedIn',
      performer: { name: 'Mira' },
    });
    world.isLoggedIn = false;
    await studio.session.load();
    expect(studio.session.getSnapshot()).toMatchObject({ kind: 'loggedOut', reason: 'none' });
    world.isCut = true;
    await studio.session.load();
    expect(studio.session.getSnapshot()).toEqual({ kind: 'failed', code: 'NETWORK_FAILED' });
  });

  it('opens chair, room and earnings with a log-in, and closes them with its end', async () => {
    const world = new FakeStudio();
    world.isLoggedIn = false;
    const { studio } = await openedStudio(world);
    expect(world.callsOf('PUT /chair')).toEqual([]);
    world.refusals.set('POST /login', 'LOGIN_WRONG');
    await studio.session.logIn('mira@example.com', 'wrong');
    expect(studio.session.getSnapshot()).toMatchObject({
      kind: 'loggedOut',
      problem: 'LOGIN_WRONG',
    });
    world.refusals.clear();
    await studio.session.logIn('mira@example.com', 'right');
    await settle(world);
    expect(studio.chair.getSnapshot().kind).toBe('held');
    expect(studio.today.getSnapshot()).toMatchObject({ earnings: { earned: { value: 180 } } });
    const asked = world.callsOf('PUT /chair').length;
    world.expire();
    expect(studio.session.getSnapshot()).toMatchObject({ kind: 'loggedOut', reason: 'ended' });
    await world.clock.advanceAsync(60_000);
    expect(world.callsOf('PUT /chair')).toHaveLength(asked);
  });

  it('shows a presence at once, and takes it back with its reason when it is refused', async () => {
    const { world, studio } = await openedStudio();
    const coming = studio.session.setPresence('online');
    expect(studio.session.getSnapshot()).toMatchObject({ requested: 'online' });
    await coming;
    expect(studio.session.getSnapshot()).toMatchObject({
      requested: null,
      performer: { presence: 'online' },
    });
    world.refusals.set('PUT /presence', 'CHAT_RUNNING');
    await studio.session.setPresence('away');
    expect(studio.session.getSnapshot()).toMatchObject({
      requested: null,
      problem: 'CHAT_RUNNING',
      performer: { presence: 'online' },
    });
  });
});

describe('the chair', () => {
  it('is held every ten seconds', async () => {
    const { world, studio } = await openedStudio();
    expect(studio.chair.getSnapshot()).toEqual({ kind: 'held' });
    await world.clock.advanceAsync(30_000);
    expect(world.callsOf('PUT /chair').map(({ options }) => options.body)).toEqual([
      {},
      {},
      {},
      {},
    ]);
  });

  it('is another window’s until it is taken back by hand', async () => {
    const { world, studio } = await openedStudio();
    world.holdsChair = false;
    await world.clock.advanceAsync(10_000);
    const state = studio.chair.getSnapshot();
    expect(state).toMatchObject({ kind: 'elsewhere', isTaking: false });
    if (state.kind === 'elsewhere') state.take();
    expect(studio.chair.getSnapshot()).toMatchObject({ isTaking: true });
    await settle(world);
    expect(studio.chair.getSnapshot()).toEqual({ kind: 'held' });
    expect(world.callsOf('PUT /chair').at(-1)?.options.body).toEqual({ take: true });
  });

  it('counts as nobody’s once it was not renewed in its time', async () => {
    const { world, studio } = await openedStudio();
    world.isCut = true;
    await world.clock.advanceAsync(20_000);
    expect(studio.chair.getSnapshot().kind).toBe('held');
    await world.clock.advanceAsync(10_000);
    expect(studio.chair.getSnapshot().kind).toBe('unknown');
  });

  it('is looked at again when a call is refused because of it', async () => {
    const { world, studio } = await busyStudio();
    world.holdsChair = false;
    world.refusals.set('POST /chats/{chatId}/lines', 'CHAIR_TAKEN');
    studio.outbox.add({ kind: 'chat', chatId: 'c1' }, 'Hello');
    await settle(world);
    expect(studio.chair.getSnapshot().kind).toBe('elsewhere');
    expect(studio.outbox.getSnapshot()).toMatchObject([
      { state: 'failed', problem: 'CHAIR_TAKEN' },
    ]);
  });
});

describe('the room', () => {
  it('follows who comes, what is said and who goes', async () => {
    const { world, studio } = await openedStudio();
    expect(studio.room.getSnapshot()).toEqual({ kind: 'empty', ended: null });
    world.emit('chatStarted', world.guest('c2', 'Marek'));
    world.emit('chatLine', world.line('c2', '7', 'Hello'));
    world.emit('chatLine', world.line('c2', '7', 'Hello'));
    expect(textsOf(studio)).toEqual(['Hello']);
    const ended = { chatId: 'c2', name: 'Marek', seconds: 61, paid: {}, earned: {} };
    world.emit('chatEnded', ended);
    expect(studio.room.getSnapshot()).toEqual({ kind: 'empty', ended });
  });

  it('asks for the figures of a running chat every five seconds, and no longer', async () => {
    const { world, studio } = await busyStudio();
    world.room = world.room && {
      ...world.room,
      guests: world.room.guests.map((guest) => ({ ...guest, seconds: 5 })),
      lines: [],
    };
    await world.clock.advanceAsync(5_000);
    expect(studio.room.getSnapshot()).toMatchObject({ guests: [{ seconds: 5 }] });
    // A line that the answer does not hold any more stays.
    expect(textsOf(studio)).toEqual(['Good evening']);
    world.room = null;
    await world.clock.advanceAsync(5_000);
    const asked = world.callsOf('GET /room').length;
    await world.clock.advanceAsync(20_000);
    expect(world.callsOf('GET /room')).toHaveLength(asked);
  });

  it('believes no answer that was asked for before somebody came', async () => {
    const world = new FakeStudio();
    const studio = world.open();
    await studio.session.load();
    // The answer on its way says that nobody is here.
    world.emit('chatStarted', world.guest('c1'));
    world.room = {
      sessionId: 's',
      kind: 'private',
      startedAt: '2026-11-28T20:00:00Z',
      guests: [world.guest('c1')],
      lines: [],
    };
    await settle(world);
    expect(studio.room.getSnapshot()).toMatchObject({ kind: 'running' });
  });

  it('ends for all, and says why it could not', async () => {
    const { world, studio } = await busyStudio();
    world.refusals.set('POST /room/end', 'CHAIR_TAKEN');
    await studio.room.end();
    expect(studio.room.getSnapshot()).toMatchObject({ isEnding: false, problem: 'CHAIR_TAKEN' });
    world.refusals.clear();
    await studio.room.end();
    expect(studio.room.getSnapshot().kind).toBe('empty');
  });

  it('loads anew what was missed for good', async () => {
    const { world, studio } = await openedStudio();
    world.room = {
      sessionId: 's',
      kind: 'private',
      startedAt: '2026-11-28T20:00:00Z',
      guests: [world.guest('c9')],
      lines: [],
    };
    world.miss();
    await settle(world);
    expect(studio.room.getSnapshot()).toMatchObject({ guests: [{ chatId: 'c9' }] });
  });
});

describe('a line', () => {
  it('is shown as sending, and once when event and answer both bring it', async () => {
    const { world, studio } = await busyStudio();
    studio.outbox.add({ kind: 'chat', chatId: 'c1' }, 'How are you?');
    expect(studio.outbox.getSnapshot()).toMatchObject([{ state: 'sending' }]);
    await settle(world);
    world.emit('chatLine', [...world.written.values()][0] ?? {});
    expect(studio.outbox.getSnapshot()).toEqual([]);
    expect(textsOf(studio)).toEqual(['Good evening', 'How are you?']);
  });

  it('waits over a cut and a reload, and goes in order under its own key', async () => {
    const { world, studio } = await busyStudio();
    world.isCut = true;
    studio.outbox.add({ kind: 'chat', chatId: 'c1' }, 'One');
    studio.outbox.add({ kind: 'chat', chatId: 'c1' }, 'Two');
    await settle(world);
    expect(studio.outbox.getSnapshot().map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    const keys = studio.outbox.getSnapshot().map(({ clientId }) => clientId);
    studio[Symbol.dispose]();
    world.isCut = false;
    const again = (await openedStudio(world)).studio;
    expect(again.outbox.getSnapshot()).toHaveLength(2);
    world.link.set('connected');
    await settle(world);
    expect(again.outbox.getSnapshot()).toEqual([]);
    expect([...world.written].map(([key, { text }]) => [key, text])).toEqual([
      [keys[0], 'One'],
      [keys[1], 'Two'],
    ]);
  });

  it('that was refused is sent again by hand, as the same line', async () => {
    const { world, studio } = await busyStudio();
    world.refusals.set('POST /chats/{chatId}/lines', 'CHAIR_TAKEN');
    studio.outbox.add({ kind: 'chat', chatId: 'c1' }, 'Hello');
    await settle(world);
    const [failed] = studio.outbox.getSnapshot();
    world.refusals.clear();
    studio.outbox.retry(failed?.clientId ?? '');
    await settle(world);
    expect([...world.written.keys()]).toEqual([failed?.clientId]);
  });

  it('that was not sent goes with its chat', async () => {
    const { world, studio } = await busyStudio();
    world.isCut = true;
    studio.outbox.add({ kind: 'chat', chatId: 'c1' }, 'Hello');
    await settle(world);
    world.emit('chatEnded', { chatId: 'c1', name: 'Jonas', seconds: 1, paid: {}, earned: {} });
    expect(studio.outbox.getSnapshot()).toEqual([]);
  });
});

describe('ratings', () => {
  it('are there for the page that shows them, and anew when it comes to the front', async () => {
    const { world, studio } = await openedStudio();
    expect(studio.ratings.getSnapshot()).toEqual({ kind: 'loading' });
    await studio.ratings.load();
    expect(studio.ratings.getSnapshot()).toEqual({
      kind: 'loaded',
      ratings: { count: 3, stars: [0, 0, 0, 1, 2] },
    });
    world.ratings = { count: 4, stars: [1, 0, 0, 1, 2] };
    world.page.set(false);
    world.page.set(true);
    await settle(world);
    expect(studio.ratings.getSnapshot()).toMatchObject({ ratings: { count: 4 } });
  });

  it('stay where they cannot be loaded anew, and say so where there are none', async () => {
    const { world, studio } = await openedStudio();
    await studio.ratings.load();
    world.refusals.set('GET /ratings', 'UNAVAILABLE');
    await studio.ratings.load();
    expect(studio.ratings.getSnapshot()).toMatchObject({ ratings: { count: 3 } });
    const other = new FakeStudio();
    other.refusals.set('GET /ratings', 'UNAVAILABLE');
    const { studio: empty } = await openedStudio(other);
    await empty.ratings.load();
    expect(empty.ratings.getSnapshot()).toEqual({ kind: 'failed', code: 'UNAVAILABLE' });
    other.refusals.clear();
    await empty.ratings.load();
    expect(empty.ratings.getSnapshot()).toMatchObject({ kind: 'loaded' });
  });

  it('have a mean, and none without a rating', () => {
    expect(averageOf({ count: 3, stars: [0, 0, 0, 1, 2] })).toBeCloseTo(14 / 3);
    expect(averageOf({ count: 0, stars: [0, 0, 0, 0, 0] })).toBeNull();
  });
});
