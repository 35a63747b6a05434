import { chromium, devices } from '@playwright/test';
import { headlessShell } from './src/chromium.ts';
import { startOwnServer } from './src/own-server.ts';
const server = await startOwnServer({ port: 8492, pictures: new URL('./node_modules/.cache/pictures', import.meta.url).pathname });
const o = server.origin;
const phone = { ...devices['Pixel 7'], viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
const b = await chromium.launch({ ...headlessShell });
const path = process.argv[2]!;
for (let k = 0; k < 3; k++) {
  const c = await b.newContext(phone);
  await c.addCookies([{name:'vx_age',value:'1',url:o},{name:'vx_consent',value:'1.',url:o}]);
  const p = await c.newPage();
  const s = await c.newCDPSession(p);
  const ev: any[] = [];
  s.on('Tracing.dataCollected', (d: any) => ev.push(...d.value));
  await s.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline','blink','v8','toplevel', ...(process.env.SEL ? ['disabled-by-default-blink.debug','disabled-by-default-devtools.timeline.invalidationTracking'] : [])] } } as any);
  await p.goto(o + path); await p.waitForTimeout(2500);
  const done = new Promise((r) => s.once('Tracing.tracingComplete', r)); await s.send('Tracing.end'); await done;
  if (k === 2) {
    const main = ev.filter((e) => e.ph === 'X' || e.name === 'SelectorStats');
    const nav = Math.min(...ev.filter((e) => e.name === 'navigationStart' || e.name==='CommitLoad').map((e) => e.ts));
    const sum: Record<string, [number, number]> = {};
    for (const e of main) { const x = (sum[e.name] ??= [0, 0]); x[0] += (e.dur ?? 0) / 1000; x[1]++; }
    for (const [n, [t, c]] of Object.entries(sum).sort((a, b) => b[1][0] - a[1][0]).slice(0, 30)) console.log(n.padEnd(45), t.toFixed(1), c);
    console.log('--- style and layout');
    for (const e of main.filter((e) => ['UpdateLayoutTree', 'Layout', 'ParseHTML', 'EvaluateScript','HitTest','PrePaint','Paint','Layerize','Commit'].includes(e.name) && e.dur > 3000)) console.log(e.name.padEnd(18), ((e.ts - nav) / 1000).toFixed(0).padStart(6), (e.dur / 1000).toFixed(1).padStart(7), JSON.stringify(e.args?.elementCount ?? e.args?.beginData?.dirtyObjects ?? ''), JSON.stringify(e.args?.beginData ?? e.args?.data?.url ?? '').slice(0, 300));
    if (process.env.SEL) { const inv: Record<string, number> = {}; for (const e of ev) if (/Invalidat|ScheduleStyle|InvalidateLayout/.test(e.name)) { const d = e.args?.data ?? {}; const at = Math.round((e.ts - nav) / 1000); if (at < 450) continue; const key = e.name + ' ' + [d.reason, d.extraData, d.nodeName, d.changedId, d.changedClass, d.changedAttribute, d.changedPseudo, (d.invalidationList ?? []).map((x: any) => Object.values(x).join(':')).join(',').slice(0,200), d.selectorPart, (d.stackTrace ?? []).slice(0, 2).map((f: any) => f.functionName + '@' + f.url?.slice(-30) + ':' + f.lineNumber + ':' + f.columnNumber).join('<')].filter(Boolean).join(' | '); inv[key + ' ~' + Math.floor(at/100)*100] = (inv[key + ' ~' + Math.floor(at/100)*100] ?? 0) + 1; } for (const [k, n] of Object.entries(inv).sort((a, b) => b[1] - a[1]).slice(0, 60)) console.log(n, k.slice(0, 400)); }
    if (process.env.SEL) { const agg: Record<string, any> = {}; for (const e of ev.filter((e) => e.name === 'SelectorStats')) for (const r of e.args?.selector_stats?.selector_timings ?? []) { const a = (agg[r.selector] ??= { t: 0, m: 0, a: 0, f: 0 }); a.t += r['elapsed (us)']; a.m += r.match_count; a.a += r.match_attempts; a.f += r.fast_reject_count; } const rows = Object.entries(agg).sort((a, b) => b[1].t - a[1].t); console.log('selectors total us', rows.reduce((x, [, y]) => x + y.t, 0), rows.length); for (const [n, x] of rows.slice(0, 40)) console.log(String(x.t).padStart(7), x.a, x.m, n.slice(0, 160)); }
  }
  await c.close();
}
await b.close(); await server[Symbol.asyncDispose](); process.exit(0);
