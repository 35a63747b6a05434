/** A visitor's places in each language: translated, whole, and in their language for readers and machines. */
import { build, type Language, type RouteName } from '@vx/routes';
import { findPerformers, findVideos } from './content.ts';
import { expect, expectGoodTranslation, onceUnless, open, test } from './fixtures.ts';

const places: readonly RouteName[] = [
  'home',
  'cams',
  'videosNew',
  'actorProfile',
  'actorVideoDetails',
  'login',
  'signup',
  'help',
];

/** A key that was never turned into a text looks like `home.title`. */
const rawKey = /\b(?:actor|auth|common|consent|errors|home|legal|live|money|shell|video)\.[a-z]\w+/;

for (const [language, word] of [
  ['de', 'Anmelden'],
  ['nl', 'Inloggen'],
  ['es', 'Iniciar sesión'],
] as const satisfies readonly (readonly [Language, string])[]) {
  test(
    `[RU-routing-language-from-config#3] every place of a visitor speaks ${language}`,
    onceUnless(language, 'de'),
    async ({ visitor: page }) => {
      test.setTimeout(240_000);
      // Dutch has the addresses of English and is chosen by a cookie.
      const url = test.info().project.use.baseURL ?? '';
      if (language === 'nl')
        await page.context().addCookies([{ name: 'vx_lang', value: 'nl', url }]);
      const { live } = await findPerformers(page);
      const video = (await findVideos(page))[0];
      if (!video) throw new Error('The demo world sells no video.');
      for (const name of places) {
        const args =
          name === 'actorVideoDetails'
            ? { actorName: video.slug, videoId: video.id }
            : { actorName: live };
        await test.step(name, async () => {
          await open(page, build(name, args as never, { language }));
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expectGoodTranslation(page);
          expect(await page.locator('body').innerText()).not.toMatch(rawKey);
        });
      }
      await expect(page.locator('body')).toContainText(word);
    },
  );
}
