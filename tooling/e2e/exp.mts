import { chromium, devices } from '@playwright/test';
import { headlessShell } from './src/chromium.ts';
import { startOwnServer } from './src/own-server.ts';
const server = await startOwnServer({ port: 8491, pictures: new URL('./node_modules/.cache/pictures', import.meta.url).pathname });
const o = server.origin;
const pages = process.argv.slice(2);
const phone = { ...devices['Pixel 7'], viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
const b = await chromium.launch({ ...headlessShell });
for (const path of pages) {
  const c = await b.newContext(phone);
  await c.addCookies([{name:'vx_age',value:'1',url:o},{name:'vx_consent',value:'1.',url:o}]);
  const p = await c.newPage();
  await p.goto(o + path); await p.waitForTimeout(500); await p.goto('about:blank');
  await p.close(); await c.close();
  const c2 = await b.newContext(phone);
  await c2.addCookies([{name:'vx_age',value:'1',url:o},{name:'vx_consent',value:'1.',url:o}]);
  const q = await c2.newPage();
  const s = await c2.newCDPSession(q);
  await s.send('Network.enable');
  await s.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 1.6e6/8*0.9, uploadThroughput: 750e3/8*0.9 });
  await s.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await q.addInitScript(() => {
    (window as any).L = []; (window as any).T = [];
    new PerformanceObserver((l) => { for (const e of l.getEntries() as any) (window as any).L.push([Math.round(e.startTime), Math.round(e.renderTime), e.size, (e.element?.tagName + '.' + e.element?.className).slice(0, 60), (e.url||'').slice(-60), (e.element?.textContent||'').slice(0,40)]); }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((l) => { for (const e of l.getEntries()) (window as any).T.push([Math.round(e.startTime), Math.round(e.duration)]); }).observe({ type: 'longtask', buffered: true });
  });
  const t = Date.now(); const { writeFileSync, mkdirSync } = await import('node:fs'); mkdirSync('/tmp/film', {recursive:true}); s.on('Page.screencastFrame', (f: any) => { writeFileSync(`/tmp/film/${String(Date.now()-t).padStart(5,'0')}.jpg`, Buffer.from(f.data,'base64')); void s.send('Page.screencastFrameAck', {sessionId: f.sessionId}); }); if (process.env.FILM) await s.send('Page.startScreencast', {format:'jpeg', quality: 40, maxWidth: 300});
  await q.goto(o + path); await q.waitForTimeout(4000);
  const r = await q.evaluate(() => ({ L: (window as any).L, T: (window as any).T, fcp: Math.round(performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0), nav: (({responseStart, responseEnd, domContentLoadedEventEnd, loadEventEnd, transferSize}) => ({responseStart, responseEnd, domContentLoadedEventEnd, loadEventEnd, transferSize}))(performance.getEntriesByType('navigation')[0] as any), res: performance.getEntriesByType('resource').map((e: any) => [e.name.slice(-44), e.initiatorType, Math.round(e.startTime), Math.round(e.responseStart), Math.round(e.responseEnd), e.transferSize]) }));
  console.log(path, 'fcp', r.fcp, JSON.stringify(r.nav)); for (const l of r.L) console.log('  LCP', ...l); console.log('  long', JSON.stringify(r.T)); for (const x of r.res) console.log('   ', ...x);
  await c2.close();
}
await b.close();
await server[Symbol.asyncDispose]();
process.exit(0);
