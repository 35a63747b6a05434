/** On a slow line a page grows from the top: what was painted keeps its place. */
import { build, type RouteName } from '@vx/routes';
import { findPerformers, findVideos } from './content.ts';
import { expect, expectNoShift, logIn, passGates, test as base } from './fixtures.ts';
import { startSlowLine } from './slow-line.ts';

const test = base.extend({
  baseURL: async ({ baseURL }, use) => {
    await using line = await startSlowLine(baseURL ?? '');
    await use(line.origin);
  },
});

const german = { language: 'de' } as const;

/** What the eye cannot see: a tenth of what is allowed to a page. */
const UNSEEN = 0.001;

/** A page of each frame: what hangs from an end in it is found there. */
const ofVisitors: readonly RouteName[] = [
  'home',
  'cams',
  'actorProfile',
  'actorVideoDetails',
  'signup',
];
const ofGuests: readonly RouteName[] = ['memberStatement', 'topUp'];

for (const [who, places] of [
  ['visitor', ofVisitors],
  ['guest', ofGuests],
] as const)
  test(`nothing moves on a ${who}'s pages while they arrive in pieces`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    await passGates(page, baseURL);
    const { live } = await findPerformers(page);
    const video = (await findVideos(page))[0];
    if (!video) throw new Error('The demo world sells no video.');
    if (who === 'guest') await logIn(page);
    for (const name of places) {
      const args =
        name === 'actorVideoDetails'
          ? { actorName: video.slug, videoId: video.id }
          : { actorName: live };
      await test.step(name, async () => {
        await page.goto(build(name, args as never, german));
        await expectNoShift(page, UNSEEN);
      });
    }
    await test.step('nowhere', async () => {
      const answer = await page.goto('/de/nirgendwo');
      expect(answer?.status()).toBe(404);
      await expectNoShift(page, UNSEEN);
    });
  });
