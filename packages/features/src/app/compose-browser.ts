import type { HydrationData } from '@vx/api-client/graphql';
import {
  createConsoleLogger,
  createWebStorage,
  systemClock,
  systemRandom,
  systemScheduler,
} from '@vx/kernel/platform';
import { loadMessagePart, loadMessages } from '@vx/i18n';
import { createGatedStorage, parseConsent } from '@vx/session-core';
import { createCookieStorage } from './cookie-storage.ts';
import { GRAPHQL_ELEMENT, readEmbeddedJson, readPageConfig } from './page-data.ts';
import { createServices, type Services } from './services.ts';
import { createLateSocket } from './socket-port.ts';
import { createPageIntl } from './page-intl.ts';
import { createPageTexts, type PageTexts } from './page-texts.ts';

let page: Services | null = null;
let texts: PageTexts | null = null;

/** The services of this page; made once, before hydration. */
export function browserServices(): Services {
  if (!page) throw new Error('composeBrowser has not run yet.');
  return page;
}

/** Resolves when the texts of the page at `pathname` are there. */
export async function bringTexts(pathname: string): Promise<void> {
  await texts?.bring(pathname);
}

/** Takes over what the server wrote into the document and makes the services of the page. */
export async function composeBrowser(app: 'desktop' | 'mobile'): Promise<Services> {
  const config = readPageConfig(document);
  const messages = await loadMessages(config.language);
  texts = createPageTexts(config, messages, loadMessagePart);
  await texts.bring(window.location.pathname);
  const data = readEmbeddedJson(document, GRAPHQL_ELEMENT) as HydrationData | null;
  const local = createWebStorage(() => window.localStorage, 'vx.');
  const services = createServices({
    config,
    app,
    intl: createPageIntl(config.language, messages),
    isServer: false,
    consent: parseConsent(config.preferences.consent),
    socket: createLateSocket(),
    ...(data && { data }),
    ports: {
      fetch: (input, init) => window.fetch(input, init),
      storage: local,
      cookies: createCookieStorage(document),
      clock: systemClock,
      scheduler: systemScheduler,
      random: systemRandom,
      logger: createConsoleLogger(),
    },
  });
  page = { ...services, storage: createGatedStorage(local, services.consent) };
  return page;
}
