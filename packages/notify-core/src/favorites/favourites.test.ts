import type { IncomingName, SocketContract } from '@vx/contract/socket';
import { createEmitter } from '@vx/kernel';
import { FakeRandom } from '@vx/kernel/testing';
import { describe, expect, it } from 'vitest';
import { createFavourites, isFollowed } from './favourites.ts';

type Incoming = { [Name in IncomingName]: SocketContract[Name]['payload'] };

function setUp() {
  const events = createEmitter<Incoming>();
  const sent: { readonly name: string; readonly payload: object; readonly clientId: string }[] = [];
  const favourites = createFavourites({
    socket: {
      on: (name, listener) => events.on(name, listener),
      send: (name, payload, options) =>
        void sent.push({ name, payload, clientId: options?.clientId ?? '' }),
    },
    random: new FakeRandom(),
  });
  const follows = (actorId: string, loaded = false): boolean =>
    isFollowed(favourites.getSnapshot(), actorId, loaded);
  const refuse = (place: number): void =>
    events.emit('messageRefused', { clientId: sent[place]?.clientId ?? '', code: 'LIMIT_REACHED' });
  const accept = (place: number): void =>
    events.emit('messageAccepted', { clientId: sent[place]?.clientId ?? '' });
  return { events, sent, favourites, follows, refuse, accept };
}

const presence = (actorId: string, isOnline: boolean) => ({
  actorId,
  isOnline,
  isBusy: false,
  freeChat: false,
  isOnlineMobileVideocall: false,
  isLivePreviewEnabled: false,
  isVoyeurChatAvailable: false,
});

describe('favourites', () => {
  it('[RU-favorites-pin-message#1] sends the id and shows the wish at once', () => {
    const { sent, favourites, follows, accept } = setUp();
    favourites.follow('5', true);
    expect(sent).toMatchObject([{ name: 'favouritePinActor', payload: { actorId: '5' } }]);
    expect(follows('5')).toBe(true);
    expect(favourites.getSnapshot().requested.has('5')).toBe(true);
    accept(0);
    expect(follows('5')).toBe(true);
    expect(favourites.getSnapshot().requested.size).toBe(0);
    favourites.follow('5', false);
    expect(sent[1]).toMatchObject({ name: 'favouriteUnpinActor', payload: { actorId: '5' } });
    expect(follows('5')).toBe(false);
  });

  it('takes back what the server refuses', () => {
    const { favourites, follows, refuse } = setUp();
    favourites.follow('5', true);
    refuse(0);
    expect(follows('5')).toBe(false);
    favourites.follow('6', false);
    refuse(1);
    expect(follows('6', true)).toBe(true);
    expect(favourites.getSnapshot().requested.size).toBe(0);
  });

  it('of two wishes the latest counts, whatever becomes of the first', () => {
    const { favourites, follows, accept, refuse } = setUp();
    favourites.follow('5', true);
    favourites.follow('5', false);
    refuse(0);
    expect(follows('5', true)).toBe(false);
    accept(1);
    expect(follows('5', true)).toBe(false);
  });

  it('[RU-favorites-pin-events][SI-favouritePin][SI-favouriteUnpin] hears pins of other tabs and devices', () => {
    const { events, follows } = setUp();
    events.emit('favouritePin', { target: 'actor', id: '5' });
    expect(follows('5')).toBe(true);
    events.emit('favouriteUnpin', { target: 'actor', id: '5' });
    expect(follows('5', true)).toBe(false);
    events.emit('favouritePin', { target: 'album', id: '7' });
    expect(follows('7')).toBe(false);
  });

  it('[RU-socket-favourite-actors][SO-favouriteRequestActors][SI-favouriteActors] takes the whole list for true, but keeps a wish on its way', () => {
    const { events, sent, favourites, follows } = setUp();
    events.emit('favouritePin', { target: 'actor', id: '9' });
    favourites.follow('5', true);
    favourites.refresh();
    expect(sent[1]).toMatchObject({ name: 'favouriteRequestActors', payload: {} });
    events.emit('favouriteActors', {
      items: [presence('1', true), presence('2', false), presence('3', false)],
      onlineCount: 1,
    });
    expect(['1', '2', '3', '5', '9', '4'].map((id) => follows(id, true))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('keeps what was confirmed while the list was on its way', () => {
    const { events, favourites, follows } = setUp();
    favourites.refresh();
    events.emit('favouritePin', { target: 'actor', id: '5' });
    events.emit('favouriteActors', { items: [presence('1', true)], onlineCount: 1 });
    expect(['1', '5'].map((id) => follows(id))).toEqual([true, true]);
  });

  it('hears nothing after its end', () => {
    const { events, favourites, follows } = setUp();
    favourites[Symbol.dispose]();
    events.emit('favouritePin', { target: 'actor', id: '5' });
    expect(follows('5')).toBe(false);
  });
});
