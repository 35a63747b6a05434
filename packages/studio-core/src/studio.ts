import { problemOf } from '@vx/api-client';
import {
  createScope,
  type Clock,
  type KeyValueStorage,
  type Random,
  type ReadableStore,
  type Scheduler,
} from '@vx/kernel';
import { createChair, type Chair } from './chair/chair.ts';
import type { PageVisibility, StudioCalls, StudioLink, StudioSocket } from './client/ports.ts';
import { toDay, type DayRange } from './earnings/days.ts';
import { createEarnings, type Earnings } from './earnings/earnings.ts';
import { createInbox, type Inbox } from './inbox/inbox.ts';
import { createOutbox, type Outbox } from './outbox/outbox.ts';
import { createRatings, type Ratings } from './ratings/ratings.ts';
import { createReadReceipts, type ReadReceipts } from './read-receipts/read-receipts.ts';
import { createRoom, type Room } from './room/room.ts';
import { createStudioSession, type StudioSession } from './session/studio-session.ts';

export interface StudioDeps {
  readonly calls: StudioCalls;
  /** @param performerId read for every session */
  readonly openSocket: (performerId: () => string | null) => StudioSocket;
  readonly page: PageVisibility;
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly random: Random;
}

/** The studio of one page: everything that a performer sees and does stands on these stores. */
export interface Studio extends Disposable {
  readonly session: StudioSession;
  readonly chair: Pick<Chair, 'getSnapshot' | 'subscribe'>;
  readonly room: Pick<Room, 'getSnapshot' | 'subscribe' | 'load' | 'end'>;
  readonly inbox: Pick<
    Inbox,
    | 'getSnapshot'
    | 'subscribe'
    | 'conversation'
    | 'load'
    | 'setFilter'
    | 'select'
    | 'block'
    | 'noteTyping'
  >;
  readonly outbox: Pick<Outbox, 'getSnapshot' | 'subscribe' | 'add' | 'retry' | 'cancel'>;
  readonly link: ReadableStore<StudioLink>;
  /** What came in today. */
  readonly today: Earnings;
  /** Loaded by the page that shows them. */
  readonly ratings: Ratings;
  /** Loaded by the page that shows them. */
  readonly readReceipts: ReadReceipts;
  /** Earnings of other days; whoever asks for them ends them. */
  createEarnings(range: DayRange): Earnings;
  /** Epoch milliseconds. */
  now(): number;
  /** Today, Europe/Berlin. */
  day(): string;
}

export function createStudio(deps: StudioDeps): Studio {
  const { calls, clock, scheduler } = deps;
  const scope = createScope();
  const session = scope.own(createStudioSession({ calls }));
  const onLoggedOut = session.handleExpired;
  const onRefused = (error: unknown): void => {
    if (problemOf(error).code === 'CHAIR_TAKEN') chair.check();
  };
  const chair = scope.own(createChair({ calls, clock, scheduler, onLoggedOut }));
  const room = scope.own(createRoom({ calls, scheduler, onLoggedOut, onRefused }));
  const page = scope.own(deps.page);
  const inbox = scope.own(createInbox({ calls, clock, scheduler, page, onLoggedOut }));
  const outbox = scope.own(
    createOutbox({ ...deps, onLine: room.handleLine, onMessage: inbox.handleSent, onRefused }),
  );
  const day = (): string => toDay(clock.now());
  const ofDays = (range: () => DayRange): Earnings => createEarnings({ calls, range, onLoggedOut });
  const today = scope.own(ofDays(() => ({ from: day(), to: day() })));
  const ratings = scope.own(createRatings({ calls, onLoggedOut }));
  const readReceipts = scope.own(createReadReceipts({ calls, onLoggedOut }));
  const performerId = (): string | null => {
    const state = session.getSnapshot();
    return state.kind === 'loggedIn' ? state.performer.performerId : null;
  };
  const socket = scope.own(deps.openSocket(performerId));

  scope.defer(socket.on('chatStarted', (guest) => room.handleStarted(guest)));
  scope.defer(
    socket.on('chatLine', (line) => {
      outbox.handleWritten(line.clientId);
      room.handleLine(line);
    }),
  );
  scope.defer(
    socket.on('chatEnded', (ended) => {
      outbox.handleEnded(ended.chatId);
      room.handleEnded(ended);
      void today.load();
    }),
  );
  scope.defer(
    socket.on('message', (event) => {
      outbox.handleWritten(event.message.clientId);
      inbox.handleMessage(event);
    }),
  );
  scope.defer(socket.on('messageTakenBack', inbox.handleTakenBack));
  scope.defer(socket.on('guestTyping', inbox.handleTyping));
  scope.defer(socket.on('channelSeen', inbox.handleSeen));
  scope.defer(socket.on('performerChanged', (performer) => session.handlePerformer(performer)));
  const loadAll = (): void => {
    void room.load();
    void inbox.load();
    void today.load();
  };
  scope.defer(socket.onMissed(loadAll));
  scope.defer(socket.onExpired(onLoggedOut));
  // Another window may have seen messages that are unread here, and guests have rated chats: no event says so.
  scope.defer(
    page.subscribe(() => {
      if (!page.getSnapshot() || performerId() === null) return;
      void inbox.load();
      void ratings.load();
    }),
  );
  scope.defer(
    socket.link.subscribe(() => {
      if (socket.link.getSnapshot() !== 'connected') return;
      chair.check();
      outbox.flush();
      loadAll();
    }),
  );

  let opened: string | null = null;
  scope.defer(
    session.subscribe(() => {
      const id = performerId();
      if (id === opened) {
        // A presence that was refused because of the chair.
        const state = session.getSnapshot();
        if (state.kind === 'loggedIn' && state.problem === 'CHAIR_TAKEN') chair.check();
        return;
      }
      opened = id;
      if (id === null) {
        chair.stop();
        room.close();
        inbox.close();
        outbox.close();
        return;
      }
      outbox.open(id);
      chair.start();
      loadAll();
      socket.restart();
    }),
  );

  return {
    session,
    chair,
    room,
    inbox,
    outbox,
    link: socket.link,
    today,
    ratings,
    readReceipts,
    createEarnings: (range) => ofDays(() => range),
    now: () => clock.now(),
    day,
    [Symbol.dispose]: () => scope[Symbol.dispose](),
  };
}
