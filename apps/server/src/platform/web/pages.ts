import type { PageConfig } from '@vx/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestHandler } from 'react-router';
import type { Identity } from '../http/identify.ts';
import { ReadLog, type OwnReads } from '../own-reads.ts';
import type { AppBuild, HostedApp, PageRequest } from './builds.ts';
import type { AppName } from './choose-app.ts';
import {
  closeDraft,
  embeddedConfig,
  fillInOwn,
  guestKeyOf,
  openDraft,
  type GuestPage,
} from './guest-pages.ts';
import { createInProcessFetch, type InProcessFetchOptions } from './in-process-fetch.ts';
import type { WebDeps, WebOwnPage } from './mount-web.ts';
import type { Page } from './page-language.ts';
import type { PageMaking } from './page-making.ts';
import { sendPlainPage } from './plain-page.ts';
import { appendCookies, sendResponse, sendWhole } from './send-page.ts';
import { VisitorMoment, type Moment } from './visitor-moment.ts';
import {
  fillIn,
  isKept,
  keepPage,
  pageKeyOf,
  type PageHead,
  type PageTemplate,
  type VisitorSecrets,
} from './visitor-pages.ts';

/** A page that somebody waits for. */
export interface WantedPage {
  readonly hosted: HostedApp;
  readonly build: AppBuild;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly page: Page;
  readonly pageConfig: PageConfig;
  /** What was read of the guest; null: nobody is logged in. */
  readonly own: WebOwnPage | null;
  readonly identity: Identity;
  /** The whole address. */
  readonly address: string;
  readonly secrets: VisitorSecrets;
  readonly making: PageMaking;
}

/** Gets pages from an app, and gives what is the same to all who would get it (ADR 0009, 0024). */
export class Pages {
  readonly #app: FastifyInstance;
  readonly #deps: WebDeps;
  readonly #handlers: ReadonlyMap<AppName, RequestHandler>;
  readonly #moment: VisitorMoment;

  constructor(app: FastifyInstance, deps: WebDeps, handlers: ReadonlyMap<AppName, RequestHandler>) {
    this.#app = app;
    this.#deps = deps;
    this.#handlers = handlers;
    this.#moment = new VisitorMoment({ position: deps.publicPosition, now: deps.now });
    deps.caches.add(() => this.#moment.forget());
  }

  async send(wanted: WantedPage): Promise<FastifyReply> {
    const { hosted, build, request, page, own } = wanted;
    // A form's page shows what it has just changed.
    const moment = request.method === 'POST' ? null : this.#moment.current();
    const isData = request.url.split('?')[0]?.endsWith('.data') === true;
    const isShared = request.method === 'GET' && !isData && !hosted.vite;
    if (!own) {
      if (moment && isShared) return await this.#sendToVisitor(wanted, moment);
      const answers = moment && this.#sharedByVisitors(wanted, moment, new ReadLog());
      return await this.#sendToOne(wanted, answers);
    }
    if (moment && isShared && page.route !== null && build.entry.module.renderOwn)
      return await this.#sendToGuest({ ...wanted, own }, moment);
    return await this.#sendToOne(wanted, null);
  }

  /** @param shared answers that it may be made from; null: none */
  async #sendToOne(
    wanted: WantedPage,
    shared: InProcessFetchOptions['shared'],
  ): Promise<FastifyReply> {
    return this.#pass(await this.#ask(wanted, { pageConfig: wanted.pageConfig, shared }), wanted);
  }

  /** As it was made for other visitors. */
  async #sendToVisitor(wanted: WantedPage, moment: Moment): Promise<FastifyReply> {
    const { request, reply, pageConfig, secrets } = wanted;
    /** What was made for this visitor, which is sent as it is. */
    const mine: { html?: Buffer; response?: Response } = {};
    const make = async (): Promise<PageTemplate> => {
      const log = new ReadLog();
      const shared = this.#sharedByVisitors(wanted, moment, log);
      const response = await this.#ask(wanted, { pageConfig, shared });
      mine.response = response;
      const head: PageHead = { status: response.status, headers: [...response.headers] };
      if (!isKept(head)) log.own();
      if (!log.isOwn) mine.html = Buffer.from(await wanted.making.wait(response.arrayBuffer()));
      return keepPage(mine.html, { ...head, secrets, log });
    };
    const key = pageKeyOf(wanted.address, pageConfig);
    const made = await moment.pages.get(key, noReads, make, isKept);
    if (mine.response && !mine.html) return this.#pass(mine.response, wanted);
    return await sendWhole(mine.html ?? fillIn(made, secrets), made.headers, request, reply);
  }

  #pass(response: Response, { page, request, reply }: WantedPage): FastifyReply {
    return isPlainFailure(response)
      ? sendPlainPage(reply, page.language, response.status)
      : sendResponse(response, request, reply);
  }

  #sharedByVisitors(
    { identity }: WantedPage,
    moment: Moment,
    log: ReadLog,
  ): InProcessFetchOptions['shared'] {
    return { moment, country: identity.caller.country, onOwn: () => log.own() };
  }

  /** As it was made for guests of whom the same is read, with the guest's own parts. */
  async #sendToGuest(
    wanted: WantedPage & { readonly own: WebOwnPage },
    moment: Moment,
  ): Promise<FastifyReply> {
    const { hosted, build, request, reply, pageConfig, secrets, own } = wanted;
    const key = guestKeyOf(wanted.address, pageConfig);
    const { pages } = moment.guests;
    // To take it apart would be for nothing.
    if (pages.isUnshared(key))
      return await this.#sendToOne(wanted, this.#sharedWith(wanted, own, new ReadLog(), moment));
    const fill = (made: GuestPage): Buffer =>
      fillInOwn(made, {
        secrets,
        config: embeddedConfig(pageConfig),
        render: (parts) =>
          build.entry.module.renderOwn?.(parts, {
            pageConfig,
            nonce: secrets.nonce,
            app: hosted.name,
            fetch: noCalls,
          }) ?? [],
      });
    /** What was made for this guest, which is sent as it is. */
    const mine: { html?: Buffer; response?: Response } = {};
    const make = async (): Promise<GuestPage> => {
      const draft = openDraft(pageConfig);
      const response = await this.#ask(wanted, {
        pageConfig: draft.pageConfig,
        own: draft.own,
        shared: this.#sharedWith(wanted, own, draft.log, moment),
      });
      const isHtml = response.headers.get('content-type')?.startsWith('text/html') === true;
      const html = isHtml ? await wanted.making.wait(response.text()) : '';
      draft.close();
      const { status } = response;
      const made = closeDraft(draft, { status, headers: [...response.headers], html, secrets });
      if (isHtml) mine.html = fill(made);
      mine.response = response;
      return made;
    };
    const made = await pages.get(key, own.reads, make, isKept);
    const { response, html = fill(made) } = mine;
    if (!response) return sendWhole(html, made.headers, request, reply);
    if (mine.html === undefined) return this.#pass(response, wanted);
    const cookies = response.headers.getSetCookie();
    if (cookies.length > 0) appendCookies(reply, cookies);
    const headers = made.headers.filter(([name]) => name !== 'set-cookie');
    return sendWhole(html, headers, request, reply.code(response.status));
  }

  #sharedWith(
    { identity }: WantedPage,
    { reads }: WebOwnPage,
    log: ReadLog,
    moment: Moment,
  ): InProcessFetchOptions['shared'] {
    return {
      moment,
      country: identity.caller.country,
      onOwn: () => log.own(),
      guest: {
        reads,
        log,
        language: identity.session?.language ?? '',
        open: (watched) => this.#deps.inProcess.open({ ...identity, reads: watched }),
      },
    };
  }

  /**
   * Lets the app answer.
   * @throws OperationError UNAVAILABLE when what the page is made from is away
   */
  async #ask(
    { hosted, build, request, reply, identity, secrets, making }: WantedPage,
    given: Pick<PageRequest, 'pageConfig' | 'own'> & {
      readonly shared: InProcessFetchOptions['shared'];
    },
  ): Promise<Response> {
    const { inProcess } = this.#deps;
    using call = inProcess.open(identity);
    const { shared, ...rest } = given;
    const context = build.entry.module.makeContext({
      ...rest,
      fetch: createInProcessFetch(this.#app, {
        token: call.token,
        shared,
        signal: making.signal,
        onUnavailable: () => making.meetOutage(),
      }),
      nonce: secrets.nonce,
      app: hosted.name,
    });
    const handle = this.#handlers.get(hosted.name) as RequestHandler;
    const response = await making.wait(handle(toWebRequest(request, making.signal), context));
    making.check(response);
    // Deferred data may still ask: the call stays open until the answer has left.
    const open = inProcess.keep(call.token);
    reply.raw.once('close', () => open[Symbol.dispose]());
    return response;
  }
}

/** Of a visitor nothing is read that is not another's as well. */
const noReads: OwnReads = new Map();

/** React Router's last word is a plain text; ours is a page. */
const isPlainFailure = (response: Response): boolean =>
  response.status >= 500 && response.headers.get('content-type')?.startsWith('text/plain') === true;

/** Parts of a page show what is known. */
const noCalls: typeof fetch = () => Promise.reject(new Error('Parts of a page make no calls.'));

function toWebRequest(request: FastifyRequest, signal: AbortSignal): Request {
  const url = `${request.protocol}://${request.host}${request.url}`;
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const body =
    request.method === 'POST' && Buffer.isBuffer(request.body)
      ? new Uint8Array(request.body)
      : null;
  return new Request(url, { method: request.method, headers, body, signal });
}
