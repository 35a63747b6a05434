import { createHash } from 'node:crypto';
import { FakeClock } from '@vx/kernel/testing';
import type { Random } from '@vx/kernel';
import {
  channelInvariants,
  chatInvariants,
  chatTimeInvariants,
  checkTables,
  createChance,
  createFindings,
  departureInvariants,
  jobInvariants,
  ledgerInvariants,
  giftInvariants,
  messageInvariants,
  rechargeInvariants,
  spendingInvariants,
  worthInvariants,
  type Chance,
  type Findings,
  type Query,
} from '@vx/faults/invariants';
import { sqlState } from '../platform/database/index.ts';
import { createMemoryBus } from '../platform/bus/memory-bus.ts';
import { composeProduct } from '../product.ts';
import { checkCancelled, checkLimits, checkObserved } from './check-observed.ts';
import { checkSaid } from './check-said.ts';
import { createObserved, runClient, type Observed } from './clients.ts';
import { openStage, type Stage } from './stage.ts';
import { Interleaver } from './interleaver.ts';
import { startNode, type SimulatedNode } from './node.ts';
import { planSteps, type Step } from './plan.ts';
import {
  openSimulated,
  SimulatedFault,
  type FaultCounts,
  type FaultShares,
  type SimulatedDatabase,
} from './simulated-database.ts';
import { makeWorld, type World } from './world.ts';
import { planWriting, runWriter } from './writers.ts';

export interface SimulationOptions {
  readonly seed: number;
  readonly operations: number;
  readonly clients: number;
  /** Clients on top that write to performers, each as much as one of the others does; 0: nobody writes. */
  readonly writers: number;
  readonly guests: number;
  /** Multiplies how often statements, commits and nodes fail; 0: never. */
  readonly faults: number;
  /** Kinds of steps that are drawn more often than others. */
  readonly focus: readonly Step['kind'][];
  /** Address of a PostgreSQL server for real locks; `null`: the embedded database in memory. */
  readonly postgres: string | null;
  /** The invariant that a planted bug must break: clients stop as soon as one of them sees it broken. */
  readonly until?: string;
}

export interface SimulationResult {
  readonly findings: Findings;
  readonly faults: FaultCounts;
  /** Statements to the database and other steps, in the drawn order. */
  readonly steps: number;
  readonly seconds: number;
  /** Time of a core, from the first guest to the verdict; a busy machine does not change it. */
  readonly coreSeconds: number;
  readonly answers: ReadonlyMap<string, number>;
  /** Of what was to happen; the seed alone decides it. */
  readonly planDigest: string;
  /** Of every posting of the ledger, in order. */
  readonly outcomeDigest: string;
}

const START = Date.UTC(2026, 10, 21, 12);
const NODES = 2;
const MONTHS_AFTER = 4;
/** Chats end within these turns, and leases of dead nodes pass. */
const TURNS_TO_REST = 60;
/** Nobody chats any more: jobs are due, and what these enqueue. */
const TURNS_EACH_MONTH = 21;
const MONTH_MS = 31 * 86_400_000;
const NO_FAULTS: FaultShares = {
  perStatement: { fails: 0, kills: 0 },
  perCommit: { fails: 0, loses: 0 },
};
const faultsTimes = (times: number): FaultShares => ({
  perStatement: { fails: 600 * times, kills: 60 * times },
  perCommit: { fails: 4_000 * times, loses: 8_000 * times },
});

const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/** Ids and numbers that repeat with the seed. */
function createRandom(chance: Chance): Random {
  const hex = (digits: number): string =>
    Array.from({ length: digits }, () => chance.below(16).toString(16)).join('');
  return {
    next: () => chance.next(),
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
  };
}

/** Runs the product's own modules in this process through a plan, in an order drawn by the seed. */
export async function simulate(options: SimulationOptions): Promise<SimulationResult> {
  const stage = await openStage(options.postgres);
  try {
    return await runOn(stage, options);
  } finally {
    await stage.close();
  }
}

async function runOn(stage: Stage, options: SimulationOptions): Promise<SimulationResult> {
  const { seed } = options;
  const stream = (number: number): Chance => createChance(seed * 31 + number);
  const interleaver = new Interleaver(stream(1), stage.countWaiting);
  const faults: FaultCounts = {
    'statement failed': 0,
    'commit failed': 0,
    'answer to a commit lost': 0,
    'node killed': 0,
  };
  const clock = new FakeClock(START);
  const random = createRandom(stream(2));
  const bus = createMemoryBus();
  const away = new Set<string>();
  const left = new Set<string>();
  const slots = { taken: 0, most: stage.slots };
  const faultChance = stream(3);
  const open = (shares: FaultShares): SimulatedDatabase =>
    openSimulated(stage.target, {
      client: stage.client,
      cancel: stage.cancel,
      interleaver,
      chance: faultChance,
      shares,
      counts: faults,
      slots,
    });
  const start = async (database: SimulatedDatabase): Promise<SimulatedNode> =>
    await startNode({
      compose: composeProduct,
      database,
      clock,
      random,
      bus,
      isOnline: (guestId) => !away.has(guestId),
    });
  const shares = faultsTimes(options.faults);
  const findings = createFindings();
  const observed = createObserved();

  const quiet = await start(open(NO_FAULTS));
  const startedWith = process.cpuUsage();
  const { query } = stage;
  let world!: World;
  await interleaver.drive(
    (async () => {
      world = await makeWorld(
        quiet,
        query,
        { guests: options.guests, performers: 4, videos: 400, answers: options.writers > 0 },
        stream(4),
        clock.now(),
      );
    })(),
  );
  const plan = planSteps(world, options, stream(5));
  // Chance of their own: whoever does something else does the same with writers and without.
  const writing = planWriting(world, options, stream(9));
  const nodes = await Promise.all(Array.from({ length: NODES }, () => start(open(shares))));
  const nodeChance = stream(6);
  const chance = stream(7);
  const startedAt = performance.now();
  let isOver = false;

  /** A killed node is replaced at once by one that knows nothing. */
  const revive = (at: number): Promise<void> =>
    interleaver.step(
      async () => {
        const dead = nodes[at]!;
        nodes[at] = await start(open(shares));
        await dead.database.close();
      },
      { name: `node ${at} is replaced` },
    );
  const work = async (
    at: number,
    run: (node: SimulatedNode) => Promise<unknown>,
  ): Promise<void> => {
    const node = nodes[at]!;
    try {
      await run(node);
    } catch (error) {
      // Of two that wait for each other PostgreSQL ends one; the task comes again in a moment.
      const isExpected = error instanceof SimulatedFault || sqlState(error) === '40P01';
      if (!isExpected && !node.database.isDead()) throw error;
    }
    if (nodes[at] === node && node.database.isDead()) await revive(at);
  };
  const worker = async (at: number): Promise<void> => {
    let seen = 0;
    for (let turn = 0; !isOver; turn += 1) {
      await interleaver.pause(
        `the next turn of node ${at}`,
        () => isOver || clock.now() > seen || nodes[at]!.database.isDead(),
      );
      seen = clock.now();
      await work(at, (node) => node.runTask('live.meter'));
      if (turn % 3 === 0) await work(at, (node) => node.runDueJobs());
      if (turn % 8 === 0) await work(at, (node) => node.runTask('payment-expire-intents'));
      if (turn % 8 === 4) await work(at, (node) => node.runTask('payment-ask-provider'));
    }
  };
  const time = async (): Promise<void> => {
    const timeChance = stream(8);
    while (!isOver) {
      await interleaver.pausePatiently('time');
      clock.advance(leap(timeChance));
    }
  };
  const deps = {
    world,
    interleaver,
    chance,
    findings,
    observed,
    node: () => nodes[nodeChance.below(NODES)]!,
    now: () => clock.now(),
    away,
    left,
    isEnough: () => options.until !== undefined && findings.counts.has(options.until),
  };
  const writers = { ...deps, chance: stream(10) };
  const clients = Promise.all([
    ...plan.map((steps) => runClient(steps, deps)),
    ...writing.map((steps, writer) => runWriter(steps, writer, writers)),
  ]).finally(() => {
    isOver = true;
  });
  await interleaver.drive(Promise.all([clients, time(), ...nodes.map((_, at) => worker(at))]));
  const seconds = (performance.now() - startedAt) / 1000;
  away.clear();
  await interleaver.drive(comeToRest(quiet, clock, TURNS_TO_REST));
  // What renews, ends or expires later does so on its day, whatever the run came to.
  for (let month = 0; month < MONTHS_AFTER; month += 1) {
    clock.advance(MONTH_MS);
    await interleaver.drive(comeToRest(quiet, clock, TURNS_EACH_MONTH));
  }
  for (const { errors } of [quiet, ...nodes])
    for (const error of errors)
      if (!error.includes('Simulated')) findings.add('nothing is logged as an error', error);
  await judge(query, { world, observed, findings });
  const postings = await query(`
    select a.owner_id, t.kind, t.reference, p.amount, p.balance_after from postings p
    join transfers t on t.id = p.transfer_id join accounts a on a.id = p.account_id and a.kind = 'guest'
    order by p.id`);
  const { steps } = interleaver;
  const used = process.cpuUsage(startedWith);
  for (const node of [quiet, ...nodes]) await node.database.close();
  return {
    findings,
    faults,
    steps,
    seconds,
    coreSeconds: (used.user + used.system) / 1e6,
    answers: observed.answers,
    planDigest: digestOf([plan, writing]),
    outcomeDigest: digestOf(postings),
  };
}

/** How far time goes on: mostly by the pace of the meter, now and then so far that things expire or renew. */
function leap(chance: Chance): number {
  const at = chance.next();
  if (at < 0.7) return 250;
  if (at < 0.96) return 1_000;
  if (at < 0.99) return 2_000 + chance.below(3_000);
  if (at < 0.997) return 12_000;
  if (at < 0.9992) return 3_600_000 * (1 + chance.below(12));
  return 86_400_000 * (3 + chance.below(30));
}

/** Nobody asks for anything any more: chats end, jobs run, leases of dead nodes pass. */
async function comeToRest(node: SimulatedNode, clock: FakeClock, turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    clock.advance(1_500);
    await node.runTask('live.meter');
    if (turn % 10 === 0) await node.runDueJobs();
  }
  await node.runTask('payment-expire-intents');
  await node.runTask('payment-ask-provider');
  await node.runDueJobs();
}

async function judge(
  query: Query,
  {
    world,
    observed,
    findings,
  }: { readonly world: World; readonly observed: Observed; readonly findings: Findings },
): Promise<void> {
  for (const invariants of [
    ledgerInvariants,
    worthInvariants,
    spendingInvariants,
    chatInvariants,
    chatTimeInvariants,
    channelInvariants,
    giftInvariants,
    messageInvariants,
    rechargeInvariants,
    jobInvariants,
    departureInvariants,
  ])
    await checkTables(query, invariants, findings);
  await checkObserved(query, { world, observed, findings });
  await checkSaid(query, observed, findings);
  await checkLimits(query, world, findings);
  await checkCancelled(query, observed, findings);
}
