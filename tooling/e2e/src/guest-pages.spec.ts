import { build } from '@vx/routes';
import type { BrowserContextOptions } from '@playwright/test';
import { expect, open, passGates, signUp, test, topUp } from './fixtures.ts';

const home = build('home', {}, { language: 'en' });
const profile = build('actorProfile', { actorName: 'noor-amani' }, { language: 'en' });
const questions = build('help', {}, { language: 'en' });

test(
  'guests who see the same share a page: each finds their own name and balance in it, and nobody else’s',
  { tag: '@once' },
  async ({ browser }, { project }) => {
    // Three guests, each with a browser of their own.
    test.slow();
    const guests = await Promise.all(
      [false, true, false].map(async (paying) => {
        const context = await browser.newContext(project.use as BrowserContextOptions);
        const page = await context.newPage();
        const wrong: string[] = [];
        page.on('pageerror', (error) => wrong.push(String(error)));
        page.on('console', (message) => {
          if (/hydrat|React error/i.test(message.text())) wrong.push(message.text());
        });
        await passGates(page);
        const guest = await signUp(page);
        if (paying) await topUp(page);
        return { context, page, guest, wrong };
      }),
    );
    const htmls = await Promise.all(
      guests.map(async ({ page }) => await (await page.request.get(home)).text()),
    );
    for (const [index, { guest }] of guests.entries())
      for (const [other, html] of htmls.entries()) {
        expect(html.includes(guest.email)).toBe(other === index);
        expect(html.includes(encodeURIComponent(guest.name))).toBe(other === index);
      }

    const lasts: number[] = [];
    // Hydration takes over what each was sent without a complaint, and would have written the same.
    for (const { page, guest, wrong } of guests) {
      await open(page, home);
      const wallet = page.getByRole('banner').locator('.vx-wallet').first();
      const help = page.locator(`footer a[href*="?guest=${encodeURIComponent(guest.name)}"]`);
      await expect(help).toHaveCount(1);
      const sent = await wallet.textContent();
      // There the browser writes the frame itself.
      await page.getByRole('link', { name: 'Videos' }).first().click();
      await expect(page).toHaveURL(/videos/, { timeout: 30_000 });
      await expect(wallet).toHaveText(sent ?? '');
      // Whoever has more can talk for longer.
      await open(page, profile);
      const said = page.getByText(/Your balance (lasts \d|isn’t enough)/);
      await expect(said).toBeVisible();
      lasts.push(Number(/lasts (\d+):/.exec((await said.textContent()) ?? '')?.[1] ?? 0));
      await open(page, questions);
      await expect(page.getByRole('main')).toContainText(guest.name);
      expect(wrong).toEqual([]);
    }
    expect(lasts[1]).toBeGreaterThan(lasts[0] ?? Number.NaN);
    expect(lasts[2]).toBe(lasts[0]);
    const [first, second] = guests;
    const balance = (of: typeof first) =>
      of?.page.getByRole('banner').locator('.vx-wallet').first().textContent();
    expect(await balance(first)).not.toBe(await balance(second));
    await Promise.all(guests.map(({ context }) => context.close()));
  },
);
