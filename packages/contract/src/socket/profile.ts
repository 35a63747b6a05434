import { message, messages } from '../define.ts';
import { answer, flag, input, nullable, text } from '../shapes/primitives.ts';

export const profileMessages = messages(
  message({
    name: 'refreshEmailProperties',
    id: 'SO-refreshEmailProperties',
    direction: 'out',
    summary: 'Asks how the e-mail address stands by now. [RU-profile-socket-notices]',
    payload: input({}),
    built: true,
  }),
  message({
    name: 'passwordChanged',
    id: 'SO-passwordChanged',
    direction: 'out',
    summary: 'The password was changed; sessions from before end. [RU-profile-socket-notices]',
    payload: input({}),
    built: true,
  }),
  message({
    name: 'sendSignupEmail',
    id: 'SO-sendSignupEmail',
    direction: 'out',
    summary: 'Asks for the mail to sign up with.',
    payload: input({ email: text(254, 3) }),
    anonymous: true,
    limits: { networkPerHour: 30 },
    built: true,
  }),
  message({
    name: 'guestEmailVerified',
    id: 'SI-guestEmailVerified',
    direction: 'in',
    summary: 'The e-mail address was confirmed. [RU-socket-email-verified-reload]',
    payload: answer({ email: text(254) }),
    stream: 'guest',
    built: true,
  }),
  message({
    name: 'guestEmailProperties',
    id: null,
    direction: 'in',
    summary: 'How the e-mail address stands, for who asked.',
    payload: answer({ email: text(254), emailVerified: flag, pendingEmail: nullable(text(254)) }),
    stream: 'guest',
    absolute: true,
    built: true,
  }),
  message({
    name: 'guestProfile',
    id: null,
    direction: 'in',
    summary: 'The guest has changed how it is shown.',
    payload: answer({ name: text(30) }),
    stream: 'guest',
    built: true,
  }),
);
