import { expect, it } from 'vitest';
import { deviceOf } from './device.rules.ts';

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    { device: 'computer', browser: 'Edge', system: 'Windows' },
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    { device: 'computer', browser: 'Safari', system: 'macOS' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
    { device: 'phone', browser: 'Chrome', system: 'iOS' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    { device: 'phone', browser: 'Chrome', system: 'Android' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-X700) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/140.0.0.0 Safari/537.36',
    { device: 'tablet', browser: 'Samsung Internet', system: 'Android' },
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    { device: 'computer', browser: 'Firefox', system: 'Linux' },
  ],
  ['', { device: 'unknown', browser: '', system: '' }],
  ['<script>alert(1)</script>', { device: 'unknown', browser: '', system: '' }],
] as const)('names the device of %j', (userAgent, device) => {
  expect(deviceOf(userAgent)).toEqual(device);
});
