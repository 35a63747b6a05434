import type { Language } from '@vx/routes';
import { mayKeepOffline, parseConsent } from '@vx/session-core/rules';
import type { PageConfig } from '@vx/contract';
import type { Session } from '../auth.ts';

/** Says to the worker of a browser what a document is; `worker-offline.ts` reads it. */
export const pageHeader = 'vx-page';

/**
 * What the worker has to know of a page: from which build it is, whose, in which language, and whether it
 * may be kept. The owner is the public tag of a session, so that another log-in of the same guest is another
 * owner; what visitors see is the same for all.
 */
export function describePage(given: {
  readonly session: Pick<Session, 'tag'> | null;
  readonly build: string;
  readonly language: Language;
  readonly config: Pick<PageConfig, 'routeName' | 'preferences'>;
}): string {
  const { session, build, language, config } = given;
  const { consent, exited } = config.preferences;
  const kept = mayKeepOffline({
    route: config.routeName,
    loggedIn: session !== null,
    consent: parseConsent(consent),
    exited,
  });
  return [
    `build=${encodeURIComponent(build)}`,
    `owner=${encodeURIComponent(session?.tag ?? 'visitor')}`,
    `language=${language}`,
    ...(kept ? ['keep'] : []),
  ].join('; ');
}
