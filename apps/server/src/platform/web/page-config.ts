import type { PageConfig } from '@vx/contract';
import { alternates, defaultBrand, isTestDevice, type RouteName } from '@vx/routes';
import { parseTimeZone, TIME_ZONE_COOKIE } from '@vx/session-core/rules';
import type { FastifyRequest } from 'fastify';
import type { Identity } from '../http/identify.ts';
import type { AppName } from './choose-app.ts';
import type { WebDeps, WebOwnPage } from './mount-web.ts';
import type { Page } from './page-language.ts';

/** Amounts that pages offer before they know better, in euro cents. */
const staticAmounts = [500, 1000, 2000, 5000, 10_000];

/** What the site is called where somebody sees it. */
export const siteName = 'Candela';

export interface PageConfigInput {
  readonly request: FastifyRequest;
  readonly identity: Identity;
  readonly page: Page;
  readonly app: AppName;
  /** Token of a visitor who is not logged in. */
  readonly visitorToken: string;
  readonly cachingTag: string;
  /** What was read of the guest; null for visitors. */
  readonly own: Pick<WebOwnPage, 'guest' | 'positions'> | null;
}

/** What the server tells a page before its first call. (ADR 0004) */
export async function makePageConfig(deps: WebDeps, input: PageConfigInput): Promise<PageConfig> {
  const { request, identity, page, app } = input;
  const { session } = identity;
  const { language, route } = page;
  // Before anything that the page shows is read: what happens after it comes over the socket.
  const { guest, positions } = input.own ?? {
    positions: { guest: null, public: deps.publicPosition() },
    guest: await deps.pageGuest(null, language),
  };
  const theme = request.cookies['vx_theme'];
  const timeZone = parseTimeZone(request.cookies[TIME_ZONE_COOKIE]);
  return {
    language,
    cachingTag: input.cachingTag,
    accessToken: session?.tag ?? deps.anonymous.read(input.visitorToken) ?? '',
    bearer: session ? null : input.visitorToken,
    routeName: route?.name ?? null,
    routeArgs: route?.args ?? {},
    deviceInfo: { app, isTestDevice: isTestDevice(request.url.split('?')[1] ?? '') },
    brand: {
      id: defaultBrand.id,
      name: siteName,
      memberAreaSegment: defaultBrand.segment,
      market: defaultBrand.market,
    },
    guest,
    preferences: {
      theme: theme === 'dark' || theme === 'light' ? theme : 'system',
      consent: request.cookies['vx_consent']?.slice(0, 40) ?? null,
      globalPrivacyControl: request.headers['sec-gpc'] === '1',
      ageConfirmed: request.cookies['vx_age'] === '1',
      avsForced: request.cookies['vx_avs'] === '1',
      discreet: request.cookies['vx_discreet'] === '1',
      exited: request.cookies['vx_exit'] === '1',
      onboarded: request.cookies['vx_onboarded'] === '1',
      statusBars: request.cookies['vx_bars']?.slice(0, 200) ?? null,
      ...(timeZone !== null && { timeZone }),
    },
    alternates: route ? alternatePaths(route.name, route.args) : {},
    outsideLinks: deps.config.outsideLinks,
    staticAmounts,
    country: identity.caller.country,
    positions,
    now: deps.now(),
  };
}

/** A visitor's configuration without the visitor: what is left is the same for many. */
export function clearOfVisitor(config: PageConfig): PageConfig {
  return { ...config, accessToken: '', bearer: '', now: 0 };
}

function alternatePaths(
  name: RouteName,
  args: Readonly<Record<string, string>>,
): PageConfig['alternates'] {
  const paths: Partial<Record<'de' | 'en' | 'es', string>> = {};
  for (const { hreflang, href } of alternates(name, args as never, { origin: '' })) {
    if (hreflang !== 'x-default') paths[hreflang] = href;
  }
  return paths;
}
