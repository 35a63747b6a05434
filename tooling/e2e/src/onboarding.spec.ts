/** The first hints for who has just signed up. */
import { build } from '@vx/routes';
import { expectFact } from './facts.ts';
import {
  expect,
  expectGoodPage,
  expectGoodTranslation,
  open,
  shoot,
  signUp,
  test,
  withoutScript,
} from './fixtures.ts';

const en = { language: 'en' } as const;
const home = build('home', {}, en);

test('[SC-onboarding][EN-cookies] a new guest reads three hints once, on the start page', async ({
  visitor: page,
}) => {
  const { name } = await signUp(page);
  await open(page, build('cams', {}, en));
  const hints = page.getByRole('region', { name: `Welcome, ${name}` });
  await expect(hints).toHaveCount(0);
  await open(page, home);
  await expectFact('SC-onboarding#1', hints, `Welcome, ${name}`);
  // One line, so that faces come first; the hints open at a press.
  await hints.getByText(`Welcome, ${name}`).click();
  await expect(hints.getByText('Every preview is free')).toBeVisible();
  await expectFact('SC-onboarding#2', hints, 'Every preview is free');
  const limit = hints.locator(`a[href="${build('memberLimits', {}, en)}"]`);
  await expectFact('SC-onboarding#3', limit, 'Set a limit');
  // In the page, and over nothing.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectGoodPage(page);
  await shoot(page, 'onboarding');
  await open(page, build('home', {}, { language: 'de' }));
  await expect(page.getByRole('region', { name: `Willkommen, ${name}` })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await expectGoodTranslation(page);
  await shoot(page, 'onboarding-de-360');

  await open(page, home);
  await hints.getByRole('button', { name: 'Got it' }).click();
  await expect(hints).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(hints).toHaveCount(0);
});

test('[SC-onboarding] not before the question about cookies is answered', async ({
  visitor: page,
}) => {
  const { name } = await signUp(page);
  const hints = page.getByRole('region', { name: `Welcome, ${name}` });
  await page.context().clearCookies({ name: 'vx_consent' });
  await open(page, home);
  await expect(hints).toHaveCount(0);
  await page.getByRole('button', { name: 'Necessary only' }).click();
  await expect(hints).toBeVisible();
});

test('[SC-onboarding] is put away without JavaScript', async ({ visitor: page }) => {
  const { name } = await signUp(page);
  const cookies = await page.context().cookies();
  await withoutScript(page, async (plain) => {
    await plain.context().addCookies(cookies);
    await plain.goto(home);
    const hints = plain.getByRole('region', { name: `Welcome, ${name}` });
    await hints.getByRole('button', { name: 'Got it' }).click();
    await expect(plain).toHaveURL(home);
    await expect(hints).toHaveCount(0);
  });
});
