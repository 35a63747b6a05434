import type {
  IncomingFrame,
  IncomingName,
  OutgoingName,
  SocketContract,
  StreamName,
} from '@vx/contract/socket';
import { FakeClock, FakeLogger, FakeRandom, FakeStorage } from '@vx/kernel/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenSocket, TransportSocket } from '../ports.ts';
import { createRealtime, type Realtime, type RealtimeDeps } from '../realtime.ts';

/** A guest with a session of its own. */
export interface ConformanceGuest {
  readonly guestId: string;
  readonly bearer: string;
  readonly accessToken: string;
}

/** A server under test: how to reach it, and what is needed to make things happen in it. */
export interface ConformanceServer extends AsyncDisposable {
  readonly openSocket: OpenSocket;
  createGuest(): Promise<ConformanceGuest>;
  /** Makes one durable `guestBalance` event for a guest. */
  publish(guestId: string, payload: SocketContract['guestBalance']['payload']): Promise<void>;
  /** Breaks every connection without a close frame. */
  cut(): Promise<void>;
  /** Ends a session. */
  expire(guest: ConformanceGuest): Promise<void>;
  /** Lets what is on its way arrive; a few milliseconds are enough, the suite calls it again and again. */
  settle(): Promise<void>;
  /** A message that the server accepts from this guest, and how often it took effect so far. */
  acceptedMessage(guest: ConformanceGuest): Promise<{
    readonly name: OutgoingName;
    readonly payload: object;
    effects(): Promise<number>;
  }>;
}

const balance = (version: number) => ({
  balance: version,
  balanceFormatted: String(version),
  isPayingCustomer: false,
  version,
  currency: 'VXC' as const,
  equivalent: version * 25,
});

/**
 * The suite that a server of the socket protocol (ADR 0005) passes. The client is the real one on a
 * clock of its own, so that the 50 s between pings take no time; the server's time is its own.
 *
 * @param createServer gets the clock of the clients, for a server that lives in the same fake time
 */
export function realtimeConformance(
  name: string,
  createServer: (clock: FakeClock) => Promise<ConformanceServer>,
): void {
  describe(`${name} keeps to the socket protocol`, () => {
    let clock: FakeClock;
    let server: ConformanceServer;
    let clients: Realtime[] = [];

    beforeEach(async () => {
      clock = new FakeClock(1_000_000);
      server = await createServer(clock);
      clients = [];
    });
    afterEach(async () => {
      for (const client of clients) client[Symbol.dispose]();
      await server[Symbol.asyncDispose]();
    });

    const until = async (what: () => boolean | Promise<boolean>): Promise<void> => {
      for (let turn = 0; turn < 400 && !(await what()); turn += 1) await server.settle();
    };
    const quiet = async (): Promise<void> => {
      for (let turn = 0; turn < 10; turn += 1) await server.settle();
    };

    const connect = (guest: ConformanceGuest | null, deps: Partial<RealtimeDeps> = {}) => {
      const heard: string[] = [];
      const client = createRealtime({
        openSocket: server.openSocket,
        config: () => ({
          language: 'en',
          accessToken: guest?.accessToken ?? 'none',
          bearer: guest?.bearer ?? null,
          guestId: guest?.guestId ?? null,
        }),
        page: () => ({ isMobile: false, isTvLivestream: false, isPaymentPending: false }),
        pageSignals: { isVisible: () => true, listen: () => ({ [Symbol.dispose]() {} }) },
        tabs: null,
        report: () => {},
        storage: new FakeStorage(),
        clock,
        scheduler: clock,
        random: new UniqueRandom(),
        logger: new FakeLogger(),
        ...deps,
      });
      client.on('guestBalance', ({ payload }) => heard.push(`balance ${payload.version}`));
      client.on('resync', ({ stream }) => heard.push(`resync ${stream}`));
      client.on('reload', ({ reason }) => heard.push(`reload ${reason}`));
      clients.push(client);
      client.start();
      return { client, heard };
    };
    const online = async (guest: ConformanceGuest | null, deps: Partial<RealtimeDeps> = {}) => {
      const acknowledged: IncomingFrame<'sessionAcknowledge'>[] = [];
      const test = connect(guest, deps);
      test.client.on('sessionAcknowledge', (frame) => acknowledged.push(frame));
      await until(() => test.client.getSnapshot().link.name === 'online');
      const frame = acknowledged[0];
      if (!frame) throw new Error('no session was acknowledged');
      return { ...test, session: frame.payload };
    };

    it('[SI-sessionAcknowledge] acknowledges a session with ttl, guest and positions', async () => {
      const guest = await server.createGuest();
      const { session } = await online(guest);
      expect(session.guestId).toBe(guest.guestId);
      expect(session.ttl).toBeGreaterThan(0);
      expect(session.positions.guest.epoch).not.toBe('');
      expect(session.positions.public.seq).toBeGreaterThanOrEqual(0);
    });

    it('acknowledges a visitor without a login', async () => {
      expect((await online(null)).session.guestId).toBeNull();
    });

    it('[SI-sessionExpired] turns a wrong bearer away for good', async () => {
      const { client, heard } = connect({
        guestId: 'nobody',
        bearer: 'wrong',
        accessToken: 'none',
      });
      await until(() => client.getSnapshot().link.name === 'stopped');
      expect(client.getSnapshot().link).toMatchObject({ name: 'stopped', reason: 'sessionEnded' });
      expect(heard).toEqual(['reload sessionExpired']);
    });

    it('[SI-pong][RU-socket-pong-ttl] answers a ping with the ttl', async () => {
      const { client } = await online(await server.createGuest());
      const ttls: number[] = [];
      client.on('pong', ({ payload }) => ttls.push(payload.ttl));
      clock.advance(50_000);
      await until(() => ttls.length > 0);
      expect(ttls[0]).toBeGreaterThan(0);
    });

    it('[SI-guestBalance] delivers durable events in order, each once, to every connection of the guest alone', async () => {
      const guest = await server.createGuest();
      const first = await online(guest);
      const second = await online(guest);
      const other = await online(await server.createGuest());
      for (let version = 1; version <= 5; version += 1)
        await server.publish(guest.guestId, balance(version));
      await until(() => first.heard.length >= 5 && second.heard.length >= 5);
      await quiet();
      const all = [1, 2, 3, 4, 5].map((version) => `balance ${version}`);
      expect([first.heard, second.heard, other.heard]).toEqual([all, all, []]);
    });

    it('replays what a client has missed, without a gap and without a resync', async () => {
      const guest = await server.createGuest();
      const { client, heard } = await online(guest);
      await server.publish(guest.guestId, balance(1));
      await until(() => heard.length === 1);
      await server.cut();
      await until(() => client.getSnapshot().link.name === 'waiting');
      await server.publish(guest.guestId, balance(2));
      await server.publish(guest.guestId, balance(3));
      clock.advance(1_000);
      await until(() => heard.length >= 3);
      await server.publish(guest.guestId, balance(4));
      await until(() => heard.length >= 4);
      expect(heard).toEqual(['balance 1', 'balance 2', 'balance 3', 'balance 4']);
    });

    it.each<StreamName>(['guest', 'public'])(
      'says openly that it knows nothing of an unknown epoch of %s',
      async (stream) => {
        const guest = await server.createGuest();
        const { heard } = await online(guest, {
          positions: { [stream]: { epoch: 'never-was', seq: 3 } },
        });
        expect(heard).toEqual([`resync ${stream}`]);
        await server.publish(guest.guestId, balance(1));
        await until(() => heard.length >= 2);
        expect(heard).toEqual([`resync ${stream}`, 'balance 1']);
      },
    );

    it('says openly that a position lies ahead of it', async () => {
      const guest = await server.createGuest();
      const { session } = await online(guest);
      const { epoch, seq } = session.positions.guest;
      const { heard } = await online(guest, { positions: { guest: { epoch, seq: seq + 1_000 } } });
      expect(heard).toEqual(['resync guest']);
    });

    it('[SI-sessionExpired][RU-socket-session-expiry-reload] tells that a session ended', async () => {
      const guest = await server.createGuest();
      const { client, heard } = await online(guest);
      await server.expire(guest);
      await until(() => client.getSnapshot().link.name === 'stopped');
      expect([heard, client.getSnapshot().link]).toMatchObject([
        ['reload sessionExpired'],
        { name: 'stopped', reason: 'sessionEnded' },
      ]);
    });

    it('refuses a message that breaks the contract, by its clientId and code', async () => {
      const { client } = await online(await server.createGuest());
      const sent = client.send('sendMessage', {} as never, { clientId: crypto.randomUUID() });
      await until(() => client.getSnapshot().unsettled === 0);
      expect(await sent).toEqual({ ok: false, error: 'INVALID_INPUT' });
    });

    it('[SO-sendMessage] accepts a message, and once more without a second effect when it is repeated', async () => {
      const guest = await server.createGuest();
      const message = await server.acceptedMessage(guest);
      const before = await message.effects();
      const clientId = crypto.randomUUID();
      for (const tab of [await online(guest), await online(guest)]) {
        const sent = tab.client.send(message.name, message.payload, { clientId });
        await until(() => tab.client.getSnapshot().unsettled === 0);
        expect(await sent).toEqual({ ok: true, value: 'accepted' });
      }
      expect((await message.effects()) - before).toBe(1);
    });

    describe('to a client that does not keep to it', () => {
      const raw = async () => {
        const frames: {
          readonly type: IncomingName;
          readonly payload: Readonly<Record<string, unknown>>;
        }[] = [];
        const closes: number[] = [];
        let opened = false;
        const socket: TransportSocket = server.openSocket({
          opened: () => void (opened = true),
          received: (text) => frames.push(JSON.parse(text)),
          closed: (code) => closes.push(code),
        });
        await until(() => opened);
        return { socket, frames, closes };
      };
      const frame = (type: string, payload: object, more: object = {}): string =>
        JSON.stringify({ type, accessToken: 'none', guestId: null, payload, ...more });

      it('[CO-closeCodeProtocolError] closes with 1002 what is no JSON', async () => {
        const { socket, closes } = await raw();
        socket.send('{"type":');
        await until(() => closes.length > 0);
        expect(closes).toEqual([1002]);
      });

      it('[CO-closeCodeProtocolError] closes with 1002 what does not begin with a session request', async () => {
        const { socket, closes } = await raw();
        socket.send(frame('ping', {}));
        await until(() => closes.length > 0);
        expect(closes).toEqual([1002]);
      });

      it('[RU-socket-logged-in-only] refuses what needs a login', async () => {
        const { socket, frames } = await raw();
        socket.send(frame('sessionRequest', { language: 'en' }));
        await until(() => frames.some(({ type }) => type === 'sessionAcknowledge'));
        const clientId = crypto.randomUUID();
        const payload = {
          channelId: null,
          chatId: 'c1',
          messageType: 'text',
          senderType: 'guest',
          isVideochat: true,
          isFreechat: false,
          data: { text: 'A' },
          includedGifts: [],
        };
        socket.send(frame('sendMessage', payload, { clientId }));
        await until(() => frames.some(({ type }) => type === 'messageRefused'));
        expect(frames.at(-1)?.payload).toEqual({ clientId, code: 'NEED_LOGIN' });
      });
    });
  });
}

/** Ids that a real server, which remembers them for ever, has not seen before. */
class UniqueRandom extends FakeRandom {
  override uuid(): string {
    return crypto.randomUUID();
  }
}
