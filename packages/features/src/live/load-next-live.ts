import type { PageLoad } from '../app/page-load.ts';
import { NextLiveQuery, nextLiveVariables } from './next-live.query.ts';

/** Part of a room: who else is live. Whether it is known; a room does without it. */
export const loadNextLive: PageLoad<boolean> = async ({ services: { vxql } }) =>
  await vxql.query(NextLiveQuery, nextLiveVariables, { fresh: true }).then(
    () => true,
    () => false,
  );
