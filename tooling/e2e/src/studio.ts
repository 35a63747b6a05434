/** The other side of a conversation: a performer in the studio, in a browser profile of their own. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import { ask } from './content.ts';
import { expect, expectAccessible, expectTouchTargets, test } from './fixtures.ts';

/**
 * Somebody who is away, and whom no other test of this run takes: who comes online leaves the list, so a place in it
 * is nobody's own. A folder can be made once, whichever process asks; the run begins without any.
 */
export async function takePerformer(page: Page): Promise<string> {
  const { all } = await ask<{
    all: { items: { slug: string; onlineState: { state: string } }[] };
  }>(page, '{ all: modelsV2(first: 100) { items { slug onlineState { state } } } }');
  const taken = join(test.info().project.outputDir, 'performers');
  mkdirSync(taken, { recursive: true });
  const isFree = (slug: string): boolean => {
    try {
      mkdirSync(join(taken, slug));
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    }
  };
  // From the end, because other tests look at the first of them.
  const found = all.items.findLast(
    ({ slug, onlineState }) => onlineState.state === 'offline' && isFree(slug),
  );
  if (!found) throw new Error('Too few are away.');
  return found.slug;
}

/** Opens the studio of a performer of the demo world, in a browser profile of its own. The address has their slug. */
export async function openStudio(browser: Browser, slug: string): Promise<Page> {
  const context = await browser.newContext();
  const studio = await context.newPage();
  await studio.goto('/sandbox/performers');
  await studio
    .getByRole('listitem')
    .filter({ hasText: `${slug}@studio.candela.test` })
    .getByRole('button')
    .click();
  await expect(studio.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  return studio;
}

export async function comeOnline(studio: Page): Promise<void> {
  await studio.getByRole('radio', { name: /^Online/ }).check();
  await expect(studio.getByRole('heading', { name: 'You are online' })).toBeVisible();
}

export const line = (page: Page, text: string): Locator => page.getByText(text);

export const write = async (page: Page, text: string): Promise<void> => {
  const field = page.getByRole('textbox', { name: /^Write to/ });
  await field.fill(text);
  await field.press('Enter');
};

/** Goes to a page of the studio by its navigation, as a performer does. */
export const turnTo = (
  studio: Page,
  name: 'Today' | 'Room' | 'Messages' | 'Earnings',
): Promise<void> =>
  studio
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .first()
    .click();

export interface Channel {
  readonly id: string;
  readonly isMessagingFree: boolean;
  readonly nextMessagePrice: { readonly value: number };
}

/** Opens the guest's channel with a performer. */
export async function openChannel(guest: Page, slug: string): Promise<Channel> {
  const { all } = await ask<{ all: { items: { id: string; slug: string }[] } }>(
    guest,
    '{ all: modelsV2(first: 100) { items { id slug } } }',
  );
  const actorId = all.items.find((actor) => actor.slug === slug)?.id ?? '';
  const { channel } = await ask<{ channel: Channel }>(
    guest,
    `mutation { channel: touchMessengerChannel(actorId: "${actorId}") { id isMessagingFree nextMessagePrice { value } } }`,
  );
  return channel;
}

/** What every page of the studio owes, on this screen. */
export async function expectGoodStudio(studio: Page): Promise<void> {
  await expect(studio.locator('h1')).toHaveCount(1);
  await expect(studio).toHaveTitle(/ \| Candela Studio$/);
  const overflow = await studio.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels of sideways scrolling').toBeLessThanOrEqual(0);
  if (test.info().project.use.hasTouch) await expectTouchTargets(studio);
  await expectAccessible(studio);
}
