import { defaultBrand, homeLanguageOf, type Brand } from './brands.ts';
import type { Language } from './languages.ts';
import { patternsOf } from './matcher.ts';
import { homeAlias, type RouteName } from './table.ts';

/** One route of an app's route configuration. */
export interface RoutePattern {
  /** Stable and unique: `en.actorVideoDetails`; the second path of the start page is `root.home`. */
  readonly id: string;
  readonly name: RouteName;
  readonly language: Language;
  /** `/en/amateur/:actorName/videos/:videoId/` */
  readonly path: string;
}

/**
 * Every path of the table once, for an app's route configuration. A language that uses another
 * one's path has no entry of its own; the Dutch key of the feed has one (`nl.feed`).
 */
export function routePatterns(brand: Brand = defaultBrand): readonly RoutePattern[] {
  const paths = patternsOf(brand).map(({ name, template, language, languages }): RoutePattern => {
    const owner = languages.includes(language) ? language : (languages[0] ?? language);
    const path = template.replaceAll(/\{(\w+)\}/g, ':$1');
    return { id: `${owner}.${name}`, name, language: owner, path };
  });
  return [
    { id: 'root.home', name: 'home', language: homeLanguageOf(brand), path: homeAlias },
    ...paths,
  ];
}
