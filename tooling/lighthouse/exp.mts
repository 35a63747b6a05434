import lighthouse from 'lighthouse';
import { freePort, startOwnServer } from '@vx/e2e/own-server';
import { chromium } from 'playwright-core';
import { writeFileSync } from 'node:fs';
const server = await startOwnServer({ pictures: '/work/main/tooling/e2e/node_modules/.cache/pictures' });
const port = await freePort();
const context = await chromium.launchPersistentContext('/tmp/lhp' + Date.now(), { executablePath: process.env.LHB ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--no-first-run', `--remote-debugging-port=${port}`, ...(process.env.LHA?.split(' ') ?? [])] });
await context.addCookies([{ name: 'vx_age', value: '1', url: server.origin }, { name: 'vx_consent', value: '1.', url: server.origin }]);
for (const path of process.argv.slice(2)) for (let k = 0; k < 2; k++) {
  const run: any = await lighthouse(server.origin + path, { port, output: 'json', logLevel: 'error', onlyCategories: ['performance'], throttlingMethod: (process.env.LHT ?? 'simulate') as any });
  const a = run.lhr.audits;
  console.log(path, 'score', run.lhr.categories.performance.score, 'bench', run.lhr.environment.benchmarkIndex);
  for (const id of ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'speed-index', 'interactive']) console.log('  ', id, a[id].score, Math.round(a[id].numericValue));
  console.log(JSON.stringify(a.metrics.details.items[0]));
  for (const i of a['long-tasks'].details.items) console.log('   task', Math.round(i.startTime), Math.round(i.duration), i.url.slice(-60));
  for (const i of a['mainthread-work-breakdown'].details.items) console.log('   main', i.group, Math.round(i.duration));
  writeFileSync('/tmp/lh.trace.json', JSON.stringify(run.artifacts.Trace ?? run.artifacts.traces?.defaultPass));
}
await context.close();
await server[Symbol.asyncDispose]();
process.exit(0);
