/** What a browser keeps of a guest, and what the panel of the consent says of it. */
import type { Page } from '@playwright/test';
import { build } from '@vx/routes';
import { open } from './fixtures.ts';

/** The names of everything that is stored, wherever a browser stores something. */
export async function storedNames(page: Page): Promise<readonly string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const kept = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
    ...(await caches.keys()),
  ]);
  return [...new Set([...cookies, ...kept])].toSorted();
}

/** What the panel says of the necessary: the guest is told of everything that is stored. */
export async function disclosedNames(page: Page): Promise<readonly string[]> {
  await open(page, build('help', {}, { language: 'en' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie choices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your cookie choices' });
  const necessary = dialog.getByRole('listitem').filter({ hasText: 'Always on' }).first();
  await necessary.getByText(/^Show \d+ entries$/).click();
  return await necessary.locator('details b').allTextContents();
}

/** What of the stored the panel says nothing about. */
export const undisclosedOf = (
  stored: readonly string[],
  disclosed: readonly string[],
): readonly string[] =>
  stored.filter(
    (name) => !disclosed.some((known) => name === known || name.startsWith(`${known}:`)),
  );
