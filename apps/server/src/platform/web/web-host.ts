import { PICTURE_BYTES } from '@vx/contract/rest';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { createRequestHandler, type RequestHandler } from 'react-router';
import { sessionCookie } from '../auth.ts';
import { OperationError } from '../errors.ts';
import { cookieName, cookieText, readSessionCookie } from '../http/cookies.ts';
import { loggableUrl } from '../log.ts';
import { apiPrefix } from '../http/rest.ts';
import { checkOrigin } from '../http/origin-check.ts';
import { refusalOf, sendRetryAfter } from '../http/refusal.ts';
import { pagePolicy, reportingEndpoints } from '../http/security-headers.ts';
import { loadBuiltApps, loadDevApps, type AppBuild, type HostedApp } from './builds.ts';
import { appCookie, chooseApp, pageVary, type AppName } from './choose-app.ts';
import { mountFixedFiles } from './fixed-files.ts';
import { mountInstallable } from './installable.ts';
import { describePage, pageHeader } from './kept-page.ts';
import type { MountWeb, WebDeps } from './mount-web.ts';
import { makePageConfig } from './page-config.ts';
import { pageOf } from './page-language.ts';
import { PageMaking, pageDeadlineMs } from './page-making.ts';
import { sendPlainPage } from './plain-page.ts';
import { Pages } from './pages.ts';
import { appendCookies } from './send-page.ts';
import { mountStudioPages } from './studio-pages.ts';

const rememberSeconds = 365 * 86_400;
const pageBodyLimit = 64 * 1024;
/** Forms with a file: the largest that any call takes, and what stands around it. */
const fileFormLimit = PICTURE_BYTES + 64 * 1024;
/** Paths of the API and of assets: one that is unknown there is answered without a page. */
const nonPagePaths = new RegExp(
  `^(?:${apiPrefix}|/vxql|/feed/graphql|/media|/sandbox|/studio|/metrics|/_desktop|/_mobile)(?:[/?]|$)`,
);

type Apps = ReadonlyMap<AppName, HostedApp>;

/** Serves both apps: from their sources in development, else as they were built. */
export const mountWebHost: MountWeb = (app, deps) =>
  mountApps(() => (deps.config.devApps ? loadDevApps(app.server) : loadBuiltApps()))(app, deps);

/**
 * Serves apps: assets, pages with their context, and the fixed files.
 * @param deadlineMs how long a page of a built app may take to be made
 * @param studio where the app of performers is built
 */
export const mountApps =
  (load: () => Promise<Apps>, deadlineMs = pageDeadlineMs, studio?: string): MountWeb =>
  async (app, deps) => {
    const apps = await load();
    mountFixedFiles(app, { origin: deps.config.origin, now: deps.now });
    mountInstallable(app);
    await mountStudioPages(app, studio);
    await app.register((scope, _options, done) => {
      // React Router reads forms by itself.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(
        'multipart/form-data',
        { parseAs: 'buffer', bodyLimit: fileFormLimit },
        (_request, body, parsed) => {
          parsed(null, body);
        },
      );
      scope.addContentTypeParser(
        '*',
        { parseAs: 'buffer', bodyLimit: pageBodyLimit },
        (_request, body, parsed) => {
          parsed(null, body);
        },
      );
      const host = new WebHost(app, deps, apps, deadlineMs);
      scope.route({
        method: ['GET', 'HEAD', 'POST'],
        url: '/*',
        exposeHeadRoute: false,
        handler: (request, reply) => host.answer(request, reply),
        ...({ config: { compress: false }, compress: false } as object),
      });
      done();
    });
    return {
      close: async () => {
        for (const { vite } of apps.values()) await vite?.close();
      },
    };
  };

class WebHost {
  readonly #deps: WebDeps;
  readonly #apps: ReadonlyMap<AppName, HostedApp>;
  readonly #handlers = new Map<AppName, RequestHandler>();
  readonly #secure: boolean;
  readonly #pages: Pages;
  readonly #deadlineMs: number;

  constructor(
    app: FastifyInstance,
    deps: WebDeps,
    apps: ReadonlyMap<AppName, HostedApp>,
    deadlineMs: number,
  ) {
    this.#deps = deps;
    this.#apps = apps;
    this.#deadlineMs = deadlineMs;
    this.#secure = deps.config.origin.startsWith('https:');
    this.#pages = new Pages(app, deps, this.#handlers);
    for (const hosted of apps.values()) {
      const mode = hosted.vite ? 'development' : 'production';
      this.#handlers.set(
        hosted.name,
        // A build is taken apart once; in development it may be another one each time.
        hosted.vite
          ? createRequestHandler(async () => this.#withLog(await hosted.build()), mode)
          : this.#handleBuilt(hosted, mode),
      );
    }
  }

  #handleBuilt(hosted: HostedApp, mode: string): RequestHandler {
    let handler: Promise<RequestHandler> | null = null;
    return async (request, context) => {
      handler ??= hosted.build().then((build) => createRequestHandler(this.#withLog(build), mode));
      return (await handler)(request, context);
    };
  }

  /** Failures of pages go into our log; an app may handle them itself. */
  #withLog(build: AppBuild): AppBuild {
    const handleError = (error: unknown, { request }: { readonly request: Request }): void => {
      if (request.signal.aborted) return;
      this.#deps.logger.error('page failed', {
        url: loggableUrl(new URL(request.url).pathname),
        err: error,
      });
    };
    return { ...build, entry: { ...build.entry, module: { handleError, ...build.entry.module } } };
  }

  async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const pathname = request.url.split('?')[0] ?? '/';
    for (const hosted of this.#apps.values()) {
      if (
        !pathname.startsWith(`/_${hosted.name}/`) &&
        !pathname.startsWith(`/__hmr_${hosted.name}`)
      )
        continue;
      if (hosted.vite) return passToVite(hosted.vite, request, reply);
      const sent = await hosted.assets.send(pathname, request, reply);
      if (sent) return sent;
    }
    if (nonPagePaths.test(request.url)) throw new OperationError('NOT_FOUND');
    const choice = chooseApp(request);
    const hosted = this.#apps.get(choice.app) ?? [...this.#apps.values()][0];
    const page = pageOf(request, pathname.replace(/(?:_root)?\.data$/, ''));
    if (!hosted) return sendPlainPage(reply, page.language, 503);
    if (choice.remember) {
      appendCookies(reply, [
        cookieText(appCookie, choice.app, {
          maxAgeSeconds: rememberSeconds,
          secure: this.#secure,
          httpOnly: false,
        }),
      ]);
    }
    if (page.redirect && request.method !== 'POST' && !pathname.endsWith('.data')) {
      const search = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : '';
      return reply
        .header('vary', pageVary)
        .header(
          'cache-control',
          page.redirect.status === 301 ? 'public, max-age=3600' : 'private, no-store',
        )
        .redirect(page.redirect.to + search, page.redirect.status);
    }
    try {
      return await this.#render(hosted, request, reply, page);
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal.ours)
        this.#deps.logger.error('page failed', {
          requestId: request.id,
          url: pathname,
          err: error,
        });
      sendRetryAfter(reply, refusal);
      return sendPlainPage(reply, page.language, refusal.status);
    }
  }

  async #render(
    hosted: HostedApp,
    request: FastifyRequest,
    reply: FastifyReply,
    page: ReturnType<typeof pageOf>,
  ): Promise<FastifyReply> {
    const deps = this.#deps;
    if (this.#secure) moveOldCookie(request, reply, deps);
    using making = new PageMaking({
      isForm: request.method === 'POST',
      // In development the first page waits until its app is compiled.
      deadlineMs: hosted.vite ? null : this.#deadlineMs,
    });
    const identity = await making.wait(deps.identify(request));
    checkOrigin(request, identity, { origin: deps.config.origin, securityLog: deps.securityLog });
    const visitorToken = identity.session ? '' : this.#visitorToken(request, reply);
    const build = await hosted.build();
    const nonce = randomBytes(16).toString('base64');
    const caller = {
      ...identity.caller,
      language: page.language,
      sessionId: identity.caller.sessionId ?? deps.anonymous.read(visitorToken),
    };
    const own = identity.session
      ? await making.wait(deps.ownPage(identity.session.accountId, page.language))
      : null;
    const pageConfig = await makePageConfig(deps, {
      request,
      identity,
      page,
      app: hosted.name,
      visitorToken,
      cachingTag: build.assets.version,
      own,
    });
    void reply
      .header(
        'content-security-policy',
        pagePolicy(nonce, { dev: hosted.vite !== null, formsLeadTo: deps.formsLeadTo }),
      )
      .header('reporting-endpoints', reportingEndpoints)
      .header('vary', pageVary)
      .header('accept-ch', 'Sec-CH-UA-Mobile')
      .header('cache-control', 'private, no-store');
    // While an app is worked on, its files change under the same names.
    if (!hosted.vite)
      void reply.header(
        pageHeader,
        describePage({
          session: identity.session,
          build: build.assets.version,
          language: page.language,
          config: pageConfig,
        }),
      );
    return await this.#pages.send({
      hosted,
      build,
      request,
      reply,
      page,
      pageConfig,
      own,
      identity: { ...identity, caller, via: 'bearer', stale: false },
      address: `${request.protocol}://${request.host}${request.url}`,
      secrets: {
        nonce,
        ...(pageConfig.bearer !== null && { bearer: pageConfig.bearer }),
        accessToken: pageConfig.accessToken,
      },
      making,
    });
  }

  /** The visitor's token, a new one if there is none that is valid. */
  #visitorToken(request: FastifyRequest, reply: FastifyReply): string {
    const given = readSessionCookie(request.cookies, this.#secure);
    if (given && this.#deps.anonymous.read(given) !== null) return given;
    const token = this.#deps.anonymous.issue();
    const name = cookieName(sessionCookie, this.#secure);
    appendCookies(reply, [cookieText(name, token, { secure: this.#secure })]);
    return token;
  }
}

/** Sessions from before the prefix have ended by then (`VX_SESSION_MAX_AGE`). */
const oldNameUntil = Date.UTC(2026, 11, 24);

/** Gives the cookie of a session that began under the plain name its new one, and takes the old. */
function moveOldCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { config, now }: Pick<WebDeps, 'config' | 'now'>,
): void {
  const old = request.cookies[sessionCookie];
  const name = cookieName(sessionCookie, true);
  if (old === undefined || request.cookies[name] !== undefined || now() >= oldNameUntil) return;
  request.cookies[name] = old;
  const kept = { secure: true, maxAgeSeconds: config.sessionMaxAgeSeconds };
  appendCookies(reply, [
    cookieText(name, old, kept),
    cookieText(sessionCookie, '', { secure: true, maxAgeSeconds: 0 }),
  ]);
}

function passToVite(
  vite: NonNullable<HostedApp['vite']>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.hijack();
  for (const name of ['content-security-policy', 'cross-origin-resource-policy'])
    reply.raw.removeHeader(name);
  return new Promise((resolve) => {
    reply.raw.once('close', () => resolve(reply));
    vite.middlewares(request.raw, reply.raw, () => {
      reply.raw.writeHead(404).end();
    });
  });
}
