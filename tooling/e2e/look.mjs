import { chromium } from '@playwright/test';
const [
  ,
  ,
  lang = 'en',
  size = '1440x900',
  scheme = 'dark',
  app = 'desktop',
  stars = '4',
  secs = '33',
] = process.argv;
const [width, height] = size.split('x').map(Number);
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--autoplay-policy=no-user-gesture-required'],
});
const c = await b.newContext({
  viewport: { width, height },
  colorScheme: scheme,
  locale: lang,
  ...(app === 'mobile'
    ? {
        userAgent:
          'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
        hasTouch: true,
        isMobile: true,
      }
    : {}),
});
const o = 'http://127.0.0.1:8500';
const p = await c.newPage();
p.on('console', (m) => m.type() === 'error' && console.log('console', m.text()));
await p.goto(`${o}/${lang}/`);
await p
  .getByRole('button', { name: /18/ })
  .first()
  .click()
  .catch(() => {});
await p.waitForTimeout(800);
const cookie = p
  .getByRole('button', {
    name: /Necessary only|Only necessary|Nur notwendige|Nur Notwendige|ablehnen|Alleen|Solo/i,
  })
  .first();
await cookie.click({ timeout: 3000 }).catch(() => console.log('no cookie'));
const r = await p.request.post(`${o}/api/v1/auth/login`, {
  data: { email: 'demo@candela.test', password: 'candela-demo-1' },
  headers: { origin: o },
});
console.log('login', r.status());
const who = process.env.WHO ?? 'zuri-bell';
await p.goto(`${o}/${lang}/amateur/${who}/live/`);
await p.waitForTimeout(3000);
await p
  .getByRole('button', { name: /Start|beginnen|starten/i })
  .last()
  .click();
await p.waitForTimeout(1000 * Number(secs) + 4000);
await p.screenshot({ path: '/tmp/look/run.png' });
await p
  .getByRole('button', { name: /^End|beenden/i })
  .first()
  .click();
await p.waitForTimeout(2500);
await p.screenshot({ path: `/tmp/look/end-${lang}-${size}-${scheme}.png` });
if (stars !== '0') {
  await p
    .locator('.vx-stars__star')
    .nth(Number(stars) - 1)
    .click();
  await p.waitForTimeout(1200);
  await p.screenshot({
    path: `/tmp/look/rated-${lang}-${size}-${scheme}.png`,
    fullPage: app === 'mobile',
  });
}
console.log(
  await p.evaluate(() => [
    document.documentElement.scrollWidth,
    innerWidth,
    document.documentElement.scrollHeight,
  ]),
);
await b.close();
