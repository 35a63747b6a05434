import type { FastifyRequest } from 'fastify';
import { SESSION_TAG_HEADER } from '@vx/contract/hints';
import { isLanguage, languageFallback } from '@vx/routes';
import {
  sessionCookie,
  studioCookie,
  type AnonymousSessions,
  type Devices,
  type Session,
  type Sessions,
  type StudioSessions,
} from '../auth.ts';
import { OperationError } from '../errors.ts';
import type { Caller, StudioCaller } from '../module.ts';
import type { ReadLog } from '../own-reads.ts';
import { readDeviceCookie, readSessionCookie } from './cookies.ts';
import type { CallerPlace } from './caller-address.ts';

/** Who a request comes from, and how that was proven. */
export interface Identity {
  readonly caller: Caller;
  readonly session: Session | null;
  /** `page`: by the cookie, and it is the session of the page that calls. */
  readonly via: 'bearer' | 'page' | 'cookie' | 'nothing';
  /** A credential was given that is not valid (any more). */
  readonly stale: boolean;
  /** Writes down what the answer depends on, where others may get it as well. */
  readonly reads?: ReadLog;
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
  readonly devices: Devices;
  readonly inProcess: InProcessCalls;
  /** The site is on https. */
  readonly secureCookies: boolean;
  readonly place: CallerPlace;
}

export type Identify = (request: FastifyRequest) => Promise<Identity>;

/**
 * Reads the credential of a request: the bearer, else the cookie (ADR 0002). A page of a guest says
 * beside the cookie whose it is (ADR 0019).
 * @throws OperationError SESSION_REPLACED when the browser's session is not the page's any more
 */
export function createIdentify(deps: IdentifyDeps): Identify {
  return async (request) => {
    const known = deps.inProcess.read(request);
    if (known)
      return {
        ...known,
        caller: { ...known.caller, language: languageOf(request, known.session) },
      };

    const { visitorId, ...proof } = await readProof(request, deps, {
      sessions: deps.sessions,
      cookie: sessionCookie,
      readVisitor: deps.anonymous.read,
    });
    const { session } = proof;
    const device = readDeviceCookie(request.cookies, deps.secureCookies);
    return {
      ...proof,
      caller: {
        guestId: session?.accountId ?? null,
        sessionId: session?.sessionId ?? visitorId,
        ...whereFrom(request, deps, session),
        deviceId: device === null ? null : deps.devices.read(device),
      },
    };
  };
}

/** Who a request to the studio comes from. */
export type StudioIdentity = Pick<Identity, 'session' | 'via' | 'stale'> & {
  readonly caller: StudioCaller;
};

export type IdentifyPerformer = (request: FastifyRequest) => Promise<StudioIdentity>;

/**
 * The same for the studio, whose sessions and cookie are others: what a guest has proves nothing there.
 * @throws OperationError SESSION_REPLACED
 */
export function createIdentifyPerformer(
  deps: Pick<IdentifyDeps, 'secureCookies' | 'place'> & { readonly sessions: StudioSessions },
): IdentifyPerformer {
  return async (request) => {
    const { session, via, stale } = await readProof(request, deps, {
      sessions: deps.sessions,
      cookie: studioCookie,
      readVisitor: () => null,
    });
    return {
      session,
      via,
      stale,
      caller: {
        performer: session && {
          id: session.accountId,
          actorId: await deps.sessions.actorOf(session.accountId),
        },
        sessionId: session?.sessionId ?? null,
        ...whereFrom(request, deps, session),
      },
    };
  };
}

/** Reads the credential of a request. */
async function readProof(
  request: FastifyRequest,
  { secureCookies }: Pick<IdentifyDeps, 'secureCookies'>,
  known: {
    readonly sessions: Sessions;
    readonly cookie: typeof sessionCookie | typeof studioCookie;
    /** The id of a visitor whose token it is. */
    readonly readVisitor: (token: string) => string | null;
  },
): Promise<Pick<Identity, 'session' | 'via' | 'stale'> & { readonly visitorId: string | null }> {
  const bearer = readBearer(request.headers.authorization);
  const secret =
    bearer === null ? readSessionCookie(request.cookies, secureCookies, known.cookie) : null;
  const given = bearer ?? secret;
  const visitorId = given === null ? null : known.readVisitor(given);
  const session =
    given === null || visitorId !== null || given.length > 400
      ? null
      : await (bearer === null ? known.sessions.byCookie(given) : known.sessions.byBearer(given));
  const tag = bearer === null ? readTag(request) : null;
  if (tag !== null && session !== null && session.tag !== tag)
    throw new OperationError('SESSION_REPLACED');
  return {
    session,
    visitorId,
    via:
      given === null
        ? 'nothing'
        : bearer !== null
          ? 'bearer'
          : tag !== null && session !== null
            ? 'page'
            : 'cookie',
    // The page of somebody who has logged out elsewhere: the browser has no session, or a visitor's.
    stale: session === null && (tag !== null || (given !== null && visitorId === null)),
  };
}

function whereFrom(
  request: FastifyRequest,
  { place }: Pick<IdentifyDeps, 'place'>,
  session: Session | null,
): Pick<Caller, 'language' | 'ip' | 'userAgent' | 'country' | 'requestId'> {
  return {
    language: languageOf(request, session),
    ip: place.addressOf(request.raw),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    country: place.countryOf(request.raw),
    requestId: request.id,
  };
}

function readTag(request: FastifyRequest): string | null {
  const tag = request.headers[SESSION_TAG_HEADER.toLowerCase()];
  return typeof tag === 'string' && tag !== '' ? tag : null;
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
  return languageFallback;
}
