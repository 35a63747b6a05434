import type { RestHint } from '@vx/contract/hints';
import type { RestKey } from '@vx/contract/rest';
import {
  isVxError,
  type AbortLike,
  type Clock,
  type KeyValueStorage,
  type Logger,
  type Random,
  type Scheduler,
} from '@vx/kernel';
import { createAbortSwitch } from './abort.ts';
import { API_PREFIX, formatQuery, parseKey, type QueryValues } from './address.ts';
import { createAnswerCache } from './answer-cache.ts';
import { credentialHeaders } from './credential.ts';
import { AbortedError, LoginRequiredError, NetworkError } from './errors.ts';
import { hintsOf } from './hints.ts';
import { createIntentKeeper, type Intent, type IntentOptions } from './intent.ts';
import type { ApiConfig, Transport, TransportRequest, TransportResponse } from './ports.ts';
import { readAnswer, readBlob } from './read-answer.ts';
import { DEFAULT_RETRY, withRetry, type RetryPolicy } from './retry.ts';
import { startSharedCall, type SharedCall } from './shared-call.ts';
import type { CallArguments, CallControl, RestAnswer } from './types.ts';

/** What `createRestClient` runs on. `createBrowserRestClient` fills in everything but `config`. */
export interface RestClientDeps {
  readonly transport: Transport;
  /** Read for every request. */
  readonly config: () => ApiConfig;
  /** Keeps the keys of unfinished intents over a reload. */
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly random: Random;
  readonly logger: Logger;
  readonly retry?: RetryPolicy;
  /** How long an answer may take; default 30 s. */
  readonly timeoutMs?: number;
  /** What is called in place of guests' calls: a contract of its own, as that of the studio. */
  readonly contract?: CalledContract;
}

/** Where the calls of a contract hang, and what has to be known of each before it is made. */
export interface CalledContract {
  /** Stands before the path of every call; `/api/v1` for guests. */
  readonly prefix: string;
  /** @param key method and path, as the contract names the call */
  hintsOf(key: string): RestHint;
}

const guestContract: CalledContract = { prefix: API_PREFIX, hintsOf };

/** The REST side of the platform, typed by the contract. */
export interface RestClient extends Disposable {
  /**
   * Makes one call. GETs, calls with an idempotency key and those with `repeat` are repeated with backoff when that
   * can help; equal GETs in flight are one request; answers are cached as the contract says.
   *
   * @throws HttpError for any answer that is not OK
   * @throws NetworkError when no answer arrived
   * @throws AbortedError when `signal` was aborted
   * @throws LoginRequiredError without a request, when the call needs a login
   */
  call<Key extends RestKey>(key: Key, ...args: CallArguments<Key>): Promise<RestAnswer<Key>>;
  /**
   * The intention to do something once: a purchase, a message, a start. Its key exists before
   * anything is sent and is kept, over a reload, until the outcome is known.
   *
   * @param scope tells intentions of one operation apart, such as the id of what is bought
   */
  createIntent<Key extends RestKey>(
    operation: Key,
    scope: string,
    options?: IntentOptions,
  ): Intent<Key>;
  /** Forgets cached answers, for a change that makes them wrong. */
  clearCache(): void;
}

/** What cores use of it: calls, and intentions to do something once. */
export type RestCalls = Pick<RestClient, 'call' | 'createIntent'>;

interface LooseOptions extends CallControl {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: QueryValues;
  readonly body?: unknown;
}

const DEFAULT_TIMEOUT_MS = 30_000;

/**
 * The client of the REST API: typed by the contract, shares equal reads that are on their way, repeats what may be
 * repeated, and fails with `HttpError`, `NetworkError`, `AbortedError` or `LoginRequiredError`.
 */
export function createRestClient(deps: RestClientDeps): RestClient {
  const { transport, scheduler, random, logger, contract = guestContract } = deps;
  const cache = createAnswerCache(deps.clock);
  const inFlight = new Map<string, SharedCall<unknown>>();
  const running = new Set<SharedCall<unknown>>();
  const retry = { policy: deps.retry ?? DEFAULT_RETRY, random, scheduler, logger };
  let ended = false;

  /** One try: send, wait for the answer within its time, read it. */
  const attempt = async <Value>(
    request: Omit<TransportRequest, 'signal'>,
    signal: AbortLike,
    read: (response: TransportResponse) => Promise<Value>,
  ): Promise<Value> => {
    const stop = createAbortSwitch();
    if (signal.aborted) throw new AbortedError();
    signal.addEventListener('abort', stop.abort);
    const deadline = scheduler.after(deps.timeoutMs ?? DEFAULT_TIMEOUT_MS, stop.abort);
    const cut = new Promise<never>((_, reject) => {
      stop.signal.addEventListener('abort', () =>
        reject(signal.aborted ? new AbortedError() : new NetworkError('timeout')),
      );
    });
    try {
      return await Promise.race([transport({ ...request, signal: stop.signal }).then(read), cut]);
    } catch (error) {
      throw isVxError(error) ? error : new NetworkError(error);
    } finally {
      deadline[Symbol.dispose]();
      signal.removeEventListener('abort', stop.abort);
    }
  };

  /** Starts a request, or joins the equal one that is on its way. */
  const share = <Value>(
    key: string | null,
    signal: AbortLike | undefined,
    run: (signal: AbortLike) => Promise<Value>,
  ): Promise<Value> => {
    const known = key === null ? undefined : inFlight.get(key);
    if (known) return (known as SharedCall<Value>).join(signal);
    const shared = startSharedCall(run, () => {
      running.delete(shared);
      if (key !== null && inFlight.get(key) === shared) inFlight.delete(key);
    });
    running.add(shared);
    if (key !== null) inFlight.set(key, shared);
    return shared.join(signal);
  };

  const call = async (key: string, options: LooseOptions = {}): Promise<unknown> => {
    if (ended || options.signal?.aborted) throw new AbortedError();
    const hints = contract.hintsOf(key);
    const config = deps.config();
    if (hints.login && config.guestId === null) throw new LoginRequiredError(key);

    const request = buildRequest(
      parseKey(key, options.params, contract.prefix),
      options,
      hints,
      config,
      random,
    );
    const isRead = request.method === 'GET';
    const identity = `${request.method} ${request.url} ${config.bearer ?? ''} ${request.body ?? ''}`;
    const shareable = (isRead || hints.cacheSeconds > 0) && !options.fresh;
    const cached = shareable && hints.cacheSeconds > 0 ? cache.get(identity) : null;
    if (cached) return cached.value;

    const repeatable = isRead || options.repeat || 'Idempotency-Key' in request.headers;
    return share(shareable ? identity : null, options.signal, async (signal) => {
      const read: (response: TransportResponse) => Promise<unknown> = hints.binary
        ? readBlob
        : readAnswer;
      const once = (): Promise<unknown> => attempt(request, signal, read);
      const value = await (repeatable ? withRetry(retry, signal, once) : once());
      if (hints.cacheSeconds > 0) cache.set(identity, value, hints.cacheSeconds);
      return value;
    });
  };

  const intents = createIntentKeeper({ ...deps, call });

  return {
    call: call as RestClient['call'],
    createIntent: (operation, scope, options) => intents.create(operation, scope, options),
    clearCache: () => cache.clear(),
    [Symbol.dispose]() {
      ended = true;
      for (const shared of running) shared.abort();
      cache.clear();
    },
  };
}

function buildRequest(
  { method, path }: ReturnType<typeof parseKey>,
  options: LooseOptions,
  hints: RestHint,
  config: ApiConfig,
  random: Random,
): Omit<TransportRequest, 'signal'> {
  const url =
    path +
    formatQuery({
      language: config.language,
      v: config.cachingTag,
      accessToken: config.accessToken || undefined,
      ...options.query,
    });
  const idempotencyKey = options.idempotencyKey ?? (hints.idempotent ? random.uuid() : undefined);
  const hasBody = method !== 'GET';
  return {
    method,
    url,
    headers: {
      Accept: 'application/json',
      ...credentialHeaders(config),
      ...(hasBody && { 'Content-Type': 'application/json' }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    },
    // [RU-api-json-body] Every method but GET has a JSON body, even when there is nothing to say.
    ...(hasBody && { body: JSON.stringify(options.body ?? {}) }),
    // Without a bearer the cookie is the credential of every call.
    credentials: hints.credentials || !config.bearer,
    keepalive: options.keepalive ?? false,
  };
}
