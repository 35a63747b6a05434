import { existsSync } from 'node:fs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser to test with: `VX_CHROMIUM`, one of the system, or undefined for Playwright's own. */
export const chromiumPath = (): string | undefined =>
  process.env['VX_CHROMIUM'] ?? places.find((place) => existsSync(place));

/** The browser that takes pictures: without a window around its pages it draws the same in half of the time. */
export const picturesBrowser = (): string | undefined =>
  process.env['VX_HEADLESS_SHELL'] ?? chromiumPath();

/** Without these a browser in a closed network wastes its time on addresses it cannot reach. */
export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
