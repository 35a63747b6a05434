import type { IncomingName, SocketContract, SocketPort } from '@vx/contract/socket';
import { createEmitter } from '@vx/kernel';
import { FakeRandom } from '@vx/kernel/testing';
import { describe, expect, it } from 'vitest';
import { createPinnedAlerts, isAlertOn, isAlertPending } from './pinned-alerts.ts';

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

  it('[RU-favorites-notify-settings#1][SO-setPinnedActorEmailNotification][EN-pinnedActorChannels] e-mail is switched with actor and wish', () => {
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

  it('[RU-favorites-notify-settings#2][SO-setPinnedActorSmsNotification] so are text messages', () => {
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
