import { brandOf, build, match, type RouteMatch } from '@vx/routes';
import type { Language } from '@vx/i18n';

/** The brand and the language of a page. */
export interface PageSite {
  readonly config: { readonly brand: { readonly id: string }; readonly language: Language };
}

/** An address of this site as the router knows it. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** The route of an address in the brand and language of this page, or null. */
export function routeAt(services: PageSite, pathname: string): RouteMatch | null {
  const { brand, language } = services.config;
  return match(pathname, { brand: brandOf(brand.id), language });
}

/** The same page in another language; the start page where the address leads nowhere. */
export function pathInLanguage(services: PageSite, place: Place, language: Language): string {
  const brand = brandOf(services.config.brand.id);
  const route = routeAt(services, place.pathname);
  if (!route) return build('home', {}, { language, brand });
  return build(route.name, route.args as never, { language, brand }) + place.search;
}

/**
 * The link that changes the language and keeps the place. It goes over `/preferences`, because the
 * choice has to be remembered where two languages share a path.
 */
export function languageLink(services: PageSite, place: Place, language: Language): string {
  const returnPath = pathInLanguage(services, place, language);
  return `/preferences?language=${language}&returnPath=${encodeURIComponent(returnPath)}`;
}

/** The link to this page in the other app. */
export function appLink(place: Place, app: 'desktop' | 'mobile'): string {
  const query = new URLSearchParams(place.search);
  query.set('app', app);
  return `${place.pathname}?${query}`;
}

/**
 * Whether the router can go there without a new document: a page of the table in the language of
 * this one, and no change of the app.
 */
export function isWithinApp(services: PageSite, href: string): boolean {
  const [pathname = '', search = ''] = href.split('#', 1)[0]?.split('?', 2) ?? [];
  if (!pathname.startsWith('/') || new URLSearchParams(search).has('app')) return false;
  return routeAt(services, pathname)?.language === services.config.language;
}
