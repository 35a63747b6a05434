/** Which page, in which state and as whom, shows what a mock draws. The name of a mock begins with its app. */
import type { Page } from '@playwright/test';
import { build, type Language } from '@vx/routes';

/** Who looks. `stranger` has answered nothing yet; `newcomer` has just signed up; `regular` has a month behind. */
export type Viewer = 'stranger' | 'visitor' | 'newcomer' | 'regular';

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
  /** A video that costs something. */
  readonly video: string;
  /** A performer whom the regular guest has messages from. */
  readonly conversation: string;
}

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

const settings = (section: string, language = en): string =>
  `${build('memberProfile', {}, language)}?section=${section}`;

/** The states of one app; both have most of them. */
const ofApp = (app: 'desktop' | 'mobile', { live, video, conversation }: Places): Shot[] => {
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
    shot('home-returning', 'regular', home),
    shot('notice-slot', 'newcomer', build('memberArea', {}, en)),
    shot('profile', 'visitor', build('actorProfile', { actorName: at(0) }, en)),
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
        await press(/^End/)(page);
        await page.getByRole('heading', { level: 1, name: /^Chat ended/ }).waitFor();
      },
    }),
    shot('wallet', 'regular', build('topUp', {}, en)),
    shot('you', 'regular', build('memberArea', {}, en)),
    shot('settings-hub', 'regular', settings('all')),
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
          shot('checkout', 'regular', video, { go: press(/^Buy video/) }),
          shot('messenger', 'regular', build('messenger', {}, en)),
          shot('library', 'regular', build('memberVideos', {}, en)),
          shot('vip', 'visitor', build('vipClub', {}, en)),
          shot('statement', 'regular', build('memberStatement', {}, en)),
          shot('settings-hub-light', 'regular', settings('all'), { theme: 'light' }),
          shot('settings-limits', 'regular', build('memberLimits', {}, en)),
          shot('settings-profile', 'regular', build('memberProfile', {}, en)),
          shot('settings-security', 'regular', settings('security')),
          shot('settings-notifications', 'regular', settings('notifications')),
          shot('settings-notifications-light', 'regular', settings('notifications'), {
            theme: 'light',
          }),
          shot('settings-privacy', 'regular', settings('privacy')),
          shot('signup', 'visitor', build('signup', {}, en)),
          shot('signup-light', 'visitor', build('signup', {}, en), { theme: 'light' }),
          shot('age-consent', 'stranger', home),
          shot('consent-details', 'stranger', home, {
            async go(page) {
              await press(/18/)(page);
              await press(/Choose/)(page);
            },
          }),
        ]
      : [
          shot('age', 'stranger', home),
          shot('consent', 'stranger', home, { go: press(/18/) }),
          shot('menu', 'regular', home, { go: press(/^(You|Menu)/) }),
          shot('messages', 'regular', build('messenger', {}, en)),
          shot('conversation', 'regular', conversation),
          shot('limits', 'regular', build('memberLimits', {}, en)),
          shot('limits-light', 'regular', build('memberLimits', {}, en), { theme: 'light' }),
          shot('settings-hub-de', 'regular', settings('all', de)),
          shot('phone-number', 'regular', settings('phone')),
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
];
