import type { FastifyRequest } from 'fastify';
import { isLanguage } from '@vx/routes';
import { sessionCookie, type AnonymousSessions, type Session, type Sessions } from '../auth.ts';
import type { Caller } from '../module.ts';

/** Who a request comes from, and how that was proven. */
export interface Identity {
  readonly caller: Caller;
  readonly session: Session | null;
  readonly via: 'bearer' | 'cookie' | 'nothing';
  /** A credential was given that is not valid (any more). */
  readonly stale: boolean;
}

/** Requests that the server makes to itself while it renders a page; they are already identified. */
export class InProcessCalls {
  static readonly header = 'x-vx-in-process';
  readonly #open = new Map<string, { readonly identity: Identity; holders: number }>();

  /** @returns the header's value for requests made with this identity, until it is disposed */
  open(identity: Identity): Disposable & { readonly token: string } {
    const token = crypto.randomUUID();
    this.#open.set(token, { identity, holders: 0 });
    return { token, ...this.keep(token) };
  }

  /** Keeps an open identity beyond its first holder. */
  keep(token: string): Disposable {
    const entry = this.#open.get(token);
    if (entry) entry.holders += 1;
    return {
      [Symbol.dispose]: () => {
        if (entry && (entry.holders -= 1) === 0) this.#open.delete(token);
      },
    };
  }

  read(request: FastifyRequest): Identity | null {
    const token = request.headers[InProcessCalls.header];
    return typeof token === 'string' ? (this.#open.get(token)?.identity ?? null) : null;
  }
}

export interface IdentifyDeps {
  readonly sessions: Sessions;
  readonly anonymous: AnonymousSessions;
  readonly inProcess: InProcessCalls;
  /** A proxy in front is trusted to name the caller's country. */
  readonly trustCountry: boolean;
  readonly defaultCountry: string | null;
}

export type Identify = (request: FastifyRequest) => Promise<Identity>;

/** Reads the credential of a request: the bearer, else the cookie (ADR 0002). */
export function createIdentify(deps: IdentifyDeps): Identify {
  return async (request) => {
    const known = deps.inProcess.read(request);
    if (known)
      return {
        ...known,
        caller: { ...known.caller, language: languageOf(request, known.session) },
      };

    const bearer = readBearer(request.headers.authorization);
    const secret = bearer === null ? (request.cookies[sessionCookie] ?? null) : null;
    const given = bearer ?? secret;
    const visitorId = given === null ? null : deps.anonymous.read(given);
    const session =
      given === null || visitorId !== null || given.length > 400
        ? null
        : await (bearer === null ? deps.sessions.byCookie(given) : deps.sessions.byBearer(given));
    return {
      session,
      via: given === null ? 'nothing' : bearer === null ? 'cookie' : 'bearer',
      stale: given !== null && visitorId === null && session === null,
      caller: {
        guestId: session?.guestId ?? null,
        sessionId: session?.sessionId ?? visitorId,
        language: languageOf(request, session),
        ip: request.ip,
        userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
        country: countryOf(request, deps),
        requestId: request.id,
      },
    };
  };
}

export function readBearer(header: string | undefined): string | null {
  return /^Bearer ([\w.~+/-]+=*)$/i.exec(header ?? '')?.[1] ?? null;
}

/** The query's language, else the guest's, else the browser's, else English. [RU-api-query-language] */
function languageOf(request: FastifyRequest, session: Session | null): Caller['language'] {
  const asked = (request.query as { language?: unknown } | undefined)?.language;
  if (isLanguage(asked)) return asked;
  return session?.language ?? preferredLanguage(request.headers['accept-language']);
}

export function preferredLanguage(header: string | undefined): Caller['language'] {
  for (const part of (header ?? '').slice(0, 200).split(',')) {
    const tag = part.trim().slice(0, 2).toLowerCase();
    if (isLanguage(tag)) return tag;
  }
  return 'en';
}

function countryOf(request: FastifyRequest, deps: IdentifyDeps): string | null {
  const named = deps.trustCountry
    ? (request.headers['cf-ipcountry'] ?? request.headers['x-country'])
    : undefined;
  return typeof named === 'string' && /^[A-Z]{2}$/.test(named) ? named : deps.defaultCountry;
}
