/** The browsers that the tests run in. */

/** What Playwright turns off by itself; it has to be said again, for only the last such flag counts. */
const offInPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Pages of the browser's own that every new window loads behind the address bar, which nobody sees here. */
const browserPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Flags without which a browser in a closed network wastes its time on addresses it cannot reach. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
  `--disable-features=${[...offInPlaywright, ...browserPages].join(',')}`,
];

/** Chromium with all that guests have around a page: messages that the system shows, apps that can be installed. */
export const wholeBrowser = {
  executablePath: process.env['VX_CHROMIUM'] ?? '/usr/bin/chromium',
  args,
};

/** What draws pages as Chromium does and has nothing around them: a fifth less to do. */
export const headlessShell = {
  executablePath: process.env['VX_HEADLESS_SHELL'] ?? wholeBrowser.executablePath,
  args,
};
