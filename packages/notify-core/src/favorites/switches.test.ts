import type { IncomingName, SocketContract, SocketPort } from '@vx/contract/socket';
import { createEmitter } from '@vx/kernel';
import { FakeRandom } from '@vx/kernel/testing';
import { describe, expect, it } from 'vitest';
import { createPinnedAlerts, isAlertOn, isAlertPending } from './pinned-alerts.ts';
import { createPins, isPinned, type PinnedThing } from './pins.ts';

type Incoming = { [Name in IncomingName]: SocketContract[Name]['payload'] };

function fakeSocket() {
  const events = createEmitter<Incoming>();
  const sent: { readonly name: string; readonly payload: object; readonly clientId: string }[] = [];
  const socket: SocketPort = {
    on: (name, listener) => events.on(name, listener),
    send: (name, payload, options) =>
      void sent.push({ name, payload, clientId: options?.clientId ?? '' }),
  };
  const idOf = (place: number): string => sent[place]?.clientId ?? '';
  return {
    socket,
    events,
    sent,
    accept: (place: number) => events.emit('messageAccepted', { clientId: idOf(place) }),
    refuse: (place: number, code: string) =>
      events.emit('messageRefused', { clientId: idOf(place), code }),
  };
}

describe('what a guest is told of one performer', () => {
  const setUp = () => {
    const line = fakeSocket();
    const alerts = createPinnedAlerts({ socket: line.socket, random: new FakeRandom() });
    const set = alerts.getSnapshot().set ?? expect.fail('nothing can be switched');
    return { ...line, alerts, set, known: () => alerts.getSnapshot() };
  };

  it('[RU-favorites-notify-settings][SO-setPinnedActorEmailNotification][EN-pinnedActorChannels] e-mail is switched with actor and wish', () => {
    const { set, sent, known, accept } = setUp();
    set('5', 'email', true);
    expect(sent).toMatchObject([
      { name: 'setPinnedActorEmailNotification', payload: { actorId: '5', enabled: true } },
    ]);
    expect(isAlertOn(known(), '5', 'email', false)).toBe(true);
    expect(isAlertPending(known(), '5', 'email')).toBe(true);
    expect(isAlertOn(known(), '5', 'SMS', false)).toBe(false);
    accept(0);
    expect(isAlertOn(known(), '5', 'email', false)).toBe(true);
    expect(isAlertPending(known(), '5', 'email')).toBe(false);
  });

  it('[RU-favorites-notify-settings][SO-setPinnedActorSmsNotification] so are text messages', () => {
    const { set, sent, known, accept } = setUp();
    set('5', 'SMS', false);
    expect(sent).toMatchObject([
      { name: 'setPinnedActorSmsNotification', payload: { actorId: '5', enabled: false } },
    ]);
    accept(0);
    expect(isAlertOn(known(), '5', 'SMS', true)).toBe(false);
  });

  it('takes back what is refused and says why, until the next switch', () => {
    const { set, known, refuse } = setUp();
    set('5', 'email', true);
    refuse(0, 'NOT_FOUND');
    expect(isAlertOn(known(), '5', 'email', false)).toBe(false);
    expect(known().refused).toBe('NOT_FOUND');
    set('6', 'email', true);
    expect(known().refused).toBeNull();
  });

  it('hears nothing after its end', () => {
    const { alerts, set, known, accept } = setUp();
    set('5', 'email', true);
    alerts[Symbol.dispose]();
    accept(0);
    expect(isAlertPending(known(), '5', 'email')).toBe(true);
  });
});

describe('what is pinned besides performers', () => {
  const setUp = () => {
    const line = fakeSocket();
    const pins = createPins({ socket: line.socket, random: new FakeRandom() });
    const isOn = (target: PinnedThing, id: string, loaded = false): boolean =>
      isPinned(pins.getSnapshot(), target, id, loaded);
    return { ...line, pins, isOn };
  };

  it('[RU-favorites-pin-message][EN-pinTargets][SO-favouritePinAlbum][SO-favouriteUnpinAlbum] pin album 9: favourite pin album with id 9', () => {
    const { pins, sent, isOn, accept } = setUp();
    pins.pin('album', '9', true);
    expect(isOn('album', '9')).toBe(true);
    accept(0);
    pins.pin('album', '9', false);
    expect(sent).toMatchObject([
      { name: 'favouritePinAlbum', payload: { albumId: '9' } },
      { name: 'favouriteUnpinAlbum', payload: { albumId: '9' } },
    ]);
    expect(isOn('album', '9')).toBe(false);
  });

  it('[RU-favorites-pin-message][SO-favouritePinSedcards][SO-favouriteUnpinSedcards] sets of sedcards', () => {
    const { pins, sent } = setUp();
    pins.pin('sedcards', '9', true);
    pins.pin('sedcards', '9', false);
    expect(sent).toMatchObject([
      { name: 'favouritePinSedcards', payload: { sedcardsId: '9' } },
      { name: 'favouriteUnpinSedcards', payload: { sedcardsId: '9' } },
    ]);
  });

  it('[RU-favorites-pin-message][SO-favouritePinPicture][SO-favouriteUnpinPicture] pictures, which the server may refuse', () => {
    const { pins, sent, isOn, refuse } = setUp();
    pins.pin('picture', '9', true);
    pins.pin('picture', '7', false);
    expect(sent).toMatchObject([
      { name: 'favouritePinPicture', payload: { pictureId: '9' } },
      { name: 'favouriteUnpinPicture', payload: { pictureId: '7' } },
    ]);
    refuse(0, 'NOT_FOUND');
    expect(isOn('picture', '9')).toBe(false);
    expect(isOn('picture', '7', true)).toBe(false);
  });

  it('[RU-favorites-pin-events][SI-favouritePin][SI-favouriteUnpin] hears pins of other tabs and devices, each of its kind', () => {
    const { pins, events, isOn } = setUp();
    events.emit('favouritePin', { target: 'album', id: '9' });
    events.emit('favouritePin', { target: 'actor', id: '3' });
    expect(isOn('album', '9')).toBe(true);
    expect(isOn('picture', '9')).toBe(false);
    events.emit('favouriteUnpin', { target: 'album', id: '9' });
    expect(isOn('album', '9', true)).toBe(false);
    expect(pins.getSnapshot().confirmed.size).toBe(1);
  });
});
