import type { HairStyle } from '../types.ts';
import { curled } from './hair-curled.ts';
import { long } from './hair-long.ts';
import type { Hair, HairInput } from './hair-parts.ts';
import { short } from './hair-short.ts';

export type { Hair, HairInput } from './hair-parts.ts';

const styles: Readonly<Record<HairStyle, (input: HairInput) => Hair>> = {
  ...long,
  ...curled,
  ...short,
};

export const hairOf = (input: HairInput): Hair => styles[input.traits.style](input);
