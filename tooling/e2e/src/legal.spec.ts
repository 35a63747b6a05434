import type { Page } from '@playwright/test';
import { build, languages } from '@vx/routes';
import { expectFact } from './facts.ts';
import {
  expect,
  expectAccessible,
  expectGoodPage,
  expectGoodTranslation,
  open,
  shoot,
  signUp,
  test,
} from './fixtures.ts';

/** Everything that the page says of the text stands in its download, in the same words. */
async function expectSameDocument(
  page: Page,
  screen: 'SC-termsOfService' | 'SC-dataProtectionPage',
): Promise<void> {
  const main = page.getByRole('main');
  const href = await main.locator('a[href*="/asset/legal-text/download/"]').getAttribute('href');
  const answer = await page.request.get(href ?? '');
  expect(answer.status()).toBe(200);
  const document = await answer.text();
  const said = [
    await main.getByRole('heading', { level: 1 }).innerText(),
    await main.getByText(/ 2026$/).innerText(),
    ...(await main.locator('section:has(> h2) > *').allInnerTexts()),
  ];
  // A title, its day, and eight sections of two.
  expect(said).toHaveLength(18);
  for (const words of said) expect(document).toContain(words);
  // In the document a line stands under each title.
  const [title = ''] = document.split('\n');
  await expectFact(`${screen}#1`, main.getByRole('heading', { level: 1 }), title);
  const [, , third] = document.matchAll(/^(.+)\n-+\n+(.+)$/gm);
  const section = main.locator('section:has(> h2)').nth(2);
  await expectFact(`${screen}#2`, section, `${third?.[1]} ${third?.[2]}`);
  const day = /^.+ 2026$/m.exec(document)?.[0] ?? '';
  await expectFact(`${screen}#3`, main.getByText(/ 2026$/), day);
}

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
    await expectSameDocument(page, 'SC-termsOfService');
    await expectGood(page);
    await shoot(page, `terms-${language}`);
  });

  test(`[SC-dataProtectionPage] [RE-legalTextDownload] [RU-consent-legal-text-download] data protection can be read and taken along in ${language}, with the choice about cookies`, async ({
    visitor: page,
  }) => {
    const url = test.info().project.use.baseURL ?? '';
    await page.context().addCookies([{ name: 'vx_lang', value: language, url }]);
    await open(page, build('dataProtection', {}, { language }));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expectSameDocument(page, 'SC-dataProtectionPage');
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

/** Answers to a notice as the page does, so that there is something to be asked again. */
async function answerLegal(page: Page, call: string, accepted: boolean): Promise<void> {
  const status = await page.evaluate(
    async ([name, given]) => {
      const config = JSON.parse(document.querySelector('#vx-config')?.textContent ?? '{}') as {
        accessToken: string;
      };
      const response = await fetch(`/api/v1/guest/${name}?language=en`, {
        method: 'POST',
        headers: { 'x-session-tag': config.accessToken, 'content-type': 'application/json' },
        body: JSON.stringify({ accepted: given }),
      });
      return response.status;
    },
    [call, accepted] as const,
  );
  expect(status).toBe(200);
}

const home = build('home', {}, { language: 'en' });

test('[SC-dataProtectionNotice][RU-consent-data-protection-close][SI-dataProtection][RU-socket-data-protection] what has changed in data protection is said, read, and agreed to in all tabs', async ({
  visitor: page,
}) => {
  await signUp(page);
  await open(page, home);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await answerLegal(page, 'closeDataProtection', false);
  const notice = page.getByRole('dialog', { name: 'Data protection has changed' });
  // Told by the socket, without loading.
  await expect(notice).toBeVisible();
  await expectFact('SC-dataProtectionNotice#1', notice, 'Global Privacy Control');
  await expectFact('SC-dataProtectionNotice#2', notice, 'As of 30 November 2026');
  const agree = notice.getByRole('button', { name: 'Agree' });
  await expectFact('SC-dataProtectionNotice#3', notice, 'Read in full Download as a document');
  await expectFact('SC-dataProtectionNotice#4', agree, 'Agree');
  await expectAccessible(page);
  await shoot(page, 'legal-notice');
  const other = await page.context().newPage();
  await open(other, home);
  await expect(other.getByRole('dialog')).toBeVisible();
  // On the page that is to be read nothing stands over it.
  await notice.getByRole('link', { name: 'Read in full' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data protection');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await open(page, home);
  const closed = page.waitForRequest(/\/guest\/closeDataProtection/);
  await agree.click();
  expect((await closed).postDataJSON()).toEqual({ accepted: true });
  await expect(notice).toHaveCount(0);
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[SC-termsNotice][RU-consent-agb-close] terms and data protection are asked about together, and again after a not now', async ({
  visitor: page,
}) => {
  await signUp(page);
  await open(page, home);
  await answerLegal(page, 'closeAgbAndDataProtection', false);
  const notice = page.getByRole('dialog', { name: 'Terms and data protection have changed' });
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('link', { name: 'Download as a document' })).toHaveCount(2);
  await expectFact('SC-termsNotice#1', notice, 'New: what happens to your balance');
  await expectFact('SC-termsNotice#2', notice, 'Global Privacy Control');
  await expectFact('SC-termsNotice#3', notice, /As of 26 November 2026.*As of 30 November 2026/);
  await expectFact('SC-termsNotice#4', notice, 'Agree Not now');
  await shoot(page, 'terms-notice');
  const [agree, later] = [
    await notice.getByRole('button', { name: 'Agree' }).boundingBox(),
    await notice.getByRole('button', { name: 'Not now' }).boundingBox(),
  ];
  expect([agree?.width, agree?.height]).toEqual([later?.width, later?.height]);
  const refused = page.waitForRequest(/\/guest\/closeAgbAndDataProtection/);
  await notice.getByRole('button', { name: 'Not now' }).click();
  expect((await refused).postDataJSON()).toEqual({ accepted: false });
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Agree' }).click();
  await expect(notice).toHaveCount(0);
});
