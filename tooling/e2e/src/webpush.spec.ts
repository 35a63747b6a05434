import type { Page } from '@playwright/test';
import { build } from '@vx/routes';
import { wholeBrowser } from './chromium.ts';
import { expectFact } from './facts.ts';
import {
  expect,
  expectAccessible,
  expectGoodTranslation,
  logIn,
  open,
  shoot,
  signUp,
  test,
} from './fixtures.ts';
import { standInForPush } from './push.ts';

test.use({ launchOptions: wholeBrowser, serviceWorkers: 'allow' });

const en = { language: 'en' } as const;
const section = build('memberNews', {}, en);

/** Turns messages on from the settings, all of them. */
async function turnOn(page: Page): Promise<void> {
  await open(page, section);
  await page.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog');
  for (const event of ['Favourites who come online', 'Campaigns and offers', 'News from the site'])
    await dialog.getByLabel(event).check();
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('Notifications are on for this device')).toBeVisible();
}

test('[SC-webPushOptIn][RU-webpush-storage][RU-webpush-token#1][RU-webpush-granted][RU-webpush-support#1][RU-webpush-encoding#1] messages are turned on from the settings, and off again', async ({
  visitor: page,
  context,
  app,
}) => {
  await context.grantPermissions(['notifications']);
  await page.addInitScript(standInForPush);
  await signUp(page);
  await open(page, section);
  await page.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog', { name: 'Which notifications would you like?' });
  await expectFact('SC-webPushOptIn#1', dialog, 'Favourites who come online');
  // Nothing is ticked in advance, and nothing is turned on without a choice.
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByText('Choose at least one.')).toBeVisible();
  await dialog.getByLabel('Favourites who come online').check();
  await dialog.getByLabel('News from the site').check();
  await expectAccessible(page);
  await shoot(page, 'push-opt-in');
  const received = page.waitForRequest(/\/webpush\/subscribe/);
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  expect((await received).postDataJSON()).toMatchObject({
    events: { 'actor-online': true, campaigns: false, news: true },
    encoding: 'aes128gcm',
  });
  await expectFact('SC-webPushOptIn#2', page.getByText('Notifications are on'), 'this device');
  await shoot(page, 'push-on');
  const found = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('vx', 5);
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(new Error('no database')));
    });
    const store = database.transaction('web-push').objectStore('web-push');
    const record = await new Promise<{ renewalToken: string }>((resolve) => {
      const reading = store.index('identity').get('identity:key');
      reading.addEventListener('success', () => resolve(reading.result as never));
    });
    return {
      worker: new URL(registration?.active?.scriptURL ?? location.href).pathname,
      scope: new URL(registration?.scope ?? location.href).pathname,
      token: record.renewalToken,
    };
  });
  expect(found).toEqual({
    worker: `/worker_${app}.min.js`,
    scope: '/',
    token: expect.stringMatching(/^[\w-]{40,}$/),
  });
  // Found again by the next page, and ended on both sides.
  await open(page, section);
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeEnabled();
});

test('[RU-webpush-worker] the worker shows what is pushed, in words that say nothing, one of a kind', async ({
  visitor: page,
  context,
  app,
}) => {
  await context.grantPermissions(['notifications']);
  await page.addInitScript(standInForPush);
  await signUp(page);
  await turnOn(page);
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => new URL(scopeURL).pathname === '/');
      if (own) resolve(own.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  // What is pushed to a worker that is not there yet is lost.
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/');
    return registration?.active?.state === 'activated';
  });
  const { origin } = new URL(page.url());
  const push = (message: object) =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(message),
    });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/');
      const notices = (await registration?.getNotifications()) ?? [];
      return notices.map(({ title, body, tag, data }) => ({
        title,
        body,
        tag,
        data: data as object,
      }));
    });
  const path = build('actorProfile', { actorName: 'mira' }, { language: 'de' });
  const message = { title: 'Etwas Neues', body: 'Tippe zum Ansehen.', tag: 'actor-online' };
  await push({ ...message, path: '/de/' });
  await expect.poll(shown, { message: app }).toEqual([{ ...message, data: { path: '/de/' } }]);
  // The next of its kind takes its place, another kind stands beside it.
  await push({ ...message, path });
  await push({ ...message, tag: 'news', path: '/de/' });
  await expect
    .poll(async () => (await shown()).map(({ tag, data }) => ({ tag, data })))
    .toEqual(
      expect.arrayContaining([
        { tag: 'actor-online', data: { path } },
        { tag: 'news', data: { path: '/de/' } },
      ]),
    );
  expect(await shown()).toHaveLength(2);
});

test('[RU-webpush-update-guest] after a log-in any page binds the browser to the guest again', async ({
  visitor: page,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  await page.addInitScript(standInForPush);
  const guest = await signUp(page);
  await turnOn(page);
  await context.clearCookies({ name: 'vx_sid' });
  const updates: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/webpush/update/')) updates.push(request.method());
  });
  const help = build('help', {}, en);
  await open(page, help);
  await page.waitForLoadState('networkidle');
  expect(updates).toEqual([]);
  await logIn(page, guest);
  const bound = page.waitForResponse(/\/webpush\/update\//);
  await open(page, help);
  expect(await (await bound).json()).toEqual({ updated: true });
});

test('[SC-webPushOptIn][ER-webPushBlocked] a browser that blocks messages is told how to allow them', async ({
  visitor: page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await signUp(page);
  await open(page, section);
  await page.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Favourites who come online').check();
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const blocked = page.getByText('Your browser blocks notifications');
  await expectFact('SC-webPushOptIn#3', blocked, 'Allow them in its settings');
});

test('[SC-installPrompt][RU-install-prompt-7-days][RU-consent-stored-expiry-set][RU-consent-stored-expiry-passed#1][RU-consent-stored-expiry-passed#2] the site is offered as an app, and not again for 7 days', async ({
  visitor: page,
}) => {
  await signUp(page);
  const offer = () =>
    page.evaluate(() =>
      window.dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })),
    );
  // The browser makes its offer once, soon after the document: here on another page than its own.
  await open(page, build('memberSettings', {}, en));
  await offer();
  await page.getByRole('main').getByRole('link', { name: /^News/ }).last().click();
  await expectFact('SC-installPrompt#1', page.getByText('Install as'), 'an app');
  const install = page.getByRole('button', { name: /^Install/ });
  await expectFact('SC-installPrompt#2', install, 'Install');
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByText('Install as an app')).toHaveCount(0);
  await open(page, section);
  await offer();
  await expect(page.getByText('Install as an app')).toHaveCount(0);
  // What stands in its way is the stamp of 7 days, and that only until it has passed.
  const stamp = async () =>
    (await page.context().cookies()).find(({ name }) => name === 'vx_install_dismissed');
  const set = await stamp();
  expect(Math.abs(Number(set?.value) - (Date.now() + 7 * 86_400_000))).toBeLessThan(60_000);
  const url = test.info().project.use.baseURL ?? '';
  const passed = String(Date.now() - 1);
  await page.context().addCookies([{ name: 'vx_install_dismissed', value: passed, url }]);
  await open(page, section);
  await offer();
  await expect(page.getByText('Install as an app')).toBeVisible();
  expect(await stamp()).toBeUndefined();
  await open(page, build('memberNews', {}, { language: 'de' }));
  await expect(page.getByText('Benachrichtigungen auf diesem Gerät').first()).toBeVisible();
  await expectGoodTranslation(page);
});

test('browsers find nothing wrong with the manifest, and an icon for it', async ({
  visitor: page,
}) => {
  await open(page, build('home', {}, { language: 'de' }));
  const browser = await page.context().newCDPSession(page);
  const { url, errors } = await browser.send('Page.getAppManifest');
  expect(new URL(url).pathname).toBe('/app_de.webmanifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // A window without a profile of its own cannot install anything: nothing else may be in the way.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
});
