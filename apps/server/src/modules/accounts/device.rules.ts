/** What a browser says of itself, in words that guests know. */
export interface Device {
  readonly device: 'computer' | 'phone' | 'tablet' | 'unknown';
  readonly browser: string;
  readonly system: string;
}

/** The first that fits counts: most browsers name others, too. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string, Device['device']])[] = [
  [/\biPad\b/, 'iPadOS', 'tablet'],
  [/\biPhone\b/, 'iOS', 'phone'],
  [/\bAndroid\b.*\bMobile\b/, 'Android', 'phone'],
  [/\bAndroid\b/, 'Android', 'tablet'],
  [/\bWindows\b/, 'Windows', 'computer'],
  [/\bMac OS X\b/, 'macOS', 'computer'],
  [/\bCrOS\b/, 'ChromeOS', 'computer'],
  [/\bLinux\b/, 'Linux', 'computer'],
];

/** Names the device of a session. It may be wrong: a user agent says what it likes. */
export function deviceOf(userAgent: string): Device {
  const system = systems.find(([pattern]) => pattern.test(userAgent));
  return {
    browser: browsers.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '',
    system: system?.[1] ?? '',
    device: system?.[2] ?? 'unknown',
  };
}
