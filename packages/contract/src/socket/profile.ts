import { message, messages } from '../define.ts';
import { answer, input, text } from '../shapes/primitives.ts';

export const profileMessages = messages(
  message({
    name: 'refreshEmailProperties',
    id: 'SO-refreshEmailProperties',
    direction: 'out',
    summary: 'Asks whether the e-mail address is confirmed by now.',
    payload: input({}),
    built: false,
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
    name: 'guestProfile',
    id: null,
    direction: 'in',
    summary: 'The guest has changed how it is shown.',
    payload: answer({ name: text(30) }),
    stream: 'guest',
    built: true,
  }),
);
