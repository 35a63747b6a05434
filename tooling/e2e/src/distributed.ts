/**
 * The distributed set-up: two server processes with PostgreSQL and Redis behind a small balancer.
 * The main job's test passes on both apps, and one node is killed in the middle of a running chat.
 *
 * `VX_TEST_DATABASE_URL` and `VX_TEST_REDIS_URL` name the services; the usual local ports else. Without
 * services there it is skipped (exit code 77); services that were named must answer.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startBalancer } from './balancer.ts';
import { startOwnServer } from './own-server.ts';

const here = import.meta.dirname;
const folder = mkdtempSync(join(tmpdir(), 'vx-distributed-'));
const adminUrl = process.env.VX_TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const redisBase = process.env.VX_TEST_REDIS_URL ?? 'redis://127.0.0.1:6379';
const database = `vx_distributed_${process.pid}`;
const ports = { balancer: 18490, nodes: [18491, 18492] } as const;
const marker = join(folder, 'chat-is-running');

async function admin(statement: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** What both nodes share; the rest is each one's own. */
function nodeEnvironment(): Record<string, string> {
  const databaseUrl = new URL(adminUrl);
  databaseUrl.pathname = `/${database}`;
  return {
    VX_ORIGIN: `http://127.0.0.1:${ports.balancer}`,
    DATABASE_URL: databaseUrl.href,
    REDIS_URL: new URL('/9', redisBase).href,
    VX_REDIS_PREFIX: `${database}:`,
    VX_SECRET: 'a-secret-that-both-test-nodes-share',
    VX_FFMPEG: '',
  };
}

/** Runs the main job's test once; `onChat` is called as soon as its chat runs. */
function runMainJob(project: string, onChat: (() => void) | null): Promise<number> {
  rmSync(marker, { force: true });
  const child = spawn(
    'playwright',
    [
      'test',
      'main-job',
      `--project=${project}`,
      '--reporter=list',
      '--workers=1',
      '--retries=0',
      '--output=test-results/distributed',
    ],
    {
      cwd: join(here, '..'),
      stdio: 'inherit',
      env: {
        ...process.env,
        PATH: `${join(here, '../node_modules/.bin')}:${process.env.PATH}`,
        VX_E2E_BASE_URL: `http://127.0.0.1:${ports.balancer}`,
        VX_E2E_CHAT_MARKER: marker,
      },
    },
  );
  const watch = setInterval(() => {
    if (!existsSync(marker)) return;
    clearInterval(watch);
    onChat?.();
  }, 100);
  return new Promise((resolve) => {
    child.on('exit', (code) => {
      clearInterval(watch);
      resolve(code ?? 1);
    });
  });
}

/** Whether something listens where the address leads. */
async function answers(address: string, defaultPort: number): Promise<boolean> {
  const { hostname, port } = new URL(address);
  return await new Promise((resolve) => {
    const socket = connect(Number(port) || defaultPort, hostname);
    socket.setTimeout(2_000, () => socket.destroy(new Error('No answer.')));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

const services = [
  { name: 'VX_TEST_DATABASE_URL', there: await answers(adminUrl, 5432) },
  { name: 'VX_TEST_REDIS_URL', there: await answers(redisBase, 6379) },
];
const missing = services.filter(({ there }) => !there).map(({ name }) => name);
if (missing.length > 0) {
  const named = missing.filter((name) => process.env[name] !== undefined);
  console.log(`Nothing answers for ${missing.join(' and ')}: the distributed set-up needs both.`);
  process.exit(named.length > 0 ? 1 : 77);
}

/** The main job on two nodes, then once more while one of them dies. Returns what went wrong. */
async function testTwoNodes(): Promise<readonly string[]> {
  const problems: string[] = [];
  const env = nodeEnvironment();
  await using first = await startOwnServer({ port: ports.nodes[0], env });
  await using second = await startOwnServer({
    port: ports.nodes[1],
    env,
    pictures: first.pictures,
  });
  await using balancer = await startBalancer(ports.balancer, ports.nodes);

  if ((await runMainJob('desktop', null)) !== 0 && (await runMainJob('desktop', null)) !== 0)
    problems.push('The main job failed on two nodes (desktop).');
  const [one = 0, two = 0] = ports.nodes.map((port) => balancer.served.get(port) ?? 0);
  if (one === 0 || two === 0) problems.push(`One node did no work: ${one} and ${two} connections.`);
  if (!(await first.isReady())) problems.push('The first node is not ready any more.');

  // A machine that was busy gets a second look, with both nodes up again.
  let survived = false;
  for (let attempt = 1; attempt <= 2 && !survived; attempt += 1) {
    if (!(await second.isReady())) await second.startAgain();
    const deaths: Promise<void>[] = [];
    const code = await runMainJob('mobile', () => {
      deaths.push(second.kill());
      console.log('Killed the second node in the middle of a chat.');
    });
    await Promise.all(deaths);
    if (deaths.length === 0) console.log('No node was killed: the chat never ran.');
    survived = code === 0 && deaths.length > 0;
  }
  if (!survived) problems.push('The main job did not survive the death of a node (mobile).');
  console.log(`Two nodes served ${one} and ${two} connections; one was killed, the other went on.`);
  return problems;
}

let problems: readonly string[];
await admin(`create database ${database}`);
try {
  problems = await testTwoNodes();
} finally {
  await admin(`drop database if exists ${database} with (force)`);
  rmSync(folder, { recursive: true, force: true });
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
