/** A guest's own pages in each language: translated, whole, and with a refusal that the guest understands. */
import { build, type Language, type RouteName } from '@vx/routes';
import { expect, expectGoodTranslation, onceUnless, open, signUp, test } from './fixtures.ts';

const places: readonly RouteName[] = [
  'memberSettings',
  'memberProfile',
  'memberSecurity',
  'memberPhone',
  'memberAlerts',
  'memberNews',
  'memberPrivacy',
  'memberBenefits',
  'vipClub',
  'withdrawal',
  'memberLimits',
  'memberNotifications',
  'memberFavorites',
  'dataLog',
];

/** A key that was never turned into a text looks like `account.title`. */
const rawKey =
  /\b(?:account|alerts|avs|benefits|common|errors|legal|limits|member|money|news|notifications|phone|privacy|shell|subscriptions|tracking|withdrawal)\.[a-z]\w+/;

for (const [language, taken] of [
  ['de', 'Dieser Name ist vergeben.'],
  ['nl', 'Deze naam is al in gebruik.'],
  ['es', 'Este nombre ya está en uso.'],
] as const satisfies readonly (readonly [Language, string])[]) {
  test(
    `every place of a guest speaks ${language}, and so does a refusal`,
    onceUnless(language, 'de'),
    async ({ visitor: page }) => {
      test.setTimeout(180_000);
      // Dutch has the addresses of English and is chosen by a cookie.
      const url = test.info().project.use.baseURL ?? '';
      await signUp(page);
      if (language === 'nl')
        await page.context().addCookies([{ name: 'vx_lang', value: 'nl', url }]);
      const profile = build('memberProfile', {}, { language });
      const addresses = places.map((name) => build(name, {} as never, { language }));
      for (const address of addresses) {
        await test.step(address, async () => {
          await open(page, address);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expectGoodTranslation(page);
          expect(await page.locator('body').innerText()).not.toMatch(rawKey);
        });
      }
      await open(page, profile);
      const name = page.locator('main input[name=name]');
      await name.fill('Demo');
      await name.press('Enter');
      await expect(name).toHaveAccessibleDescription(new RegExp(taken));
    },
  );
}
