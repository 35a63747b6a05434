import { endpoint, endpoints } from '../define.ts';
import { languages } from '../enums/routing.ts';
import { pageGuest, sessionStart } from '../shapes/guest.ts';
import {
  answer,
  flag,
  id,
  input,
  list,
  oneOf,
  optional,
  success,
  text,
  time,
} from '../shapes/primitives.ts';
import { Type } from 'typebox';

const email = text(254, 3);
const password = text(200, 10);

/** Accounts and sessions. Ours: the specification names neither sign-up nor login. [ADR 0002, 0006] */
export const authEndpoints = endpoints(
  endpoint({
    key: 'POST /auth/signup',
    id: null,
    summary: 'Creates an account and logs in. Every session before it ends.',
    body: input({
      email,
      password,
      name: text(30, 3),
      language: oneOf(languages),
      acceptTerms: Type.Boolean(),
      ofAge: Type.Boolean(),
      /** Where the sign-up began, kept as signupOrigin. */
      origin: optional(text(200)),
    }),
    response: sessionStart,
    errors: [
      'EMAIL_TAKEN',
      'NAME_TAKEN',
      'EMAIL_INVALID',
      'PASSWORD_WEAK',
      'NAME_INVALID',
      'TERMS_REQUIRED',
    ],
    audience: 'anyone',
    credentials: true,
    built: true,
  }),
  endpoint({
    key: 'POST /auth/login',
    id: null,
    summary: 'Logs in with a new session.',
    body: input({ email, password: text(200, 1) }),
    response: sessionStart,
    errors: ['LOGIN_WRONG', 'LOGIN_SLOWED', 'GUEST_LOCKED'],
    audience: 'anyone',
    credentials: true,
    built: true,
  }),
  endpoint({
    key: 'POST /auth/logout',
    id: null,
    summary: 'Ends the session and closes its sockets. Without a session it succeeds, too.',
    response: success,
    audience: 'anyone',
    credentials: true,
    built: true,
  }),
  endpoint({
    key: 'POST /auth/verifyEmail',
    id: null,
    summary: 'Confirms an e-mail address with the token of the mail.',
    body: input({ token: text(200, 1) }),
    response: answer({ success: flag, email: text(254) }),
    errors: ['TOKEN_UNKNOWN', 'TOKEN_USED', 'TOKEN_EXPIRED'],
    audience: 'anyone',
    credentials: true,
    built: true,
  }),
  endpoint({
    key: 'POST /auth/changePassword',
    id: null,
    summary: 'Takes another password. All other sessions of the guest end.',
    body: input({ current: text(200, 1), password }),
    response: success,
    errors: ['PASSWORD_WRONG', 'PASSWORD_WEAK', 'LOGIN_SLOWED'],
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /auth/forgotPassword',
    id: null,
    summary: 'Mails a link to a new password. Whether the address has an account is not told.',
    body: input({ email }),
    response: success,
    errors: ['EMAIL_INVALID', 'LOGIN_SLOWED'],
    audience: 'anyone',
    built: true,
  }),
  endpoint({
    key: 'POST /auth/resetPassword',
    id: null,
    summary: 'Takes a new password with the token of the mail. All sessions of the guest end.',
    body: input({ token: text(200, 1), password }),
    response: success,
    errors: ['TOKEN_UNKNOWN', 'TOKEN_USED', 'TOKEN_EXPIRED', 'PASSWORD_WEAK', 'GUEST_LOCKED'],
    audience: 'anyone',
    built: true,
  }),
  endpoint({
    key: 'GET /auth/sessions',
    id: null,
    summary: 'Where the guest is logged in, latest sign of life first.',
    response: answer({
      items: list(
        answer({
          sessionId: id,
          current: flag,
          device: oneOf(['computer', 'phone', 'tablet', 'unknown']),
          /** Names of products; empty where they are not known. */
          browser: text(40),
          system: text(40),
          startedAt: time,
          seenAt: time,
        }),
      ),
    }),
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /auth/endSession',
    id: null,
    summary: 'Logs one device of the guest out.',
    body: input({ sessionId: id }),
    response: success,
    errors: ['NOT_FOUND'],
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /auth/endOtherSessions',
    id: null,
    summary: 'Logs all devices of the guest out but this one.',
    response: success,
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'GET /auth/session',
    id: null,
    summary: 'The guest of this session.',
    response: pageGuest,
    audience: 'anyone',
    credentials: true,
    built: true,
  }),
);
