import {
  build,
  isLanguage,
  match,
  routeLanguages,
  type Language,
  type RouteMatch,
} from '@vx/routes';
import type { FastifyRequest } from 'fastify';
import { preferredLanguage } from '../http/identify.ts';

export const languageCookie = 'vx_lang';

export interface Page {
  readonly language: Language;
  readonly route: RouteMatch | null;
  /** Where the browser has to go instead, with the status to say so. */
  readonly redirect: { readonly to: string; readonly status: 301 | 302 } | null;
}

/**
 * The page of an address. Its language is the path's, except where the table sends the chosen
 * language to another's path; an address that names no language goes to the chosen one's home.
 */
export function pageOf(request: FastifyRequest, pathname: string): Page {
  const cookie = request.cookies[languageCookie];
  const chosen = isLanguage(cookie) ? cookie : undefined;
  const wanted = chosen ?? preferredLanguage(request.headers['accept-language']);
  if (pathname === '/') {
    const to = build('home', {}, { language: wanted === 'nl' ? 'en' : wanted });
    return { language: wanted, route: null, redirect: { to, status: 302 } };
  }
  // Dutch has no paths of its own: whoever prefers it gets Dutch texts on English paths, even where there is no page.
  const route = match(pathname, { language: chosen ?? (wanted === 'nl' ? 'nl' : undefined) });
  if (route) {
    return {
      language: route.language,
      route,
      redirect: route.redirect === null ? null : { to: route.redirect, status: 301 },
    };
  }
  const first = pathname.split('/')[1];
  if (!isLanguage(first)) return { language: wanted, route: null, redirect: null };
  const to = inWordsOfAnother(first, pathname);
  const language = first === 'en' && wanted === 'nl' ? 'nl' : first;
  return { language, route: null, redirect: to === null ? null : { to, status: 301 } };
}

/** `/de/signup/`: a page by its word in another language; and all of `/nl/`, which has no paths of its own. */
function inWordsOfAnother(language: Language, pathname: string): string | null {
  const rest = pathname.slice(1 + language.length);
  for (const other of routeLanguages) {
    const route = match(`/${other}${rest}`);
    // The table ties the arguments to the name; TypeScript cannot see that here.
    if (route) return build(route.name, route.args as never, { language });
  }
  return null;
}
