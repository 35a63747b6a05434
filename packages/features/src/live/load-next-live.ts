import type { PageLoad } from '../app/page-load.ts';
import type { PerformerTileModel } from '../cards/performer-parts.ts';

export type NextLiveModels = readonly PerformerTileModel[];

/** Part of a room: who else is live, for the end of a chat. A room does without it. */
export const loadNextLive: PageLoad<NextLiveModels> = async ({ services: { vxql } }) => {
  const { NextLiveQuery, nextLiveVariables } = await import('./next-live.query.ts');
  return await vxql.query(NextLiveQuery, nextLiveVariables, { fresh: true, apart: true }).then(
    ({ page }) => page.items,
    () => [],
  );
};
