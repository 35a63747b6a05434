import { chromium, devices } from '@playwright/test';
import { headlessShell } from './src/chromium.ts';
import { startOwnServer } from './src/own-server.ts';
const server = await startOwnServer({ port: 8493, pictures: new URL('./node_modules/.cache/pictures', import.meta.url).pathname });
const o = server.origin;
const phone = { ...devices['Pixel 7'], viewport: { width: 412, height: 823 }, deviceScaleFactor: 1 };
const b = await chromium.launch({ ...headlessShell });
for (const app of [phone, { viewport: { width: 1440, height: 900 } }]) { const c = await b.newContext(app);
await c.addCookies([{name:'vx_age',value:'1',url:o},{name:'vx_consent',value:'1.',url:o}]);
for (const path of process.argv.slice(2)) {
  const p = await c.newPage(); const late: string[] = [];
  await p.addInitScript(() => { (window as any).N = []; new MutationObserver((rs) => { for (const r of rs) for (const n of r.addedNodes) if (n instanceof HTMLLinkElement && n.rel === 'stylesheet' || n instanceof HTMLStyleElement) (window as any).N.push([Math.round(performance.now()), (n as any).href?.split('/').at(-1) ?? (n as any).textContent.slice(0, 60), document.readyState]); }).observe(document, { childList: true, subtree: true }); });
  await p.goto(o + path); await p.waitForTimeout(2500);
  console.log(path, p.url().length, JSON.stringify(await p.evaluate(() => (window as any).N)), await p.evaluate(() => performance.getEntriesByType('resource').filter((e) => /woff2/.test(e.name)).map((e: any) => e.name.split('/').at(-1) + ' ' + Math.round(e.startTime) + '-' + Math.round(e.responseEnd))));
  await p.close();
} await c.close(); }
await b.close(); await server[Symbol.asyncDispose](); process.exit(0);
