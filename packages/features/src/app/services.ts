import type { RestClient } from '@vx/api-client';
import type { GraphqlClient, GraphqlRequestOptions, VxqlConfig } from '@vx/api-client/graphql';
import { createBrowserRestClient, type FetchLike } from '@vx/api-client/platform';
import type { PageConfig } from '@vx/contract';
import {
  createScope,
  type Clock,
  type KeyValueStorage,
  type Logger,
  type Random,
  type Scheduler,
  type Scope,
} from '@vx/kernel';
import { brandOf, build } from '@vx/routes';
import { createFavourites, type Favourites } from '@vx/notify-core';
import {
  createConsent,
  createGatedStorage,
  createGuestSession,
  type Consent,
  type ConsentCore,
  type GuestSession,
} from '@vx/session-core';
import type { IntlShape } from 'react-intl';
import type { TypedDocumentNode } from 'urql';
import { priceOf } from '@vx/currency';
import type { PagePath } from './page-path.ts';
import type { OwnParts } from './page-request.ts';
import { servicesAtom, type PageStore } from './page-store.ts';
import type { DeferredSocket } from './socket-port.ts';

/** Ports that differ between browser and server. */
export interface ServicePorts {
  readonly fetch: FetchLike;
  readonly storage: KeyValueStorage;
  readonly cookies: KeyValueStorage;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly random: Random;
  readonly logger: Logger;
}

/** What the query client asks with. */
export interface QueryDeps {
  readonly fetch: FetchLike;
  readonly config: () => VxqlConfig;
}

/** An answer of the query service that a page holds itself, and shows without a query client. */
export interface Answer<Data> {
  readonly data: Data;
  /** From the server: under what the client of the browser would look for it. */
  readonly key?: string;
}

/** The query client of a page, of which the code may come late. */
export interface PageQueries extends GraphqlClient {
  /** Resolves when `urql` can be read; on the server it always can. */
  ready(): Promise<GraphqlClient>;
  /** Asks for what the page is to hold itself: the load of the page answers it, and `useAnswers` shows it. */
  ask<Data, Variables extends Record<string, unknown>>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    options?: Pick<GraphqlRequestOptions, 'fresh'>,
  ): Promise<Answer<Data>>;
  /** Keeps an answer that the page came with, for the first question that asks for it. */
  keep(key: string, data: unknown): void;
}

export interface ServiceOptions {
  readonly config: PageConfig;
  readonly app: 'desktop' | 'mobile';
  readonly intl: IntlShape;
  readonly ports: ServicePorts;
  readonly socket: DeferredSocket;
  readonly consent: Consent | null;
  /** The view state of this page alone. */
  readonly store: PageStore;
  /** Rendering on the server: answers are collected for the page. */
  readonly isServer: boolean;
  readonly nonce?: string;
  /** Server: the page is made for several guests. */
  readonly own?: OwnParts;
  readonly queries: (deps: QueryDeps) => PageQueries;
  /** Server: cookies that calls of this request set; they go out with the page's answer. */
  readonly setCookies?: readonly string[];
}

/** Everything that a page of either app works with; made once a request on the server, once a page in the browser. */
export interface Services {
  readonly app: 'desktop' | 'mobile';
  readonly config: PageConfig;
  readonly isServer: boolean;
  readonly nonce: string | undefined;
  readonly own: OwnParts | undefined;
  readonly intl: IntlShape;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly random: Random;
  readonly storage: KeyValueStorage;
  readonly cookies: KeyValueStorage;
  readonly setCookies: readonly string[];
  readonly rest: RestClient;
  readonly vxql: PageQueries;
  readonly socket: DeferredSocket;
  readonly guest: GuestSession;
  readonly consent: ConsentCore;
  readonly favourites: Favourites;
  /** View state, outside of React. */
  readonly store: PageStore;
  /** Ends with the page, and with it all that the page has one of. */
  readonly scope: Scope;
  /** The path of a page in the language and brand of this one. */
  readonly path: PagePath;
}

/** Makes the services of a page, and sets them as `servicesAtom` of its store. */
export function createServices(options: ServiceOptions): Services {
  const { config, ports, socket, intl } = options;
  const brand = brandOf(config.brand.id);
  const caller = options.own?.callConfig ?? config;
  const rest = createBrowserRestClient({
    fetch: ports.fetch,
    storage: ports.storage,
    clock: ports.clock,
    scheduler: ports.scheduler,
    random: ports.random,
    logger: ports.logger,
    config: () => ({
      language: caller.language,
      cachingTag: caller.cachingTag,
      accessToken: caller.accessToken,
      bearer: caller.bearer,
      guestId: caller.guest.id,
    }),
  });
  const vxql = options.queries({ fetch: ports.fetch, config: () => caller });
  const { clock, scheduler, random, logger, cookies } = ports;
  const scope = createScope();
  const consent = scope.own(
    createConsent({
      initial: options.consent,
      storage: cookies,
      globalPrivacyControl: config.preferences.globalPrivacyControl,
    }),
  );
  const services: Services = {
    app: options.app,
    config,
    isServer: options.isServer,
    nonce: options.nonce,
    own: options.own,
    setCookies: options.setCookies ?? [],
    intl,
    logger,
    clock,
    scheduler,
    random,
    storage: createGatedStorage(ports.storage, consent),
    cookies,
    rest,
    vxql,
    socket,
    guest: scope.own(
      createGuestSession({
        initial: config.guest,
        calls: rest,
        events: socket,
        formatBalance: (value, currency, euroCents) =>
          priceOf(value, currency, config.language, euroCents),
      }),
    ),
    consent,
    favourites: scope.own(createFavourites({ socket, random })),
    store: options.store,
    scope,
    path: (name, args) => build(name, args, { language: config.language, brand }),
  };
  options.store.set(servicesAtom, services);
  return services;
}
