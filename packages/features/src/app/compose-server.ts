import type { PageConfig } from '@vx/contract';
import type { KeyValueStorage } from '@vx/kernel';
import {
  createConsoleLogger,
  systemClock,
  systemRandom,
  systemScheduler,
} from '@vx/kernel/platform';
import { languages, loadAllMessages, type Language } from '@vx/i18n';
import { parseConsent } from '@vx/session-core';
import type { IntlShape } from 'react-intl';
import { RouterContextProvider } from 'react-router';
import { createPageStore } from './page-store.ts';
import type { PageRequest } from './page-request.ts';
import { rememberTexts } from './remembered-texts.ts';
import { requestServices } from './request-context.ts';
import { createServices, type Services } from './services.ts';
import { createDeferredSocket } from './socket-port.ts';
import { createPageIntl } from './page-intl.ts';

/** On the server nothing is kept between requests. */
const nothingStored: KeyValueStorage = {
  get: () => null,
  set: () => false,
  remove: () => undefined,
};

/** Texts of all languages, loaded once when the app starts; one `IntlShape` serves all requests of a language. */
export async function loadServerTexts(): Promise<{ readonly [L in Language]: IntlShape }> {
  const logger = createConsoleLogger('error');
  const entries = await Promise.all(
    languages.map(async (language) => {
      const messages = await loadAllMessages(language);
      return [language, rememberTexts(createPageIntl(language, messages, logger))] as const;
    }),
  );
  return Object.fromEntries(entries) as { [L in Language]: IntlShape };
}

/** The services of one request. */
export function composeServer(
  given: PageRequest,
  texts: { readonly [L in PageConfig['language']]: IntlShape },
): Services {
  const setCookies: string[] = [];
  return createServices({
    setCookies,
    config: given.pageConfig,
    ...(given.own && { own: given.own }),
    app: given.app,
    intl: texts[given.pageConfig.language],
    nonce: given.nonce,
    store: createPageStore(),
    isServer: true,
    consent: parseConsent(given.pageConfig.preferences.consent),
    socket: createDeferredSocket(),
    ports: {
      async fetch(input, init) {
        const response = await given.fetch(input, init);
        setCookies.push(...response.headers.getSetCookie());
        return response;
      },
      storage: nothingStored,
      cookies: nothingStored,
      clock: systemClock,
      scheduler: systemScheduler,
      random: systemRandom,
      logger: createConsoleLogger('error'),
    },
  });
}

/** The load context of one request (ADR 0004). */
export function makeRequestContext(
  given: PageRequest,
  texts: { readonly [L in PageConfig['language']]: IntlShape },
): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(requestServices, composeServer(given, texts));
  return context;
}
