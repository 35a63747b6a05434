import { endpoint, endpoints } from '../define.ts';
import { languages } from '../enums/routing.ts';
import { pageGuest, sessionStart } from '../shapes/guest.ts';
import { passkey, passkeyName, passkeyProof, passkeyPublicKey } from '../shapes/passkey.ts';
import {
  answer,
  bag,
  count,
  flag,
  id,
  input,
  list,
  nullable,
  oneOf,
  optional,
  success,
  text,
  time,
} from '../shapes/primitives.ts';
import { Type } from 'typebox';

const email = text(254, 3);
const password = text(200, 10);
/** `false`: the session ends with the browser, and sooner where it is not used. Else it is kept. */
const stayLoggedIn = optional(Type.Boolean());

/** Accounts and sessions. Ours: the specification names neither sign-up nor login. [ADR 0002, 0006] */
export const authEndpoints = endpoints(
  endpoint({
    key: 'POST /auth/signup',
    id: null,
    summary:
      'Creates an account and logs in. Every session before it ends. Whether the address has an account is not told: its owner is mailed.',
    body: input({
      email,
      password,
      /** Without one the guest gets a free one, which can be changed. */
      name: optional(text(30, 3)),
      language: oneOf(languages),
      acceptTerms: Type.Boolean(),
      ofAge: Type.Boolean(),
      /** Where the sign-up began, kept as signupOrigin. */
      origin: optional(text(200)),
    }),
    response: sessionStart,
    errors: [
      'NAME_TAKEN',
      'EMAIL_INVALID',
      'PASSWORD_WEAK',
      'PASSWORD_PERSONAL',
      'NAME_INVALID',
      'NAME_RESERVED',
      'TERMS_REQUIRED',
    ],
    audience: 'anyone',
    limits: { addressPerMinute: 30, networkPerHour: 60, networkPerDay: 300 },
    credentials: true,
    built: true,
  }),
  endpoint({
    key: 'POST /auth/login',
    id: null,
    summary: 'Logs in with a new session.',
    body: input({ email, password: text(200, 1), stayLoggedIn }),
    response: sessionStart,
    errors: ['LOGIN_WRONG', 'LOGIN_SLOWED', 'GUEST_LOCKED'],
    audience: 'anyone',
    limits: { addressPerMinute: 60 },
    credentials: true,
    built: true,
  }),
  endpoint({
    key: 'POST /auth/logout',
    id: null,
    summary: 'Ends the session and closes its sockets. Without a session it succeeds, too.',
    response: success,
    audience: 'anyone',
    limits: 'common',
    credentials: true,
    built: true,
  }),
  endpoint({
    key: 'POST /auth/verifyEmail',
    id: null,
    summary:
      'Confirms an e-mail address with the token of the mail. A new one waits for the old one where that was confirmed.',
    body: input({ token: text(200, 1) }),
    response: answer({
      success: flag,
      email: text(254),
      /** When a new address takes the place of the old one by itself; `null`: it is in place. */
      takesEffectAt: nullable(time),
    }),
    errors: ['TOKEN_UNKNOWN', 'TOKEN_USED', 'TOKEN_EXPIRED', 'EMAIL_TAKEN'],
    audience: 'anyone',
    limits: { addressPerMinute: 60 },
    credentials: true,
    built: true,
  }),
  endpoint({
    key: 'POST /auth/changePassword',
    id: null,
    summary: 'Takes another password. All other sessions of the guest end.',
    body: input({ current: text(200, 1), password }),
    response: success,
    errors: [
      'PASSWORD_WRONG',
      'PASSWORD_WEAK',
      'PASSWORD_PERSONAL',
      'PASSWORD_SAME',
      'LOGIN_SLOWED',
    ],
    audience: 'guest',
    limits: { addressPerMinute: 60 },
    built: true,
  }),
  endpoint({
    key: 'POST /auth/changeEmail',
    id: null,
    summary:
      'Mails a link to a new address, and to the old one a way to stop it. It takes effect once it is confirmed and the old one has agreed or a day has passed. Whether it has an account is not told.',
    body: input({ email, password: text(200, 1) }),
    response: success,
    errors: ['EMAIL_INVALID', 'EMAIL_TAKEN', 'PASSWORD_WRONG', 'LOGIN_SLOWED'],
    audience: 'guest',
    limits: { addressPerMinute: 30, networkPerHour: 20 },
    built: true,
  }),
  endpoint({
    key: 'POST /auth/answerEmailChange',
    id: null,
    summary:
      'Stops a change of address with the token that the old one was mailed, and logs out everywhere; or agrees to it.',
    body: input({ token: text(200, 1), answer: oneOf(['stop', 'agree']) }),
    response: answer({ outcome: oneOf(['stopped', 'agreed', 'moved']) }),
    errors: ['TOKEN_UNKNOWN', 'TOKEN_USED', 'TOKEN_EXPIRED', 'EMAIL_TAKEN'],
    audience: 'anyone',
    limits: 'common',
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
    limits: { addressPerMinute: 30, networkPerHour: 30 },
    built: true,
  }),
  endpoint({
    key: 'POST /auth/resetPassword',
    id: null,
    summary: 'Takes a new password with the token of the mail. All sessions of the guest end.',
    body: input({ token: text(200, 1), password }),
    response: success,
    errors: [
      'TOKEN_UNKNOWN',
      'TOKEN_USED',
      'TOKEN_EXPIRED',
      'PASSWORD_WEAK',
      'PASSWORD_PERSONAL',
      'PASSWORD_SAME',
      'GUEST_LOCKED',
    ],
    audience: 'anyone',
    limits: { addressPerMinute: 60 },
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
    key: 'GET /auth/passkeys',
    id: null,
    summary: 'The passkeys of the guest, latest first.',
    response: answer({ items: list(passkey) }),
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /auth/passkeyOptions',
    id: null,
    summary:
      'What a browser makes a passkey with. Asks for the password, as a passkey opens the account.',
    body: input({ password: text(200, 1) }),
    response: answer({
      /** PublicKeyCredentialCreationOptionsJSON of WebAuthn; its challenge can be answered once. */
      options: bag,
      /** Seconds until the challenge is void. */
      expiresIn: count,
    }),
    errors: ['PASSWORD_WRONG', 'LOGIN_SLOWED', 'PASSKEYS_FULL'],
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /auth/addPasskey',
    id: null,
    summary: 'Keeps a passkey that was made with the options, and mails that it was added.',
    body: input({
      /** Default: named after the browser. */
      name: optional(passkeyName),
      credential: passkeyPublicKey,
    }),
    response: passkey,
    errors: ['PASSKEY_EXPIRED', 'PASSKEY_REFUSED', 'PASSKEY_TAKEN', 'PASSKEYS_FULL'],
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /auth/renamePasskey',
    id: null,
    summary: 'Gives a passkey of the guest another name.',
    body: input({ passkeyId: id, name: passkeyName }),
    response: passkey,
    errors: ['NOT_FOUND'],
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /auth/removePasskey',
    id: null,
    summary:
      'Removes a passkey of the guest and logs all other devices out. Asks for the password, or a log-in of the last ten minutes.',
    body: input({ passkeyId: id, password: optional(text(200, 1)) }),
    response: success,
    errors: ['NOT_FOUND', 'NEED_FRESH_LOGIN', 'PASSWORD_WRONG', 'LOGIN_SLOWED'],
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /auth/confirmPasskey',
    id: null,
    summary:
      'Opens the account to a passkey again that a new password by mail has suspended. Asks for the password, or a log-in of the last ten minutes.',
    body: input({ passkeyId: id, password: optional(text(200, 1)) }),
    response: passkey,
    errors: ['NOT_FOUND', 'NEED_FRESH_LOGIN', 'PASSWORD_WRONG', 'LOGIN_SLOWED'],
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /auth/passkeyLoginOptions',
    id: null,
    summary: 'What a browser asks for a passkey with. Names no account.',
    response: answer({
      /** PublicKeyCredentialRequestOptionsJSON of WebAuthn; its challenge can be answered once. */
      options: bag,
      /** Seconds until the challenge is void. */
      expiresIn: count,
    }),
    audience: 'anyone',
    limits: 'common',
    built: true,
  }),
  endpoint({
    key: 'POST /auth/passkeyLogin',
    id: null,
    summary: 'Logs in with a new session by a passkey instead of a password.',
    body: input({ credential: passkeyProof, stayLoggedIn }),
    response: sessionStart,
    errors: [
      'PASSKEY_UNKNOWN',
      'PASSKEY_REFUSED',
      'PASSKEY_EXPIRED',
      'PASSKEY_SUSPENDED',
      'LOGIN_SLOWED',
      'GUEST_LOCKED',
    ],
    audience: 'anyone',
    limits: 'common',
    credentials: true,
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
