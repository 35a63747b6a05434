/** Which page, in which state and as whom, shows what a mock draws. The name of a mock begins with its app. */
import type { Page } from '@playwright/test';
import { build, type Language } from '@vx/routes';

/**
 * Who looks. `stranger` has answered nothing yet; `unpaid` has just signed up and has the coins that are a present;
 * `newcomer` has paid in as well, and `vip` is in the club besides; `regular` has a month behind.
 */
export type Viewer = 'stranger' | 'visitor' | 'unpaid' | 'newcomer' | 'vip' | 'regular';

export interface Shot {
  readonly mock: string;
  readonly as: Viewer;
  readonly path: string;
  readonly theme?: 'light';
  /** Leads from the page to the state that the mock draws. */
  readonly go?: (page: Page) => Promise<unknown>;
}

/** What the demo world has at its addresses. */
export interface Places {
  /** Performers who are live and free. */
  readonly live: readonly string[];
  /** The albums of a performer. */
  readonly pictures: string;
  /** A video that costs something. */
  readonly video: string;
}

/** A guest is asked how a chat was when it lasted 30 s (CO-chatExitMinDuration). */
const UNTIL_ASKED_MS = 30_000;

const inLanguage = (language: Language): { readonly language: Language } => ({ language });
const en = inLanguage('en');
const de = inLanguage('de');

const press = (name: RegExp) => (page: Page) =>
  page.getByRole('button', { name }).or(page.getByRole('link', { name })).first().click();

/** Starts a private chat and waits until the performer has said something. */
async function chat(page: Page): Promise<void> {
  await press(/^Start/)(page);
  await page.getByRole('timer').first().waitFor({ timeout: 30_000 });
  await page.getByRole('textbox', { name: /^Write to/ }).fill('Hello, how is your evening?');
  await page.keyboard.press('Enter');
  await page.waitForTimeout(6_000);
}

const readNewest = async (page: Page): Promise<unknown> => {
  await page.locator('main').getByRole('listitem').getByRole('link').first().click();
  return page.getByRole('log').waitFor();
};

/** Sends a rose in a chat: it waits for a while, in which it can be taken back. */
async function sendRose(page: Page): Promise<void> {
  await chat(page);
  await press(/^Send a gift/)(page);
  await page.getByRole('radio', { name: /^Rose,/ }).check({ force: true });
  await press(/^Send Rose/)(page);
  await page.getByRole('group', { name: 'Sending: Rose' }).waitFor();
}

async function chooseCookies(page: Page): Promise<void> {
  await press(/18 or older/)(page);
  await press(/^Choose$/)(page);
  await page.getByRole('dialog').waitFor();
}

/** The states of one app; both have most of them. */
const ofApp = (app: 'desktop' | 'mobile', { live, pictures, video }: Places): Shot[] => {
  const at = (index: number): string => live[index] ?? live[0] ?? '';
  const first = app === 'desktop' ? 0 : 4;
  const room = (index: number): string => build('liveRoom', { actorName: at(first + index) }, en);
  const shot = (name: string, as: Viewer, path: string, more: Partial<Shot> = {}): Shot => ({
    mock: `${app}-${name}`,
    as,
    path,
    ...more,
  });
  const home = build('home', {}, en);
  return [
    shot('home', 'visitor', home),
    // Whom this guest has talked to, whom she follows besides, and what she has bought.
    shot('home-returning', 'newcomer', room(6), {
      async go(page) {
        await chat(page);
        await press(/^End/)(page);
        await page.getByRole('heading', { level: 1, name: /^You ended the chat/ }).waitFor();
        for (const index of [6, 7, 8]) {
          await page.goto(build('actorProfile', { actorName: at(first + index) }, en));
          await page.waitForTimeout(2_000);
          await press(/^Follow /)(page);
          await page.waitForTimeout(800);
        }
        await page.goto(home);
        await press(/^Got it/)(page);
        await page.goto(home);
        await page.waitForTimeout(1_000);
      },
    }),
    shot('home-vip', 'vip', home),
    shot('notice-slot', 'newcomer', home, {
      // Who is welcomed is asked for nothing beside that.
      async go(page) {
        await press(/^Got it/)(page);
        await page.goto(page.url());
      },
    }),
    shot('profile', 'visitor', build('actorProfile', { actorName: at(0) }, en)),
    shot('lightbox', 'visitor', pictures, {
      async go(page) {
        await page
          .getByRole('link', { name: /^Photo 1 of/ })
          .first()
          .click();
        await page.getByRole('dialog').waitFor();
      },
    }),
    shot('room-door', 'visitor', room(0)),
    shot(app === 'desktop' ? 'live-room' : 'live', 'newcomer', room(1), { go: chat }),
    shot('room-topup', 'newcomer', room(2), {
      async go(page) {
        await chat(page);
        await press(/Top up/)(page);
        await page.getByRole('dialog', { name: 'Top up' }).waitFor();
      },
    }),
    shot('room-end', 'newcomer', room(3), {
      async go(page) {
        await chat(page);
        await page.waitForTimeout(UNTIL_ASKED_MS);
        await press(/^End/)(page);
        await page.getByRole('heading', { level: 1, name: /^You ended the chat/ }).waitFor();
      },
    }),
    shot('wallet', 'regular', build('topUp', {}, en)),
    shot('you', 'regular', build('memberArea', {}, en)),
    shot('settings-hub', 'regular', build('memberSettings', {}, en)),
    shot('login', 'visitor', build('login', {}, en)),
    shot('signup-de', 'visitor', build('signup', {}, de)),
    shot('404', 'visitor', `${home}nothing-here/`),
    shot('offline', 'visitor', home, {
      async go(page) {
        await page.context().setOffline(true);
        await page.waitForTimeout(500);
        await page
          .getByRole('link', { name: /Videos/ })
          .first()
          .click();
        await page.waitForTimeout(4_000);
      },
    }),
    ...(app === 'desktop'
      ? [
          shot('home-light', 'visitor', home, { theme: 'light' }),
          shot('video', 'visitor', video),
          shot('checkout', 'regular', video, { go: press(/^Buy/) }),
          shot('messenger', 'regular', build('messenger', {}, en), { go: readNewest }),
          shot('library', 'regular', build('memberVideos', {}, en)),
          shot('vip', 'visitor', build('vipClub', {}, en)),
          shot('statement', 'regular', build('memberStatement', {}, en)),
          shot('settings-hub-light', 'regular', build('memberSettings', {}, en), {
            theme: 'light',
          }),
          shot('settings-limits', 'regular', build('memberLimits', {}, en)),
          shot('settings-profile', 'regular', build('memberProfile', {}, en)),
          shot('settings-security', 'regular', build('memberSecurity', {}, en)),
          shot('settings-notifications', 'regular', build('memberAlerts', {}, en)),
          shot('settings-notifications-light', 'regular', build('memberAlerts', {}, en), {
            theme: 'light',
          }),
          shot('settings-privacy', 'regular', build('memberPrivacy', {}, en)),
          shot('signup', 'visitor', build('signup', {}, en)),
          shot('signup-light', 'visitor', build('signup', {}, en), { theme: 'light' }),
          shot('age-consent', 'stranger', home),
          shot('consent-details', 'stranger', home, {
            go: chooseCookies,
          }),
        ]
      : [
          shot('age', 'stranger', home),
          shot('consent', 'stranger', home, { go: chooseCookies }),
          shot('menu', 'regular', home, { go: press(/^You$/) }),
          shot('messages', 'regular', build('messenger', {}, en)),
          shot('conversation', 'regular', build('messenger', {}, en), { go: readNewest }),
          shot('limits', 'regular', build('memberLimits', {}, en)),
          shot('limits-light', 'regular', build('memberLimits', {}, en), { theme: 'light' }),
          shot('limits-change-de', 'regular', build('memberLimits', {}, de), {
            async go(page) {
              await page.locator('a[href$="?change=month"]').click();
              await page.getByRole('dialog').getByRole('spinbutton').fill('800');
            },
          }),
          shot('settings-hub-de', 'regular', build('memberSettings', {}, de)),
          shot('phone-number', 'newcomer', build('memberPhone', {}, en)),
          shot('phone-code', 'newcomer', build('memberPhone', {}, en), {
            async go(page) {
              await page.getByLabel(/^Mobile or landline/).fill('1511 2345678');
              await press(/^Send/)(page);
              await page.getByRole('heading', { name: /6 digits/ }).waitFor();
            },
          }),
          // What the present of coins lasts for is less than two minutes.
          shot('room-gifts', 'newcomer', room(5), {
            async go(page) {
              await chat(page);
              await press(/^Send a gift/)(page);
              await page.getByRole('radio').first().waitFor();
            },
          }),
          shot('room-gift-undo', 'newcomer', room(6), { go: sendRose }),
          shot('room-gift-arrived', 'newcomer', room(7), {
            async go(page) {
              await sendRose(page);
              await press(/^Send now/)(page);
              await page.getByRole('group', { name: 'Sending: Rose' }).waitFor({ state: 'hidden' });
            },
          }),
          shot('exit-balance', 'unpaid', room(4), {
            async go(page) {
              await press(/^Start/)(page);
              await page
                .getByRole('heading', { level: 1, name: 'Your balance is used up' })
                .waitFor({ timeout: 240_000 });
            },
          }),
          shot('signup-errors', 'visitor', build('signup', {}, en), {
            async go(page) {
              await page.locator('input[name=email]').fill('mira@');
              await page.locator('input[name=password]').fill('short');
              await page.locator('main button[type=submit]').click();
            },
          }),
        ]),
  ];
};

/** Every mock that the product has a page for. */
export const shotsOf = (places: Places): readonly Shot[] => [
  ...ofApp('desktop', places),
  ...ofApp('mobile', places),
  { mock: 'tablet-home', as: 'visitor', path: build('home', {}, en) },
];
