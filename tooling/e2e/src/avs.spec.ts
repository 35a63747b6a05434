import type { Page } from '@playwright/test';
import { build } from '@vx/routes';
import { findGatedVideos, type FoundVideo } from './content.ts';
import { expectFact } from './facts.ts';
import {
  expect,
  expectAccessible,
  expectGoodPage,
  expectGoodTranslation,
  logIn,
  open,
  sendForm,
  shoot,
  signUp,
  test,
  whenAlive,
  withoutScript,
} from './fixtures.ts';

const en = { language: 'en' } as const;
const agePage = build('memberAgeCheck', {}, en);
const pathOf = ({ slug, id }: FoundVideo): string =>
  build('actorVideoDetails', { actorName: slug, videoId: id }, en);

async function pick(page: Page, index: number): Promise<FoundVideo> {
  const found = (await findGatedVideos(page))[index];
  if (!found) throw new Error('The demo world has too few videos that ask for an age check.');
  return found;
}

/** Begins a check as a form without JavaScript does. Leads to the provider's page. */
const begin = (page: Page): Promise<string> => sendForm(page, agePage, {});

/** What the provider decides on its page. */
const decide = (page: Page, check: string, outcome: string, reason = ''): Promise<string> =>
  sendForm(page, check, { outcome, reason });

test('[SC-avsDialog] [GM-requestAvs] [GQ-avsBonusAvailable] [RU-avs-gates-content#1] [RU-guest-restriction-need-age-check] says why a video is gated, and leads over the check back to it', async ({
  visitor: page,
}) => {
  const video = await pick(page, 0);
  await signUp(page);
  await open(page, pathOf(video));
  await expect(page.getByText('This needs an age check')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Buy video' })).toHaveCount(0);
  await expectGoodPage(page);
  await shoot(page, 'avs-gate');
  await page.getByRole('link', { name: 'How to open it' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Age check' });
  await expectFact('SC-avsDialog#1', dialog, 'This needs an age check');
  await expectFact('SC-avsDialog#2', dialog, 'You get a bonus for your first check.');
  const start = dialog.getByRole('button', { name: /^Start/ });
  await expectFact('SC-avsDialog#3', start, 'Start, about 2 min');
  await shoot(page, 'avs-dialog');
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'How to open it' }).last().click();
  await Promise.all([page.waitForURL(/\/sandbox\/avs\//), start.click()]);
  await shoot(page, 'avs-sandbox');
  await page.getByRole('button', { name: 'Confirm: 18 or older' }).click();
  await page.waitForURL((url) => url.pathname === pathOf(video));
  await whenAlive(page);
  await expect(page.getByText('This needs an age check')).toHaveCount(0);
  await expectFact('SC-avsDialog#6', page.getByRole('button', { name: /^Play: / }), video.title);
});

test('[SC-avsDialog] [SI-avsPending] [SI-avsRejected] [SI-avsSet] [SI-avsRevoked] what the provider decides is seen at once, on the page of the check and where it gates', async ({
  visitor: page,
}) => {
  const video = await pick(page, 1);
  await signUp(page);
  const other = await page.context().newPage();
  await open(other, pathOf(video));
  await open(page, agePage);
  const gate = other.getByText('This needs an age check');
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toContainText('Prove once that you are 18 or older');
  await expect(page.getByText('You get 4 coins, €1.00 for your first check.')).toBeVisible();
  await expectGoodPage(page);
  await shoot(page, 'avs-unknown');

  const first = await begin(page);
  await decide(page, first, 'pending');
  await expect(status).toContainText('Your age check is running');
  await other.getByRole('link', { name: 'How to open it' }).last().click();
  const dialog = other.getByRole('dialog', { name: 'Age check' });
  await expectFact('SC-avsDialog#4', dialog, 'Your age check is running');
  await shoot(page, 'avs-pending');
  await decide(page, first, 'rejected', 'unreadable');
  await expect(status).toContainText('The check hasn’t worked yet');
  await expect(page.getByText('The picture wasn’t readable')).toBeVisible();
  await expectFact('SC-avsDialog#5', dialog, 'The picture wasn’t readable');
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(gate.first()).toBeVisible();
  await shoot(page, 'avs-rejected');

  const second = await begin(page);
  await decide(page, second, 'accepted');
  await expect(status).toContainText('Your age is verified');
  await expect(page.getByText('Only “18 or older: yes”')).toBeVisible();
  await expect(gate).toHaveCount(0);
  await expectAccessible(page);
  await shoot(page, 'avs-accepted');

  const readAnew = page.waitForResponse(/\/guest\/avs\b/);
  await decide(page, second, 'revoked');
  await readAnew;
  await expect(status).toContainText('The age check is no longer valid');
  await expect(gate.first()).toBeVisible();
  await shoot(page, 'avs-revoked');
});

test('[SC-loginNotice] a visitor learns that the log-in comes first, and comes back', async ({
  visitor: page,
}) => {
  const video = await pick(page, 2);
  await open(page, pathOf(video));
  await page.getByRole('link', { name: 'How to open it' }).last().click();
  const notice = page.getByRole('dialog', { name: 'Please log in first' });
  await expectFact(
    'SC-loginNotice#1',
    notice,
    'Please log in first You’ll come back to this page afterwards.',
  );
  const login = notice.getByRole('link', { name: 'Log in' });
  await expectFact('SC-loginNotice#2', login, 'Log in');
  await expect(login).toHaveAttribute(
    'href',
    `${build('login', {}, en)}?returnPath=${encodeURIComponent(pathOf(video))}`,
  );
  await shoot(page, 'login-notice');
  await page.keyboard.press('Escape');
  await expect(notice).toHaveCount(0);
  await page.getByRole('link', { name: /Log in to rate$/ }).click();
  await expect(notice).toBeVisible();
});

test(
  'the check works without JavaScript, and the guest takes the proof back',
  { tag: '@once' },
  async ({ visitor: page }) => {
    const video = await pick(page, 3);
    await withoutScript(page, async (plain) => {
      await signUp(plain);
      await plain.goto(pathOf(video));
      await plain.getByRole('link', { name: 'How to open it' }).last().click();
      await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Age check');
      await plain.getByRole('button', { name: 'Start, about 2 min' }).click();
      await plain.getByRole('combobox', { name: 'Reason' }).selectOption('expiredDocument');
      await plain.getByRole('button', { name: 'Reject the check' }).click();
      expect(new URL(plain.url()).pathname).toBe(pathOf(video));
      await plain.goto(agePage);
      await expect(plain.getByText('The document has expired')).toBeVisible();
      await plain.getByRole('button', { name: 'Try again, about 2 min' }).click();
      await plain.getByRole('button', { name: 'Confirm: 18 or older' }).click();
      await expect(plain.getByRole('heading', { name: 'Your age is verified' })).toBeVisible();
      await plain.getByRole('button', { name: 'Revoke' }).click();
      await expect(plain.getByText('The age check is no longer valid')).toBeVisible();
    });
  },
);

test('the page is for guests, and reads well in German', async ({ visitor: page }) => {
  await page.goto(agePage);
  await expect(page).toHaveURL(/\/login\//);
  // The form of the page sends a visitor there, too, and from there back to it.
  expect(await begin(page)).toBe(
    `${build('login', {}, en)}?returnPath=${encodeURIComponent(agePage)}`,
  );
  await logIn(page);
  await open(page, build('memberAgeCheck', {}, { language: 'de' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Altersprüfung');
  await expectGoodTranslation(page);
});

test('[SC-forcedAvs] where the cookie asks for it, the check comes before everything else', async ({
  visitor: page,
}) => {
  const url = test.info().project.use.baseURL ?? '';
  await page.context().addCookies([{ name: 'vx_avs', value: '1', url }]);
  await page.goto(build('help', {}, en));
  await expect(page.getByRole('dialog', { name: 'Please verify your age first' })).toHaveCount(0);
  await signUp(page);
  const forced = page.getByRole('dialog', { name: 'Please verify your age first' });
  // Nobody has to prove anything to withdraw, or to delete the account.
  for (const name of ['withdrawal', 'memberProfile'] as const) {
    await open(page, build(name, {}, en));
    await expect(forced).toHaveCount(0);
  }
  await open(page, build('videos', {}, en));
  await expectFact(
    'SC-forcedAvs#1',
    forced,
    'we need an age check, once. It takes about two minutes and is free',
  );
  await shoot(page, 'avs-forced');
  const start = forced.getByRole('button', { name: /^Start/ });
  await expectFact('SC-forcedAvs#2', start, 'Start, about 2 min');
  await start.click();
  await page.getByRole('button', { name: 'Confirm: 18 or older' }).click();
  await page.waitForURL((address) => address.pathname === build('videos', {}, en));
  await whenAlive(page);
  await expect(forced).toHaveCount(0);
  await open(page, agePage);
  await expectFact(
    'SC-forcedAvs#3',
    page.getByRole('main').getByRole('status'),
    'Your age is verified',
  );
});
