import { build } from '@vx/routes';
import {
  expect,
  expectAccessible,
  expectGoodTranslation,
  open,
  shoot,
  signUp,
  test,
} from './fixtures.ts';
import { standInForPush } from './push.ts';

const en = { language: 'en' } as const;
const section = `${build('memberProfile', {}, en)}?section=news`;

test('[SC-webPushOptIn][RU-webpush-storage] messages are turned on from the settings, and off again', async ({
  visitor: page,
  context,
  app,
}) => {
  await context.grantPermissions(['notifications']);
  await page.addInitScript(standInForPush);
  await signUp(page);
  await open(page, section);
  await page.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog', { name: 'Which messages do you want?' });
  await expect(dialog.getByLabel('Favourites who come online')).toBeChecked();
  await dialog.getByLabel('Campaigns and offers').uncheck();
  await expectAccessible(page);
  await shoot(page, 'push-opt-in');
  const told = page.waitForRequest(/\/webpush\/subscribe/);
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  expect((await told).postDataJSON()).toMatchObject({
    events: { 'actor-online': true, campaigns: false, news: true },
    encoding: 'aes128gcm',
  });
  await expect(page.getByText('Messages reach this device')).toBeVisible();
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

test('[SC-webPushOptIn][ER-webPushBlocked] a browser that blocks messages is told how to allow them', async ({
  visitor: page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await signUp(page);
  await open(page, section);
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('Your browser blocks messages')).toBeVisible();
});

test('[SC-installPrompt][RU-install-prompt-7-days] the site is offered as an app, and not again for 7 days', async ({
  visitor: page,
}) => {
  await signUp(page);
  const offer = () =>
    page.evaluate(() =>
      window.dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })),
    );
  // The browser makes its offer once, soon after the document: here on another page than its own.
  await open(page, build('memberProfile', {}, en));
  await offer();
  await page.getByRole('link', { name: /^News/ }).first().click();
  await expect(page.getByText('Install as an app')).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByText('Install as an app')).toHaveCount(0);
  await open(page, section);
  await offer();
  await expect(page.getByText('Install as an app')).toHaveCount(0);
  await open(page, `${build('memberProfile', {}, { language: 'de' })}?section=news`);
  await expect(page.getByText('Nachrichten auf diesem Gerät').first()).toBeVisible();
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
