/** One zone for everything that a page says: the browser's. */
import { build } from '@vx/routes';
import { expect, open, signUp, test, topUp } from './fixtures.ts';

test.use({ timezoneId: 'America/New_York' });

const en = { language: 'en' } as const;

const hourIn = (timeZone: string, at: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(at));

test('[SC-pageShell] times are those of the browser, from the server on, and the zone is said where it matters', async ({
  visitor: page,
}) => {
  await signUp(page);
  await topUp(page);
  // The first page tells the server where the browser is.
  await open(page, build('help', {}, en));
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'vx_zone');
  expect(decodeURIComponent(cookie?.value ?? '')).toBe('America/New_York');

  const answer = await page.goto(build('memberStatement', {}, en));
  const html = (await answer?.text()) ?? '';
  const time = page.getByRole('main').locator('time').first();
  const at = (await time.getAttribute('datetime')) ?? '';
  const here = hourIn('America/New_York', at);
  await expect(time).toHaveText(here);
  expect(here).not.toBe(hourIn('Europe/Berlin', at));
  // As the server has written it: nothing changes when the page comes to life.
  expect(html).toContain(here);
  await expect(page.getByText('Times in America/New York.')).toHaveCount(1);

  await open(page, build('memberAlerts', {}, en));
  await expect(page.getByText('Time zone: America/New York.')).toHaveCount(1);
});
