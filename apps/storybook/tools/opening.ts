/**
 * `pnpm --filter @vx/storybook opening`: how long the dev server takes to answer, and a browser from an address to a drawn
 * story, each with the processor time it costs, since other work on the machine stretches seconds and hardly that.
 * `--cold` forgets first what earlier runs left in node_modules/.cache.
 */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { chromiumPath } from '../chromium.ts';

const root = join(import.meta.dirname, '..');
const patience = 120_000;
const component = 'inputs-button--primary';
const screen = 'screens-home--desktop';
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

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

function print(name: string, since: number, processor: number, requests?: number): void {
  const ms = Math.round(performance.now() - since);
  const asked = requests === undefined ? '' : `${requests} requests`.padStart(14);
  console.log(
    `${name.padEnd(44)}${`${ms} ms`.padStart(10)}${`${processor.toFixed(2)} s processor`.padStart(20)}${asked}`,
  );
}

/** Opens a story in a new page and waits until it is drawn and the first look is over. */
async function open(context: BrowserContext, name: string, address: string): Promise<void> {
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
  print(name, since, processorSeconds(process.pid) - used, requests);
  await page.close();
}

if (process.argv.includes('--cold')) {
  rmSync(join(root, 'node_modules/.cache'), { recursive: true, force: true });
}
const port = await freePort();
const origin = `http://localhost:${port}`;
const since = performance.now();
const server = spawn(
  process.execPath,
  ['node_modules/storybook/dist/bin/dispatcher.js', 'dev', '-p', `${port}`, '--ci', '--no-open'],
  { cwd: root, stdio: 'ignore', env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' } },
);
try {
  while (!(await answers(origin))) {
    if (server.exitCode !== null) throw new Error('The dev server ended.');
    if (performance.now() - since > patience) throw new Error('The dev server does not answer.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  print('command to first answer', since, processorSeconds(server.pid ?? 0));
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    args: flags,
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  const fresh = () => browser.newContext({ viewport: { width: 1440, height: 900 } });
  const at = (story: string): string => `${origin}/?path=/story/${story}`;
  const first = await fresh();
  await open(first, 'a component, first since the start', at(component));
  await open(first, 'the same again, cached by the browser', at(component));
  await open(await fresh(), 'a component, a browser that was never here', at(component));
  await open(await fresh(), 'the first page of all', `${origin}/`);
  await open(await fresh(), 'a screen, first since the start', at(screen));
  await open(await fresh(), 'a screen, a browser that was never here', at(screen));
  await browser.close();
} finally {
  server.kill('SIGTERM');
}
