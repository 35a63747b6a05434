import type { Price } from '@vx/contract';
import type { ResultOf } from '../graphql.ts';
import type { PriceParts } from './performer-parts.ts';

/** The currency is one of the contract's; the schema says only that it is text. */
export const priceFrom = (parts: ResultOf<typeof PriceParts>): Price => parts as Price;

/** `/media/img/portrait/1/640.webp?v=2` → `/media/img/portrait/1/{width}.webp?v=2`: components make a srcset of it. */
export const pictureTemplate = (url: string): string => url.replace(/\/\d+\.webp/, '/{width}.webp');
