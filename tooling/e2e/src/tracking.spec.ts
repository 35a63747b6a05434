/** What guests are told of being watched: the tests they are in, and what is logged. */
import type { Page } from '@playwright/test';
import { build } from '@vx/routes';
import { findPerformers } from './content.ts';
import {
  allowAll,
  expect,
  expectGoodPage,
  expectGoodTranslation,
  open,
  sendForm,
  shoot,
  signUp,
  test,
  withoutScript,
} from './fixtures.ts';

const en = { language: 'en' } as const;
const log = build('dataLog', {}, en);
const privacy = build('memberPrivacy', {}, en);
const testName = 'Offer when you are about to leave';

/** What the server offers this page's guest by exit intent, as the page would ask. */
const offered = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const { accessToken } = JSON.parse(
      document.querySelector('#vx-config')?.textContent ?? '{}',
    ) as {
      accessToken: string;
    };
    const answer = await fetch(
      '/api/v1/conversion/getIncentivesByEvent?event=exitIntent&analytics=true&language=en',
      { headers: { 'x-session-tag': accessToken } },
    );
    return ((await answer.json()) as { incentives: unknown[] }).incentives.length;
  });

test(
  '[RU-tracking-exit-intent-test] a guest sees which test runs, in which group, and leaves it for ever',
  { tag: '@once' },
  async ({ visitor: page }) => {
    await signUp(page);
    await open(page, privacy);
    const tests = page.getByRole('list', { name: 'Running tests' });
    await expect(tests.getByText('You see the normal version in this browser.')).toBeVisible();
    await allowAll(page);
    await open(page, privacy);
    await expect(tests.getByText('You see the test version.')).toBeVisible();
    await expectGoodPage(page);
    await shoot(page, 'tests');
    expect(await offered(page)).toBe(1);
    await page.getByRole('button', { name: `Leave the test “${testName}”` }).click();
    await expect(page.getByText('You’ve left the test.')).toBeVisible();
    await expect(tests.getByText('You’ve left:')).toBeVisible();
    await expect(tests.getByRole('button')).toHaveCount(0);
    expect(await offered(page)).toBe(0);
    await open(page, build('memberPrivacy', {}, { language: 'de' }));
    await expect(page.getByText('Du bist ausgestiegen und')).toBeVisible();
    await expectGoodTranslation(page);
    await shoot(page, 'tests-de');
  },
);

test(
  '[RU-actors-profile-visit] a guest reads what is logged, kind by kind, and has deleted what was counted',
  { tag: '@once' },
  async ({ visitor: page }) => {
    const { live } = await findPerformers(page);
    await signUp(page);
    await open(page, log);
    await expect(page.getByText('Nothing is logged about you')).toBeVisible();
    await expectGoodPage(page);
    await shoot(page, 'log-empty');
    await allowAll(page);
    const received = page.waitForResponse(/trackActorProfileVisit/);
    await open(page, build('actorProfile', { actorName: live }, en));
    await received;
    await open(page, privacy);
    await page.getByRole('link', { name: 'View the log' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What is logged about you');
    const entries = page.getByRole('list', { name: 'Entries' });
    await expect(entries.getByText(`actorName: ${live}`)).toBeVisible();
    await open(page, log);
    await expectGoodPage(page);
    await shoot(page, 'log');
    await page.getByRole('link', { name: 'Connection lost' }).click();
    await expect(page.getByText('Nothing of this kind')).toBeVisible();
    await page.getByRole('link', { name: 'Show everything' }).click();
    await expect(entries.getByText(`actorName: ${live}`)).toBeVisible();
    await page.getByRole('button', { name: 'Delete what was counted' }).click();
    await expect(page.getByText(/entr(y was|ies were) deleted\./)).toBeVisible();
    await expect(page.getByText(`actorName: ${live}`)).toHaveCount(0);
    await open(page, build('dataLog', {}, { language: 'de' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Was über dich protokolliert wird',
    );
    await expectGoodTranslation(page);
    await shoot(page, 'log-de');
  },
);

test(
  'without JavaScript a visitor reads its own log and deletes it, and a guest leaves a test',
  { tag: '@once' },
  async ({ visitor: page }) => {
    await withoutScript(page, async (plain) => {
      await plain.goto(build('dataProtection', {}, en));
      await plain.getByRole('link', { name: 'See what is logged about you' }).click();
      await expect(plain.getByText('You’re not logged in')).toBeVisible();
      await expect(plain.getByText('Nothing is logged about you')).toBeVisible();
      const sid = (await plain.context().cookies()).find(({ name }) => name === 'vx_sid');
      for (let visit = 0; visit < 21; visit += 1)
        await plain.request.post('/api/v1/tracker/trackActorProfileVisit', {
          headers: { authorization: `Bearer ${sid?.value ?? ''}` },
          data: { actorName: `performer-${visit}` },
        });
      await plain.goto(log);
      await expect(plain.getByText('actorName: performer-20')).toBeVisible();
      await expect(plain.getByText('actorName: performer-0', { exact: true })).toHaveCount(0);
      await plain.getByRole('link', { name: 'Older' }).click();
      await expect(plain.getByText('actorName: performer-0', { exact: true })).toBeVisible();
      await plain.getByRole('button', { name: 'Delete what was counted' }).click();
      await expect(plain.getByText('21 entries were deleted.')).toBeVisible();

      await signUp(plain);
      await plain.goto(privacy);
      await plain.getByRole('button', { name: `Leave the test “${testName}”` }).click();
      await expect(plain.getByText('You’ve left the test.')).toBeVisible();
      await expect(plain.getByText('You’ve left:')).toBeVisible();
      // Once more, as a form that was open in another tab.
      const again = await sendForm(plain, privacy, { intent: 'leaveTest', testId: '34' });
      expect(again).toContain('done=leaveTest');
    });
  },
);
