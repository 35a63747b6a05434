import { answerKey } from '@vx/api-client/graphql';
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
import { createPageQueries } from './page-queries.ts';
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

const MAX_ZONES = 40;
const zones = new Map<string, IntlShape>();

/** Texts in the zone of the guest: those of few zones are wanted again and again. */
function intlOf(
  { language, preferences }: PageConfig,
  texts: { readonly [L in Language]: IntlShape },
): IntlShape {
  const { timeZone } = preferences;
  if (timeZone === undefined) return texts[language];
  const key = `${language} ${timeZone}`;
  const known = zones.get(key);
  if (known) return known;
  const { messages } = texts[language];
  const logger = createConsoleLogger('error');
  const made = rememberTexts(createPageIntl(language, messages, logger, timeZone));
  if (zones.size >= MAX_ZONES) zones.clear();
  zones.set(key, made);
  return made;
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
    intl: intlOf(given.pageConfig, texts),
    nonce: given.nonce,
    store: createPageStore(),
    isServer: true,
    queries(deps) {
      const client = createPageQueries(deps, { isServer: true });
      return {
        ...client,
        ready: () => Promise.resolve(client),
        async ask(document, variables, options = {}) {
          const data = await client.query(document, variables, { ...options, apart: true });
          // What is to be fresh is asked again in any case.
          return options.fresh ? { data } : { data, key: answerKey(document, variables) };
        },
        keep: () => undefined,
      };
    },
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
