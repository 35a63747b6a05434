import type { Look } from '@vx/art';
import { createDemoWorld } from '@vx/server/demo';

/** Somebody of the demo world who gets loops of their own, named by their slug. */
export interface Performer {
  readonly name: string;
  readonly look: Look;
  /** The written cast, first in every list, is filmed in high definition. */
  readonly hd: boolean;
}

/** Everybody of the demo world; dates do not matter here. */
export const performers: readonly Performer[] = createDemoWorld({ now: 0 }).actors.map(
  ({ loop, art, hd }) => ({ name: loop, look: art, hd }),
);
