import { expect, test, type Page } from '@playwright/test';
import { passGates, signUp, withoutScript } from './fixtures.ts';

/** What a page's policy forbade, in words; the page keeps them from its first script on. */
const watch = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const found: string[] = [];
    Object.assign(window, { policyViolations: found });
    document.addEventListener('securitypolicyviolation', (event) =>
      found.push(`${event.effectiveDirective} ${event.blockedURI} at ${location.pathname}`),
    );
  });
};
const violations = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { policyViolations: string[] }).policyViolations);

const paths = [
  '/en/',
  '/en/cams/',
  '/en/videos/',
  '/en/login/',
  '/en/signup/',
  '/en/vipclub/',
  '/en/terms-of-service/',
  '/en/nothing-here/',
];

test('no page does what its policy forbids', async ({ page }) => {
  // Eleven pages, each until it is silent.
  test.slow();
  await watch(page);
  for (const path of paths) {
    const answer = await page.goto(path);
    const headers = answer?.headers() ?? {};
    const policy = headers['content-security-policy'];
    expect(policy).toContain('report-to csp');
    expect(policy).not.toContain('unsafe');
    expect(await answer?.text()).not.toMatch(/<[^>]* style=/);
    expect(headers['cross-origin-embedder-policy']).toBe('credentialless');
    await page.waitForLoadState('networkidle');
    expect(await violations(page), path).toEqual([]);
  }
  // Pages that the browser writes itself, with structured data in their heads.
  await passGates(page);
  await page.goto('/en/videos/');
  await page.waitForLoadState('networkidle');
  await page.locator('main a[href*="/video"]').first().click();
  await expect(page.locator('head script[type="application/ld+json"]').first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => window.crossOriginIsolated)).toBe(true);
  // A guest's page is put together from parts.
  await signUp(page);
  const answer = await page.goto('/en/');
  expect(await answer?.text()).not.toMatch(/<[^>]* style=/);
  await page.waitForLoadState('networkidle');
  expect(await violations(page)).toEqual([]);
});

test(
  'what is placed by numbers has its place before any script runs',
  { tag: '@once' },
  async ({ page }) => {
    await withoutScript(page, async (plain) => {
      await plain.goto('/en/vipclub/');
      const picture = plain.locator('[data-properties*="--vx-picture-position:70%"] img').first();
      await expect(picture).toHaveCSS('object-position', '70% 50%');
    });
  },
);

test.describe('with workers', () => {
  // Where they are blocked, the browser is not asked whether it takes one.
  test.use({ serviceWorkers: 'allow' });

  test('markup and scripts that the app does not know are refused by the browser', async ({
    page,
  }, { project }) => {
    await page.goto('/en/');
    await page.waitForLoadState('networkidle');
    const refusals = await page.evaluate(async (worker) => {
      const tries: readonly (() => unknown)[] = [
        () => (document.createElement('div').innerHTML = '<img src="x" onerror="alert(1)">'),
        () => (document.createElement('script').src = 'https://evil.test/a.js'),
        () => (document.createElement('script').text = 'alert(1)'),
        () => document.createElement('iframe').setAttribute('srcdoc', '<script>alert(1)</script>'),
        () => navigator.serviceWorker.register('/media/other.js'),
        // And two that are ours.
        () => (document.createElement('script').innerHTML = '{"name":"x"}'),
        () => navigator.serviceWorker.register(worker),
      ];
      return await Promise.all(
        tries.map(async (run) => {
          try {
            await run();
            return 'done';
          } catch (error) {
            return (error as Error).name;
          }
        }),
      );
    }, `/worker_${project.name}.min.js`);
    const refused = 'TypeError';
    expect(refusals).toEqual([refused, refused, refused, refused, refused, 'done', 'done']);
  });
});
