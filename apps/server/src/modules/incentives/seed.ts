import { voucherTypes } from '@vx/contract/enums';
import { testIdExitIntent } from '@vx/contract/constants';
import type { CatalogueEntry } from '@vx/rewards-core/rules';
import type { IncentivesDeps } from './incentives-deps.ts';

const freeVideo = { type: voucherTypes.video, amount: 1, validDays: 7 } as const;

/** The catalogue of the demo world. */
export const demoIncentives: readonly Omit<CatalogueEntry, 'position'>[] = [
  {
    id: 'sign-up',
    type: 'signUp',
    region: 'overlay',
    event: 'pageLoad',
    priority: 10,
    routes: ['videosFreeClips'],
    countdownSeconds: null,
    uniqueGroup: 'sign-up',
    reason: 'visitor',
    testId: null,
    gift: null,
  },
  {
    id: 'refill',
    type: 'refill',
    region: 'refill',
    event: 'pageLoad',
    priority: 30,
    routes: ['home', 'cams', 'videos', 'memberArea'],
    countdownSeconds: null,
    uniqueGroup: 'refill',
    reason: 'lowBalance',
    testId: null,
    gift: null,
  },
  {
    id: 'exit-free-video',
    type: 'freeVideo',
    region: 'exit',
    event: 'exitIntent',
    priority: 20,
    routes: null,
    countdownSeconds: 1_800,
    uniqueGroup: 'free-video',
    reason: 'neverPaid',
    testId: testIdExitIntent,
    gift: freeVideo,
  },
  {
    id: 'preview-free-video',
    type: 'freeVideo',
    region: 'player',
    event: 'previewEnd',
    priority: 20,
    routes: null,
    countdownSeconds: 900,
    uniqueGroup: 'free-video',
    reason: 'neverPaid',
    testId: null,
    gift: freeVideo,
  },
  {
    id: 'album-free-album',
    type: 'freeAlbum',
    region: 'album',
    event: 'buyAlbum',
    priority: 20,
    routes: null,
    countdownSeconds: 900,
    uniqueGroup: 'free-album',
    reason: 'neverPaid',
    testId: null,
    gift: { type: voucherTypes.photoAlbum, amount: 1, validDays: 30 },
  },
];

/** Writes the catalogue of the demo world; what is there stays as it is. */
export async function seedIncentives({
  database,
}: Pick<IncentivesDeps, 'database'>): Promise<void> {
  await database.transaction((tx) =>
    tx
      .insertInto('incentives')
      .values(
        demoIncentives.map(({ countdownSeconds, uniqueGroup, testId, gift, routes, ...entry }) => ({
          ...entry,
          routes: routes && [...routes],
          countdown_seconds: countdownSeconds,
          unique_group: uniqueGroup,
          test_id: testId,
          gift: gift && JSON.stringify(gift),
        })),
      )
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute(),
  );
}
