import type { RestCalls } from '@vx/api-client';
import type { IncomingName, SocketContract } from '@vx/contract/socket';
import { createEmitter, createStore } from '@vx/kernel';
import { FakeClock, FakeLogger, FakeStorage } from '@vx/kernel/testing';
import { describe, expect, it } from 'vitest';
import { draftsKey } from './drafts-key.ts';
import { createDrafts } from './drafts.ts';

type Incoming = { [Name in IncomingName]: SocketContract[Name]['payload'] };
type Line = 'waiting' | 'online' | 'offline';

/** A server with the draft of each channel. */
function createServer() {
  const drafts = new Map<string, { text: string; version: number }>();
  const saves: string[] = [];
  let holds: Promise<void> | null = null;
  let fails = false;
  const of = (channelId: string) => drafts.get(channelId) ?? { text: '', version: 0 };
  const save = (channelId: string, text: string) => {
    const { text: before, version } = of(channelId);
    drafts.set(channelId, { text, version: before === text ? version : version + 1 });
    return of(channelId);
  };
  const call = async (
    key: string,
    { params, body }: { params: { channelId: string }; body: { text: string } },
  ) => {
    if (key !== 'POST /messenger/channel/{channelId}/draft') return {};
    await holds;
    if (fails) throw new Error('cut');
    saves.push(body.text);
    return save(params.channelId, body.text);
  };
  return {
    of,
    save,
    saves,
    calls: { call } as unknown as Pick<RestCalls, 'call'>,
    setFailing(isFailing: boolean) {
      fails = isFailing;
    },
    hold(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      holds = promise;
      return () => {
        holds = null;
        resolve();
      };
    },
  };
}

/** A device of the guest's; `page` opens a page in it. */
function createDevice(server = createServer(), storage = new FakeStorage()) {
  const clock = new FakeClock();
  const page = (state: Line = 'online', guestId = 'guest-1') => {
    const line = createStore<Line>(state);
    const events = createEmitter<Incoming>();
    const drafts = createDrafts({
      guestId,
      calls: server.calls,
      socket: { on: (name, listener) => events.on(name, listener) },
      line,
      storage,
      scheduler: clock,
      logger: new FakeLogger(),
    });
    const open = (channelId = '4') => {
      const draft = drafts.of(channelId);
      draft.settle(server.of(channelId));
      return draft;
    };
    return { line, drafts, open, events };
  };
  const later = (ms = 1_000): Promise<void> => clock.advanceAsync(ms);
  return { server, storage, clock, page, later };
}

describe('drafts', () => {
  it('are kept at once here, and with the server when typing rests for a second', async () => {
    const { server, page, later } = createDevice();
    const draft = page().open();
    draft.set('G');
    await later(999);
    draft.set('Good');
    expect(page('offline').drafts.of('4').getSnapshot()).toBe('Good');
    await later(999);
    expect(server.saves).toEqual([]);
    await later(1);
    expect(server.saves).toEqual(['Good']);
    await later(60_000);
    expect(server.saves).toEqual(['Good']);
  });

  it('follow to another device, and back', async () => {
    const phone = createDevice();
    const desktop = createDevice(phone.server);
    phone.page().open().set('Good evening');
    await phone.later();
    const there = desktop.page().open();
    expect(there.getSnapshot()).toBe('Good evening');
    there.set('Good evening, Mira');
    await desktop.later();
    expect(phone.page().open().getSnapshot()).toBe('Good evening, Mira');
    there.set('');
    await desktop.later();
    expect(phone.page().open().getSnapshot()).toBe('');
  });

  it('lose nothing where both devices typed and neither knew of the other', async () => {
    const phone = createDevice();
    const desktop = createDevice(phone.server);
    const away = phone.page('offline').open();
    away.set('on the phone');
    desktop.page().open().set('at the desk');
    await desktop.later();
    const back = phone.page().open();
    expect(back.getSnapshot()).toBe('at the desk\non the phone');
    await phone.later();
    expect(phone.server.of('4').text).toBe('at the desk\non the phone');
  });

  it('are not put back by an answer that was asked for before', async () => {
    const { server, page, later } = createDevice();
    const draft = page().open();
    const before = server.of('4');
    draft.set('Good evening');
    await later();
    draft.settle(before);
    expect(draft.getSnapshot()).toBe('Good evening');
  });

  it('end when the server says so: the words were sent elsewhere', async () => {
    const { server, page, later } = createDevice();
    const draft = page().open();
    draft.set('Good evening');
    await later();
    draft.settle(server.save('4', ''));
    expect(draft.getSnapshot()).toBe('');
    await later();
    expect(server.of('4').text).toBe('');
  });

  it('follow while both devices show them, and one is not told of its own', async () => {
    const { server, page, later } = createDevice();
    const { open, events } = page();
    const draft = open();
    const announce = (): void => {
      events.emit('channelDraft', { channelId: '4', draft: server.of('4') });
    };
    server.save('4', 'typed elsewhere');
    events.emit('channelDraft', { channelId: '5', draft: { text: 'not shown', version: 1 } });
    announce();
    expect(draft.getSnapshot()).toBe('typed elsewhere');
    draft.set('typed here');
    const release = server.hold();
    await later();
    // The server has it, and says so before it answers; the guest types on.
    server.save('4', 'typed here');
    draft.set('typed here, too');
    announce();
    expect(draft.getSnapshot()).toBe('typed here, too');
    release();
    await later();
    expect([draft.getSnapshot(), server.of('4').text]).toEqual([
      'typed here, too',
      'typed here, too',
    ]);
  });

  it('wait for the connection, on the next page, too', async () => {
    const { server, page, later } = createDevice();
    const { line, open } = page('offline');
    open().set('Good evening');
    await later();
    expect(server.saves).toEqual([]);
    line.set('online');
    await later(0);
    expect(server.saves).toEqual(['Good evening']);
    page('offline').open().set('Good evening, Mira');
    page('online');
    await later(0);
    expect(server.saves).toEqual(['Good evening', 'Good evening, Mira']);
  });

  it('go one after the other, the newest last, and again after one that failed', async () => {
    const { server, page, later } = createDevice();
    const release = server.hold();
    const draft = page().open();
    draft.set('first');
    await later();
    draft.set('second');
    await later();
    expect(server.saves).toEqual([]);
    release();
    await later();
    expect(server.saves).toEqual(['first', 'second']);
    server.setFailing(true);
    draft.set('third');
    await later();
    server.setFailing(false);
    draft.set('third!');
    await later();
    expect(server.saves).toEqual(['first', 'second', 'third!']);
  });

  it('are gone from the browser once the server has them; what it has not stays', async () => {
    const { server, storage, page } = createDevice();
    const { drafts, open } = page();
    open('4').set('kept');
    open('4').append('with more');
    await drafts.flush();
    expect(server.of('4').text).toBe('kept\nwith more');
    server.setFailing(true);
    open('5').set('refused');
    await drafts.flush();
    drafts.forget();
    expect(Object.keys(JSON.parse(storage.get(draftsKey('guest-1')) ?? '{}'))).toEqual(['5']);
    server.setFailing(false);
    await drafts.flush();
    drafts.forget();
    expect(storage.get(draftsKey('guest-1'))).toBeNull();
  });

  it('are the guest’s alone, and live beside what somebody else wrote there', () => {
    const { storage, page } = createDevice();
    page().open().set('mine');
    expect(page('online', 'guest-2').drafts.of('4').getSnapshot()).toBe('');
    for (const spoiled of ['{"4":', '7', 'null']) {
      storage.set(draftsKey('guest-3'), spoiled);
      expect(page('online', 'guest-3').drafts.of('4').getSnapshot()).toBe('');
    }
  });

  it('leave no timer behind', () => {
    const { clock, page } = createDevice();
    const { drafts, open } = page();
    open().set('Good');
    drafts[Symbol.dispose]();
    expect(clock.pending).toBe(0);
  });
});
