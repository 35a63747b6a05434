/** Passkeys: adding, keeping, and logging in with them. The browser's own virtual device answers. */
import type { CDPSession, Page } from '@playwright/test';
import { build } from '@vx/routes';
import {
  expect,
  expectGoodPage,
  expectGoodTranslation,
  newGuest,
  open,
  passGates,
  sendForm,
  shoot,
  signUp,
  test as base,
} from './fixtures.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';

const en = { language: 'en' } as const;
const login = build('login', {}, en);
const security = build('memberSecurity', {}, en);
const adding = `${security}?passkey=new`;

/** A device in the browser: it has a lock, which opens or not, and answers at once. */
class Device {
  readonly #cdp: CDPSession;
  readonly #id: string;
  private constructor(cdp: CDPSession, id: string) {
    this.#cdp = cdp;
    this.#id = id;
  }
  static async in(page: Page): Promise<Device> {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('WebAuthn.enable', { enableUI: false });
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new Device(cdp, authenticatorId);
  }
  async unlocks(isUserVerified: boolean): Promise<void> {
    await this.#cdp.send('WebAuthn.setUserVerified', { authenticatorId: this.#id, isUserVerified });
  }
  async passkeys(): Promise<number> {
    const held = await this.#cdp.send('WebAuthn.getCredentials', { authenticatorId: this.#id });
    return held.credentials.length;
  }
}

// A server of its own, under a name: passkeys are bound to one.
const test = base.extend<object, { readonly server: OwnServer }>({
  server: [
    async ({ browserName: _engine }, use) => {
      await using server = await startOwnServer({
        host: 'localhost',
        pictures: process.env.VX_E2E_PICTURES,
      });
      await use(server);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.origin);
  },
});

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name' });
const password = (page: Page) => page.locator('main input[name=password]').first();

/** Adds a passkey by its form. */
async function add(page: Page, name: string, secret: string): Promise<void> {
  await open(page, adding);
  await nameField(page).fill(name);
  await password(page).fill(secret);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Leaves the page first, which would go on by itself as soon as it hears of it. */
async function logOut(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies({ name: 'vx_sid' });
}

/** Keeps the browser from offering passkeys in the field. */
async function withoutOffer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // An empty page has none.
    if (!('PublicKeyCredential' in globalThis)) return;
    Object.defineProperty(PublicKeyCredential, 'isConditionalMediationAvailable', {
      value: () => Promise.resolve(false),
    });
  });
}

const isIn = (page: Page) => page.getByRole('banner').getByRole('link', { name: /top up/i });

/** When the browser forgets the session; -1: when it is closed. */
const sessionExpires = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'vx_sid')?.expires;

test.beforeEach(async ({ page, server }) => {
  test.setTimeout(120_000);
  await passGates(page, server.origin);
});

test('a passkey is added with the password and the device, gets a name, and goes again', async ({
  page,
}) => {
  const device = await Device.in(page);
  const guest = await signUp(page, newGuest());
  await open(page, security);
  await expect(page.getByText('You don’t have a passkey yet.', { exact: false })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add passkey' })).toHaveAttribute('href', adding);
  await open(page, adding);
  await expectGoodPage(page);
  await shoot(page, 'passkey-add');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(password(page)).toHaveAccessibleDescription(/Please fill this in/);
  await password(page).fill('a wrong password');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(password(page)).toHaveAccessibleDescription(/isn’t your password/);
  expect(await device.passkeys()).toBe(0);

  await test.step('the device stays locked', async () => {
    await device.unlocks(false);
    await nameField(page).fill('My laptop');
    await password(page).fill(guest.password);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('nothing was added', { exact: false })).toBeVisible();
    await expect(nameField(page)).toHaveValue('My laptop');
    await device.unlocks(true);
  });

  await password(page).fill(guest.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Your passkey has been added.', { exact: false })).toBeVisible();
  expect(await device.passkeys()).toBe(1);
  const list = page.getByRole('list', { name: 'Passkeys' });
  await expect(list.getByRole('listitem')).toContainText(['My laptop']);
  await expect(list).toContainText('not used yet');
  await expectGoodPage(page);
  await shoot(page, 'passkeys');

  await test.step('one device holds one', async () => {
    await add(page, '', guest.password);
    await expect(page.getByText('already has a passkey for your account')).toBeVisible();
  });

  await test.step('another name', async () => {
    await open(page, security);
    await page.getByRole('link', { name: 'Rename: My laptop' }).click();
    await nameField(page).fill('');
    await page.getByRole('button', { name: 'Rename', exact: true }).click();
    await expect(nameField(page)).toHaveAccessibleDescription(/Please fill this in/);
    await nameField(page).fill('Old laptop');
    await page.getByRole('button', { name: 'Rename', exact: true }).click();
    await expect(page.getByText('The new name is saved.')).toBeVisible();
    await expect(list).toContainText('Old laptop');
  });

  await test.step('in German, light', async () => {
    const url = new URL(page.url()).origin;
    await page.context().addCookies([{ name: 'vx_theme', value: 'light', url }]);
    await open(page, build('memberSecurity', {}, { language: 'de' }));
    await expect(page.getByRole('link', { name: 'Umbenennen: Old laptop' })).toBeVisible();
    await expectGoodTranslation(page);
    await shoot(page, 'passkeys-de-light');
  });

  await test.step('as plain forms', async () => {
    await open(page, security);
    const passkeyId = await list.locator('input[name=passkeyId]').inputValue();
    const renamed = { intent: 'renamePasskey', passkeyId, name: 'By hand' };
    await page.goto(await sendForm(page, security, renamed));
    await expect(list).toContainText('By hand');
    await expect(page.getByText('The new name is saved.')).toBeVisible();
    await page.goto(await sendForm(page, security, { intent: 'removePasskey', passkeyId }));
    await expect(page.getByText('The passkey has been removed.', { exact: false })).toBeVisible();
    await expect(list).toHaveCount(0);
  });

  await test.step('one that is removed opens nothing', async () => {
    // No page is open that would load again when one of its calls finds no session.
    await logOut(page);
    await withoutOffer(page);
    await open(page, login);
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await expect(page.getByRole('alert')).toContainText('We don’t know this passkey');
    await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toBeEnabled();
    await shoot(page, 'passkey-unknown');
  });
});

test(
  'a guest logs in by one press, and goes on where it wanted to',
  { tag: '@once' },
  async ({ page }) => {
    await Device.in(page);
    await withoutOffer(page);
    const guest = await signUp(page, newGuest());
    await add(page, '', guest.password);
    await expect(page.getByText('Your passkey has been added.', { exact: false })).toBeVisible();
    await logOut(page);
    const statement = build('memberStatement', {}, en);
    await open(page, statement);
    expect(new URL(page.url()).pathname).toBe(login);
    await expectGoodPage(page);
    await shoot(page, 'login-with-passkey');
    await page.getByRole('checkbox', { name: 'Stay logged in on this device' }).check();
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await page.waitForURL((url) => url.pathname === statement);
    await expect(isIn(page)).toBeVisible();
    expect(await sessionExpires(page)).toBeGreaterThan(0);
    await open(page, security);
    await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('last used');
  },
);

test(
  'a guest picks its passkey among what the browser fills in',
  { tag: '@once' },
  async ({ page }) => {
    await Device.in(page);
    const guest = await signUp(page, newGuest());
    await add(page, 'Phone', guest.password);
    await expect(page.getByText('Your passkey has been added.', { exact: false })).toBeVisible();
    await logOut(page);
    // The virtual device picks at once what a guest would pick in the field: the page may be left before it has loaded.
    await page.goto(login, { waitUntil: 'commit' });
    await page.waitForURL((url) => url.pathname === build('home', {}, en));
    await expect(isIn(page)).toBeVisible();
    // Nothing was ticked: it ends with the browser.
    expect(await sessionExpires(page)).toBe(-1);
  },
);
