import { memberAreaSegment } from '@vx/contract/constants';
import type { marketVariants } from '@vx/contract/enums';
import type { RouteLanguage } from './languages.ts';

/** The market variants of the product (EN-marketVariants), by their short names. */
export type MarketVariant = keyof typeof marketVariants;

/** What depends on the brand in addresses. */
export interface Brand {
  readonly id: string;
  /** The member area's path segment (RU-routing-member-area-segment). */
  readonly segment: string;
  readonly market: MarketVariant;
  /** Whether its footer links to the alternate recruitment site (RU-footer-alternate-recruitment). */
  readonly alternateRecruitment: boolean;
}

/** The brands, by id. */
export const brands = {
  /** CO-memberAreaSegment: the default brand's segment. */
  candela: {
    id: 'candela',
    segment: memberAreaSegment,
    market: 'default',
    alternateRecruitment: false,
  },
  rosewood: {
    id: 'rosewood',
    segment: 'myrosewood',
    market: 'default',
    alternateRecruitment: true,
  },
} as const satisfies Record<string, Brand>;

/** The id of a brand: a key of `brands`. */
export type BrandId = keyof typeof brands;

/** The brand where an address names none. */
export const defaultBrand: Brand = brands.candela;

/** The brand of an id; the default brand for an unknown one. */
export function brandOf(id: unknown): Brand {
  return typeof id === 'string' && Object.hasOwn(brands, id) ? brands[id as BrandId] : defaultBrand;
}

/**
 * The language of an address that names none ("/") and of `x-default`. In the Spanish market that
 * is Spanish; the documents do not say what else differs there.
 */
export function homeLanguageOf(brand: Brand): RouteLanguage {
  return brand.market === 'spanish' ? 'es' : 'en';
}
