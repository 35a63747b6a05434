import { HttpError, NetworkError } from '@vx/api-client';
import type { ErrorCode } from '@vx/contract/errors';
import type {
  StudioChannel,
  StudioEventName,
  StudioKey,
  StudioLine,
  StudioMessage,
  StudioPerformer,
  StudioRatings,
  StudioRoom,
} from '@vx/contract/studio';
import { createStore, type Random } from '@vx/kernel';
import { FakeClock, FakeStorage } from '@vx/kernel/testing';
import type { StudioCalls, StudioLink, StudioSocket } from '../client/ports.ts';
import { createStudio, type Studio } from '../studio.ts';

interface FakeCall {
  readonly key: StudioKey;
  readonly options: {
    readonly body?: Record<string, unknown>;
    readonly query?: Record<string, unknown>;
    readonly params?: Record<string, unknown>;
    readonly idempotencyKey?: string;
  };
}

const euros = (value: number) => ({
  value,
  currency: 'EUR' as const,
  formatted: `€${(value / 100).toFixed(2)}`,
  equivalent: null,
});
const coins = (value: number) => ({
  value,
  currency: 'VXC' as const,
  formatted: String(value),
  equivalent: {
    value: value * 25,
    currency: 'EUR' as const,
    formatted: `€${(value / 4).toFixed(2)}`,
  },
});

/** The server of one performer, in memory: answers calls, sends events, and can be cut off or made to refuse. */
export class FakeStudio {
  readonly clock = new FakeClock(Date.parse('2026-11-28T20:00:00Z'));
  readonly storage = new FakeStorage();
  readonly made: FakeCall[] = [];
  performer: StudioPerformer = {
    performerId: 'p1',
    actorId: '1',
    name: 'Mira',
    language: 'en',
    picture: '/mira.webp',
    presence: 'away',
    busy: false,
  };
  showsReceipts = true;
  ratings: StudioRatings = { count: 3, stars: [0, 0, 0, 1, 2] };
  isLoggedIn = true;
  holdsChair = true;
  isCut = false;
  room: StudioRoom | null = null;
  readonly refusals = new Map<StudioKey, ErrorCode>();
  /** Calls that reach the server only when their promise is kept. */
  readonly delays = new Map<StudioKey, Promise<void>>();
  /** Written lines by their key. */
  readonly written = new Map<string, StudioLine>();
  /** Newest first. */
  channels: StudioChannel[] = [];
  /** Of all channels, oldest first. */
  messages: StudioMessage[] = [];
  readonly page = createStore(true);
  readonly link = createStore<StudioLink>('idle');
  readonly #listeners = new Map<string, (payload: never) => void>();
  readonly #missed: (() => void)[] = [];
  readonly #expired: (() => void)[] = [];
  #ids = 0;

  readonly random: Random = { next: () => 0, uuid: () => `key-${(this.#ids += 1)}` };

  /** Opens a page of the studio. */
  open(): Studio {
    return createStudio({
      calls: this.calls,
      page: this.page,
      openSocket: () => this.socket,
      storage: this.storage,
      clock: this.clock,
      scheduler: this.clock,
      random: this.random,
    });
  }

  callsOf(key: StudioKey): readonly FakeCall[] {
    return this.made.filter((call) => call.key === key);
  }

  emit(name: StudioEventName, payload: object): void {
    this.#listeners.get(name)?.(payload as never);
  }

  miss(): void {
    for (const listener of this.#missed) listener();
  }

  expire(): void {
    for (const listener of this.#expired) listener();
  }

  readonly socket: StudioSocket = {
    link: this.link,
    restart: () => undefined,
    on: (name, listener) => {
      this.#listeners.set(name, listener);
      return () => this.#listeners.delete(name);
    },
    onMissed: (listener) => {
      this.#missed.push(listener);
      return () => undefined;
    },
    onExpired: (listener) => {
      this.#expired.push(listener);
      return () => undefined;
    },
    [Symbol.dispose]: () => undefined,
  };

  readonly calls: StudioCalls = {
    call: async (key, ...[options]) => {
      const call = { key, options: (options ?? {}) as FakeCall['options'] };
      this.made.push(call);
      await (this.delays.get(key) ?? Promise.resolve());
      if (this.isCut) throw new NetworkError('cut');
      const refusal = this.refusals.get(key);
      if (refusal) throw new HttpError({ status: 409, code: refusal });
      if (!this.isLoggedIn && key !== 'POST /login')
        throw new HttpError({ status: 401, code: 'SESSION_EXPIRED' });
      return this.#answer(call) as never;
    },
  };

  guest(chatId: string, name = 'Jonas'): StudioRoom['guests'][number] {
    return {
      chatId,
      name,
      language: 'de',
      kind: 'livechat',
      startedAt: new Date(this.clock.now()).toISOString(),
      seconds: 0,
      pricePerMinute: coins(12),
      paid: coins(0),
      earned: coins(0),
    };
  }

  line(chatId: string, lineId: string, text: string, clientId: string | null = null): StudioLine {
    const at = new Date(this.clock.now()).toISOString();
    const from = clientId ? 'performer' : 'guest';
    return { chatId, lineId, clientId, from, text, gifts: [], at };
  }

  /** Writes into a channel, without a word to the performer's windows. */
  write(channelId: string, text: string, clientId: string | null = null): StudioMessage {
    const message: StudioMessage = {
      channelId,
      messageId: String(this.messages.length + 1),
      clientId,
      from: clientId ? 'performer' : 'guest',
      text,
      gifts: [],
      at: new Date(this.clock.now()).toISOString(),
      paid: coins(clientId ? 0 : 4),
      earned: coins(clientId ? 0 : 2),
    };
    this.messages.push(message);
    const before = this.channel(channelId);
    const now: StudioChannel = {
      channelId,
      name: `Guest ${channelId}`,
      language: 'de',
      unreadCount: (before?.unreadCount ?? 0) + (clientId ? 0 : 1),
      subject: text,
      lastMessageId: message.messageId,
      lastMessageAt: message.at,
      blocked: before?.blocked ?? false,
    };
    this.channels = [now, ...this.channels.filter((one) => one !== before)];
    return message;
  }

  /** A guest writes; every window of the performer is told. */
  receive(channelId: string, text: string): void {
    const message = this.write(channelId, text);
    this.emit('message', { channel: this.channel(channelId), message });
  }

  channel(channelId: string): StudioChannel | undefined {
    return this.channels.find((one) => one.channelId === channelId);
  }

  #answer({ key, options }: FakeCall): unknown {
    switch (key) {
      case 'POST /login':
        this.isLoggedIn = true;
        return { performer: this.performer, bearer: 'b', accessToken: 't', expiresIn: 60 };
      case 'POST /logout':
        this.isLoggedIn = false;
        return { success: true };
      case 'GET /performer':
        return this.performer;
      case 'PUT /presence':
        this.performer = { ...this.performer, presence: options.body?.['presence'] as 'online' };
        return this.performer;
      case 'PUT /chair': {
        if (options.body?.['take'] === true) this.holdsChair = true;
        const until = new Date(this.clock.now() + 30_000).toISOString();
        return { isHeld: this.holdsChair, until };
      }
      case 'GET /room':
        return this.room;
      case 'POST /room/end':
        this.room = null;
        return { success: true };
      case 'POST /chats/{chatId}/lines': {
        const id = options.idempotencyKey ?? '';
        const known =
          this.written.get(id) ??
          this.line(
            String(options.params?.['chatId']),
            `line-${this.written.size + 1}`,
            String(options.body?.['text']),
            id,
          );
        this.written.set(id, known);
        return known;
      }
      case 'GET /earnings':
        return { ...options.query, earned: euros(180), days: [] };
      case 'GET /ratings':
        return this.ratings;
      case 'GET /statement':
        return { total: 0, items: [] };
      default:
        return this.#answerInbox({ key, options });
    }
  }

  #answerInbox({ key, options }: FakeCall): unknown {
    const channelId = String(options.params?.['channelId']);
    switch (key) {
      case 'GET /channels': {
        const { filter = 'newest', offset = 0, limit = 20 } = options.query ?? {};
        const [from, to] = [Number(offset), Number(offset) + Number(limit)];
        const listed = this.channels.filter(
          ({ unreadCount, blocked }) =>
            blocked === (filter === 'blocked') && (filter !== 'unread' || unreadCount > 0),
        );
        return {
          channels: listed.slice(from, to),
          nextOffset: listed.length > to ? to : null,
          unreadCount: this.channels
            .filter(({ blocked }) => !blocked)
            .reduce((sum, { unreadCount }) => sum + unreadCount, 0),
        };
      }
      case 'GET /channels/{channelId}/messages': {
        const { before = Infinity, limit = 30 } = options.query ?? {};
        const channel = this.channel(channelId);
        if (!channel) throw new HttpError({ status: 404, code: 'NOT_FOUND' });
        const all = this.messages.filter(
          (one) => one.channelId === channelId && Number(one.messageId) < Number(before),
        );
        const messages = all.slice(-Number(limit));
        const next = all.length > messages.length ? messages[0]?.messageId : null;
        return { channel, messages, next };
      }
      case 'POST /channels/{channelId}/messages': {
        const id = options.idempotencyKey ?? '';
        const known = this.messages.find(({ clientId }) => clientId === id);
        return known ?? this.write(channelId, String(options.body?.['text']), id);
      }
      case 'POST /channels/{channelId}/block': {
        const blocked = options.body?.['blocked'] === true;
        this.channels = this.channels.map((one) =>
          one.channelId === channelId ? { ...one, blocked } : one,
        );
        return { success: true };
      }
      case 'POST /channels/{channelId}/seen': {
        const until = Number(options.body?.['until']);
        const unreadCount = this.messages.filter(
          (one) =>
            one.channelId === channelId && one.from === 'guest' && Number(one.messageId) > until,
        ).length;
        this.channels = this.channels.map((one) =>
          one.channelId === channelId ? { ...one, unreadCount } : one,
        );
        return { success: true };
      }
      case 'POST /channels/{channelId}/typing':
        return { success: true };
      case 'GET /readReceipts':
        return { shown: this.showsReceipts };
      case 'POST /readReceipts':
        this.showsReceipts = options.body?.['shown'] === true;
        return { success: true };
      default:
        throw new Error(`${key} has no answer.`);
    }
  }
}
