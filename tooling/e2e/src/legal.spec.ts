import { build, languages } from '@vx/routes';
import { expect, expectGoodPage, expectGoodTranslation, open, shoot, test } from './fixtures.ts';

for (const language of languages) {
  const expectGood = language === 'en' ? expectGoodPage : expectGoodTranslation;
  test(`[SC-termsOfService] [RE-legalTextDownload] [RU-consent-legal-text-download] the terms can be read and taken along in ${language}`, async ({
    visitor: page,
  }) => {
    const url = test.info().project.use.baseURL ?? '';
    await page.context().addCookies([{ name: 'vx_lang', value: language, url }]);
    await open(page, build('termsOfService', {}, { language }));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(8);
    await expect(page.getByRole('main')).toContainText('2026');
    const href = await page
      .locator('main a[href*="/asset/legal-text/download/"]')
      .getAttribute('href');
    const document = await page.request.get(href ?? '');
    expect(document.status()).toBe(200);
    expect((await document.text()).length).toBeGreaterThan(50);
    await expectGood(page);
    await shoot(page, `terms-${language}`);
  });

  test(`[SC-dataProtectionPage] data protection can be read in ${language}, with the choice about cookies`, async ({
    visitor: page,
  }) => {
    const url = test.info().project.use.baseURL ?? '';
    await page.context().addCookies([{ name: 'vx_lang', value: language, url }]);
    await open(page, build('dataProtection', {}, { language }));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('#cookie-choices input[type=checkbox]')).toHaveCount(2);
    for (const box of await page.locator('#cookie-choices input[type=checkbox]').all())
      await expect(box).not.toBeChecked();
    await expectGood(page);
  });
}

test('help answers questions, and the footer leads to its answers', async ({ visitor: page }) => {
  await open(page, build('help', {}, { language: 'en' }));
  await expect(page.locator('main section h2')).toHaveCount(9);
  await expectGoodPage(page);
  await shoot(page, 'help');
  await page.locator('footer a[href$="#report-content"]').click();
  await expect(page.locator('#report-content')).toBeInViewport();
});
