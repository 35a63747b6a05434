import type { IncomingName, SocketContract } from '@vx/contract/socket';
import { createEmitter } from '@vx/kernel';
import { FakeClock, FakeRandom } from '@vx/kernel/testing';
import { describe, expect, it } from 'vitest';
import {
  createSignupEmail,
  SIGNUP_EMAIL_PATIENCE_MS,
  SIGNUP_EMAIL_PAUSE_MS,
} from './signup-email.ts';

type Incoming = { [Name in IncomingName]: SocketContract[Name]['payload'] };
const email = 'jonas@example.org';

function setUp() {
  const events = createEmitter<Incoming>();
  const sent: { readonly name: string; readonly payload: object; readonly clientId: string }[] = [];
  const clock = new FakeClock(1_000);
  const mail = createSignupEmail({
    socket: {
      on: (name, listener) => events.on(name, listener),
      send: (name, payload, options) =>
        void sent.push({ name, payload, clientId: options?.clientId ?? '' }),
    },
    random: new FakeRandom(),
    clock,
    scheduler: clock,
  });
  const idOf = (place: number): string => sent[place]?.clientId ?? '';
  return {
    mail,
    sent,
    clock,
    state: () => mail.getSnapshot(),
    accept: (place: number) => events.emit('messageAccepted', { clientId: idOf(place) }),
    refuse: (place: number) =>
      events.emit('messageRefused', { clientId: idOf(place), code: 'TOO_MANY_REQUESTS' }),
  };
}

describe('the mail that confirms an address, once more', () => {
  it('[RU-profile-signup-email][SO-sendSignupEmail] is asked for with the address, once a minute', () => {
    const { mail, sent, clock, state, accept } = setUp();
    mail.send(email);
    mail.send(email);
    expect(sent).toMatchObject([{ name: 'sendSignupEmail', payload: { email } }]);
    expect(state()).toEqual({ name: 'sending', email, isLate: false });
    accept(0);
    expect(state()).toEqual({ name: 'sent', email, nextAt: 1_000 + SIGNUP_EMAIL_PAUSE_MS });
    clock.advance(SIGNUP_EMAIL_PAUSE_MS - 1);
    mail.send(email);
    expect(sent).toHaveLength(1);
    clock.advance(1);
    expect(state()).toEqual({ name: 'idle' });
    mail.send(email);
    expect(sent).toHaveLength(2);
  });

  it('says when the answer takes long, and still takes it', () => {
    const { mail, clock, state, accept } = setUp();
    mail.send(email);
    clock.advance(SIGNUP_EMAIL_PATIENCE_MS);
    expect(state()).toEqual({ name: 'sending', email, isLate: true });
    accept(0);
    expect(state()).toMatchObject({ name: 'sent' });
    clock.advance(SIGNUP_EMAIL_PATIENCE_MS);
    expect(state()).toMatchObject({ name: 'sent' });
  });

  it('can be asked for again at once where it was refused', () => {
    const { mail, sent, clock, state, refuse } = setUp();
    mail.send(email);
    refuse(0);
    expect(state()).toEqual({ name: 'failed', email });
    clock.advance(SIGNUP_EMAIL_PAUSE_MS);
    expect(state()).toEqual({ name: 'failed', email });
    mail.send(email);
    expect(sent).toHaveLength(2);
  });

  it('goes to another address without a wait, and hears no answer for the first', () => {
    const { mail, sent, state, accept } = setUp();
    mail.send(email);
    mail.send('mira@example.org');
    expect(sent).toHaveLength(2);
    accept(0);
    expect(state()).toMatchObject({ name: 'sending', email: 'mira@example.org' });
    accept(1);
    expect(state()).toMatchObject({ name: 'sent', email: 'mira@example.org' });
  });

  it('ends with its owner', () => {
    const { mail, clock, state } = setUp();
    mail.send(email);
    mail[Symbol.dispose]();
    expect(clock.pending).toBe(0);
    clock.advance(SIGNUP_EMAIL_PATIENCE_MS);
    expect(state()).toEqual({ name: 'sending', email, isLate: false });
  });
});
