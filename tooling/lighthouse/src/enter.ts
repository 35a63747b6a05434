import { build } from '@vx/routes';
import type { BrowserContext } from 'playwright-core';

/** Answers the age notice and the question about cookies, and logs in where a guest is asked for. */
export async function enter(
  context: BrowserContext,
  origin: string,
  asGuest: boolean,
): Promise<void> {
  await context.clearCookies();
  await context.addCookies([
    { name: 'vx_age', value: '1', url: origin },
    { name: 'vx_consent', value: '1.', url: origin },
  ]);
  if (!asGuest) return;
  const answer = await context.request.post(origin + build('login', {}, { language: 'en' }), {
    form: { email: 'demo@candela.test', password: 'candela-demo-1' },
    headers: { 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
  });
  if (answer.status() !== 303)
    throw new Error(`The log-in of the demo guest was answered with ${answer.status()}.`);
}
