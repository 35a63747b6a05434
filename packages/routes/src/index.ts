export { alternates, type Alternate, type AlternatesOptions } from './alternates.ts';
export type { MatchedArgs, ParamsOf, PlainRouteName, RouteArgs } from './args.ts';
export {
  brandOf,
  brands,
  defaultBrand,
  type Brand,
  type BrandId,
  type MarketVariant,
} from './brands.ts';
export {
  breadcrumbTrail,
  breadcrumbTypeNames,
  breadcrumbTypeOf,
  breadcrumbTypes,
  mediaLibrarySources,
  type BreadcrumbType,
  type BreadcrumbTypeName,
} from './breadcrumbs.ts';
export { build, buildFromTemplate, type BuildOptions } from './build.ts';
export { RouteArgumentError } from './errors.ts';
export {
  footerTargets,
  type FooterOptions,
  type FooterTargets,
  type SocialNetwork,
} from './footer.ts';
export { pageWithoutGuestInfo, setsGuestInfo } from './guest-info.ts';
export {
  isLanguage,
  languageFallback,
  languages,
  routeLanguages,
  type Language,
  type RouteLanguage,
} from './languages.ts';
export { match, type MatchOptions, type RouteMatch } from './match.ts';
export { routePatterns, type RoutePattern } from './patterns.ts';
export { safeReturnPath } from './return-path.ts';
export { isTestDevice, readScrollTo, scrollToParam, testDeviceWord } from './query.ts';
export { routeNames, routeTable, templateOf, type RouteName, type RouteTable } from './table.ts';
