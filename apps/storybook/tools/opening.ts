/**
 * `pnpm --filter @vx/storybook opening`: how long the dev server takes to answer, and a browser from an address to a drawn
 * story, each with the processor time it costs, since other work on the machine stretches seconds and hardly that. Beside
 * it, in the same run and in turn, a Storybook with one story and no addon (`tools/bare`): nobody opens faster than that.
 * `--rounds=3` sets how often; the medians are printed. `--cold` forgets first what earlier runs left in node_modules/.cache.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../chromium.ts';

const root = join(import.meta.dirname, '..');
const patience = 120_000;

/** Processor seconds that a process and everything below it have used so far; Linux only, 0 elsewhere. */
function processorSeconds(of: number): number {
  const parents = new Map<number, number>();
  const ticks = new Map<number, number>();
  for (const name of listed('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const fields = statOf(name);
    if (fields === undefined) continue;
    parents.set(Number(name), Number(fields[1]));
    ticks.set(
      Number(name),
      fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0),
    );
  }
  const isBelow = (id: number): boolean => {
    for (let at = id; at > 1; at = parents.get(at) ?? 0) if (at === of) return true;
    return false;
  };
  let sum = 0;
  for (const [id, used] of ticks) if (isBelow(id)) sum += used;
  return sum / 100;
}

const listed = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

/** The fields after the name of a process, or undefined when it has ended meanwhile. */
function statOf(id: string): readonly string[] | undefined {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

async function answers(origin: string): Promise<boolean> {
  return await fetch(`${origin}/iframe.html`).then(
    ({ ok }) => ok,
    () => false,
  );
}

interface Cost {
  readonly ms: number;
  /** Processor seconds of server and browser together. */
  readonly processor: number;
  readonly requests: number;
}

/** Opens an address in a new page and waits until its story is drawn. */
async function open(context: BrowserContext, address: string): Promise<Cost> {
  const page = await context.newPage();
  let requests = 0;
  page.on('request', () => (requests += 1));
  const used = processorSeconds(process.pid);
  const since = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page
    .frameLocator('#storybook-preview-iframe')
    .locator('#storybook-root > :visible, #storybook-docs > :visible')
    .first()
    .waitFor({ timeout: patience });
  const cost = {
    ms: performance.now() - since,
    processor: processorSeconds(process.pid) - used,
    requests,
  };
  await page.close();
  return cost;
}

interface Workshop {
  readonly config: string;
  /** Stories by their id. */
  readonly component: string;
  readonly screen?: string;
}

const ours: Workshop = {
  config: '.storybook',
  component: 'inputs-button--primary',
  screen: 'screens-home--desktop',
};
const bare: Workshop = { config: 'tools/bare/.storybook', component: 'button--primary' };

/** Starts a Storybook, opens it in several ways, ends it; what each way cost, by its name. */
async function visit({ config, component, screen }: Workshop): Promise<Map<string, Cost>> {
  const costs = new Map<string, Cost>();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const since = performance.now();
  const server = spawn(
    process.execPath,
    [
      'node_modules/storybook/dist/bin/dispatcher.js',
      'dev',
      '-p',
      `${port}`,
      '-c',
      config,
      '--ci',
      '--no-open',
    ],
    { cwd: root, stdio: 'ignore', env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' } },
  );
  try {
    while (!(await answers(origin))) {
      if (server.exitCode !== null) throw new Error('The dev server ended.');
      if (performance.now() - since > patience) throw new Error('The dev server does not answer.');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    costs.set('command to first answer', {
      ms: performance.now() - since,
      processor: processorSeconds(server.pid ?? 0),
      requests: 0,
    });
    const executablePath = chromiumPath();
    const browser = await chromium.launch({
      args: [...chromiumFlags],
      ...(executablePath === undefined ? {} : { executablePath }),
    });
    const fresh = () => browser.newContext({ viewport: { width: 1440, height: 900 } });
    const at = (story: string): string => `${origin}/?path=/story/${story}`;
    const here = await fresh();
    costs.set('a component, first since the start', await open(here, at(component)));
    costs.set('the same again', await open(here, at(component)));
    costs.set('a component, a new browser', await open(await fresh(), at(component)));
    if (screen !== undefined) {
      costs.set('a screen, first since the start', await open(here, at(screen)));
      costs.set('the screen again', await open(here, at(screen)));
      costs.set('a screen, a new browser', await open(await fresh(), at(screen)));
    }
    await browser.close();
  } finally {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
  }
  return costs;
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const rounds = Number(
  process.argv.find((option) => option.startsWith('--rounds='))?.slice('--rounds='.length) ?? 3,
);
if (process.argv.includes('--cold')) {
  rmSync(join(root, 'node_modules/.cache'), { recursive: true, force: true });
}
const visits: { readonly ours: Map<string, Cost>; readonly bare: Map<string, Cost> }[] = [];
for (let round = 0; round < rounds; round += 1) {
  visits.push({ bare: await visit(bare), ours: await visit(ours) });
}
const cells = (columns: readonly string[]): string =>
  columns.map((text) => text.padStart(13)).join('');
console.log(
  ' '.repeat(38) + cells(['ours', 'one story', 'ratio', 'ours, cpu', 'one, cpu', 'requests']),
);
for (const name of visits[0]?.ours.keys() ?? []) {
  const of = (whose: 'ours' | 'bare', what: keyof Cost): number =>
    median(visits.flatMap((visited) => visited[whose].get(name)?.[what] ?? []));
  const ms = of('ours', 'ms');
  const least = of('bare', 'ms');
  const shown = Number.isNaN(least)
    ? ['', '']
    : [`${least.toFixed(0)} ms`, `${(ms / least).toFixed(2)} x`];
  const cpu = of('bare', 'processor');
  console.log(
    name.padEnd(38) +
      cells([
        `${ms.toFixed(0)} ms`,
        ...shown,
        `${of('ours', 'processor').toFixed(2)} s`,
        Number.isNaN(cpu) ? '' : `${cpu.toFixed(2)} s`,
        `${of('ours', 'requests')}`,
      ]),
  );
}
