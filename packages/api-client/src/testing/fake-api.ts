import type { ErrorBody, ErrorCode, ErrorDetail, RefusalBody } from '@vx/contract/errors';
import {
  fullQuery,
  restEndpoint,
  restEndpointList,
  type RestContract,
  type RestKey,
} from '@vx/contract/rest';
import type { Scheduler } from '@vx/kernel';
import { API_PREFIX } from '../rest/address.ts';
import type { Transport, TransportRequest, TransportResponse } from '../rest/ports.ts';
import { check, coerceQuery } from './validate.ts';

/** What can go wrong with one request, in the order scripted. */
export type Mishap =
  /** It never reaches the server. */
  | 'request lost'
  /** The server acts on it, but the answer is lost. */
  | 'answer lost'
  /** It is never answered. */
  | 'no answer'
  | { readonly status: number; readonly code?: ErrorCode; readonly retryAfter?: number }
  /** A proxy answers with a page of its own. */
  | { readonly status: number; readonly page: string };

/** One request as the server understood it. */
export interface FakeCall<Key extends RestKey = RestKey> {
  readonly key: Key;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: RestContract[Key]['body'];
  readonly request: TransportRequest;
  readonly idempotencyKey: string | null;
}

type Handler<Key extends RestKey> = (call: FakeCall<Key>) => RestContract[Key]['response'];

/** Thrown by a handler: an expected refusal. */
export class FakeRefusal<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: Code;
  readonly status: number;
  readonly detail: ErrorDetail<Code> | null;

  constructor(status: number, code: Code, detail: ErrorDetail<Code> | null = null) {
    super(code);
    this.status = status;
    this.code = code;
    this.detail = detail;
  }
}

/**
 * The server's side of the REST protocol in memory: finds the operation, validates the request
 * against the contract, remembers idempotency keys for ever, and answers as scripted. What breaks
 * the contract is kept in `violations`, which a test expects to be empty.
 */
export class FakeApi {
  readonly calls: FakeCall[] = [];
  readonly violations: string[] = [];
  /** How long an answer takes. */
  latencyMs = 0;
  readonly #scheduler: Scheduler | null;
  readonly #handlers = new Map<string, (call: never) => unknown>();
  readonly #mishaps = new Map<string, Mishap[]>();
  readonly #done = new Map<
    string,
    { readonly request: string; readonly answer: TransportResponse }
  >();

  /** @param scheduler needed for `latencyMs` only */
  constructor(scheduler: Scheduler | null = null) {
    this.#scheduler = scheduler;
  }

  /** Answers an operation by a handler, which counts as its one effect. */
  on<Key extends RestKey>(key: Key, handler: Handler<Key>): this {
    this.#handlers.set(key, handler);
    return this;
  }

  /** Scripts what goes wrong with the next requests of an operation. */
  mishap(key: RestKey, ...mishaps: readonly Mishap[]): this {
    this.#mishaps.set(key, [...(this.#mishaps.get(key) ?? []), ...mishaps]);
    return this;
  }

  /** Requests of one operation, in order. */
  callsOf<Key extends RestKey>(key: Key): readonly FakeCall<Key>[] {
    return this.calls.filter((call) => call.key === key) as unknown as readonly FakeCall<Key>[];
  }

  readonly transport: Transport = (request) =>
    new Promise((resolve, reject) => {
      if (request.signal.aborted) {
        reject(new TypeError('aborted'));
        return;
      }
      request.signal.addEventListener('abort', () => reject(new TypeError('aborted')));
      const settle = (): void => {
        if (request.signal.aborted) return;
        try {
          const answer = this.#handle(request);
          if (answer) resolve(answer);
        } catch (error) {
          reject(error instanceof Error ? error : new TypeError('lost'));
        }
      };
      if (this.latencyMs > 0 && this.#scheduler) this.#scheduler.after(this.latencyMs, settle);
      else settle();
    });

  /** `null`: stay silent. */
  #handle(request: TransportRequest): TransportResponse | null {
    const call = this.#read(request);
    if (!call) return refusal(404, 'NOT_FOUND');
    this.calls.push(call);
    const mishap = this.#mishaps.get(call.key)?.shift();
    if (mishap === 'request lost') throw new TypeError('fetch failed');
    if (mishap === 'no answer') return null;
    if (typeof mishap === 'object') {
      if ('page' in mishap) return response(mishap.status, mishap.page);
      const headers: Record<string, string> = {};
      if (mishap.retryAfter !== undefined) headers['retry-after'] = String(mishap.retryAfter);
      return mishap.code
        ? refusal(mishap.status, mishap.code, null, headers)
        : response(mishap.status, '', headers);
    }
    const before = this.violations.length;
    this.#validate(call);
    const answer =
      this.violations.length > before ? refusal(400, 'INVALID_INPUT') : this.#answer(call);
    if (mishap === 'answer lost') throw new TypeError('connection reset');
    return answer;
  }

  #read(request: TransportRequest): FakeCall | null {
    const [path = '', search = ''] = request.url.split('?');
    for (const { key } of restEndpointList) {
      const [method, template = ''] = key.split(' ');
      if (method !== request.method) continue;
      const names = [...template.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
      const pattern = `^${API_PREFIX}${template.replace(/\{\w+\}/g, '([^/]+)')}$`;
      const match = new RegExp(pattern).exec(path);
      if (!match) continue;
      const params = Object.fromEntries(
        names.map((name, at) => [name, decodeURIComponent(match[at + 1] ?? '')]),
      );
      const query = coerceQuery(
        fullQuery(restEndpoint(key as RestKey)),
        new URLSearchParams(search),
      );
      const body = request.body === undefined ? undefined : (JSON.parse(request.body) as never);
      const idempotencyKey = request.headers['Idempotency-Key'] ?? null;
      return { key, params, query, body, request, idempotencyKey } as FakeCall;
    }
    this.violations.push(`${request.method} ${path} is not in the contract`);
    return null;
  }

  #validate({ key, query, body, request, idempotencyKey }: FakeCall): void {
    const definition = restEndpoint(key);
    const complain = (what: string): void => void this.violations.push(`${key}: ${what}`);
    for (const name of ['language', 'v'])
      if (!(name in query)) complain(`query ${name} is missing`);
    check(fullQuery(definition), query).forEach((error) => complain(`query ${error}`));
    if (definition.body) check(definition.body, body).forEach((error) => complain(`body ${error}`));
    if (request.method === 'GET' && request.body !== undefined) complain('a GET has no body');
    if (request.method !== 'GET' && body === undefined) complain('the JSON body is missing');
    if (definition.idempotent && !idempotencyKey) complain('Idempotency-Key is missing');
    // Without a bearer the cookie is the credential of every call.
    const wantsCookies = definition.credentials || !('Authorization' in request.headers);
    if (request.credentials !== wantsCookies) complain('credentials differ from the contract');
  }

  #answer(call: FakeCall): TransportResponse {
    const identity = JSON.stringify([call.key, call.params, call.body]);
    const done = call.idempotencyKey === null ? undefined : this.#done.get(call.idempotencyKey);
    if (done)
      return done.request === identity ? done.answer : refusal(409, 'IDEMPOTENCY_KEY_REUSED');
    const handler = this.#handlers.get(call.key);
    if (!handler) return refusal(501, 'NOT_IMPLEMENTED');
    try {
      const value = handler(call as never);
      const { response: schema } = restEndpoint(call.key);
      if (schema)
        check(schema, value).forEach((error) =>
          this.violations.push(`${call.key}: answer ${error}`),
        );
      const answer = response(200, JSON.stringify(value));
      if (call.idempotencyKey !== null)
        this.#done.set(call.idempotencyKey, { request: identity, answer });
      return answer;
    } catch (error) {
      if (error instanceof FakeRefusal) return refusal(error.status, error.code, error.detail);
      throw error;
    }
  }
}

function refusal(
  status: number,
  code: ErrorCode,
  detail: ErrorBody['detail'] = null,
  headers: Readonly<Record<string, string>> = {},
): TransportResponse {
  const body: RefusalBody = { error: { code, detail, requestId: 'fake-1' } };
  return response(status, JSON.stringify(body), headers);
}

function response(
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): TransportResponse {
  return {
    status,
    header: (name) => headers[name.toLowerCase()] ?? null,
    text: () => Promise.resolve(text),
    blob: () => Promise.resolve(new Blob([text])),
  };
}
