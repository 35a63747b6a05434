import type { HydrationData } from '@vx/api-client/graphql';
import type { PageConfig } from '@vx/contract';
import {
  createConsoleLogger,
  createWebStorage,
  systemClock,
  systemRandom,
  systemScheduler,
} from '@vx/kernel/platform';
import { loadMessagePart, loadMessages, type MessagePart } from '@vx/i18n';
import { parseConsent } from '@vx/session-core';
import { createCookieStorage } from './cookie-storage.ts';
import { GRAPHQL_ELEMENT, PAGE_FIELD, readEmbeddedJson, readPageConfig } from './page-data.ts';
import type { PageStore } from './page-store.ts';
import { createServices, type Services } from './services.ts';
import { createDeferredSocket } from './socket-port.ts';
import { createLazyQueries } from './lazy-queries.ts';
import { keepTimeZone } from './keep-time-zone.ts';
import { createPageIntl } from './page-intl.ts';
import { createPageTexts, type PageTexts } from './page-texts.ts';
import { partsOfPages } from './parts-of-pages.ts';
import { installTrustedTypes, type TrustedTypesFactory } from './trusted-types.ts';

/** A page that is refused so soon would be refused again. */
const YOUNG_MS = 5_000;

let page: Services | null = null;
let texts: PageTexts | null = null;

/** The services of this page; made once, before hydration. */
export function browserServices(): Services {
  if (!page) throw new Error('composeBrowser has not run yet.');
  return page;
}

/** Resolves when the texts of the page at `pathname` are there. */
export async function preloadMessages(pathname: string): Promise<void> {
  await texts?.preload(pathname);
}

/**
 * Code that comes late, together with the texts that only it says. On the server, where all texts are
 * at hand, the code alone.
 *
 * @example lazy(() => withTexts(['avs'], import('./GateDialog.tsx')))
 */
export async function withTexts<Module>(
  parts: readonly MessagePart[],
  code: Promise<Module>,
): Promise<Module> {
  const [module] = await Promise.all([code, texts?.preloadParts(parts)]);
  return module;
}

/** Forms of a guest's page say whose it is, as its calls do. */
function markForms({ guest, accessToken }: PageConfig): void {
  if (!guest.loggedIn) return;
  document.addEventListener('formdata', ({ target, formData }) => {
    if ((target as HTMLFormElement).method === 'post') formData.set(PAGE_FIELD, accessToken);
  });
}

/** Takes over what the server wrote into the document and makes the services of the page. */
export async function composeBrowser(
  app: 'desktop' | 'mobile',
  store: PageStore,
): Promise<Services> {
  const config = readPageConfig(document);
  markForms(config);
  installTrustedTypes((window as { readonly trustedTypes?: TrustedTypesFactory }).trustedTypes);
  // A page that reads the query cache finds it there when it comes to life; the code comes beside the texts.
  const data = readEmbeddedJson(document, GRAPHQL_ELEMENT) as HydrationData | null;
  const reads = data !== null && Object.keys(data).length > 0;
  const loadQueries = () => import('./page-queries.ts');
  // Begun early; whoever waits for it below hears of a failure.
  if (reads) loadQueries().catch(() => undefined);
  const messages = {};
  texts = createPageTexts(config, messages, loadMessagePart, partsOfPages);
  const loads = [loadMessages(config.language), texts.preload(window.location.pathname)] as const;
  // The first look at languages has the browser read their tables: 14 to 30 ms, which pass while the texts are on
  // their way, in a task of their own.
  setTimeout(() => Intl.NumberFormat.supportedLocalesOf(config.language));
  const [common] = await Promise.all(loads);
  Object.assign(messages, common);
  const local = createWebStorage(() => window.localStorage, 'vx.');
  const logger = createConsoleLogger();
  const services = createServices({
    config,
    app,
    intl: createPageIntl(config.language, messages, logger, config.preferences.timeZone),
    store,
    isServer: false,
    consent: parseConsent(config.preferences.consent),
    socket: createDeferredSocket(),
    queries: (deps) =>
      createLazyQueries(async (apart) => {
        const { createPageQueries } = await loadQueries();
        return createPageQueries(deps, { isServer: false, apart, ...(data && { data }) });
      }),
    ports: {
      async fetch(input, init) {
        const response = await window.fetch(input, init);
        // SESSION_REPLACED: the page is another session's than the browser's. A young page says so instead.
        if (response.status === 412 && performance.now() > YOUNG_MS) window.location.reload();
        return response;
      },
      storage: local,
      cookies: createCookieStorage(document),
      clock: systemClock,
      scheduler: systemScheduler,
      random: systemRandom,
      logger,
    },
  });
  // A chat whose end was not answered before a reload is ended now, on whatever page.
  if (local.get(`intent:repeated:${config.guest.id}`) !== null)
    void import('./repeater-of.ts').then(({ repeaterOf }) => repeaterOf(services).resume());
  keepTimeZone(services);
  if (reads) await services.vxql.ready();
  page = services;
  return services;
}
