/**
 * One process of the self-check: simulates what its parent asks for, with a planted bug or without, one
 * run after the other. What is compiled and warm stays so; the sources of each bug are loaded apart.
 */
import type { SimulationOptions, SimulationResult } from './simulate.ts';

/** What the parent asks for. */
export interface RunRequest {
  /** `''`: the sources as they are. */
  readonly plant: string;
  readonly options: SimulationOptions;
}

/** How often each invariant was broken, and the first few in words. */
export interface RunReply {
  readonly broken: Readonly<Record<string, number>>;
  readonly words: string;
  /** Seconds of a core for this run. */
  readonly coreSeconds: number;
  /** What the process holds of memory, bytes. */
  readonly memory: number;
}

async function run({ plant, options }: RunRequest): Promise<RunReply> {
  const startedWith = process.cpuUsage();
  // First as they are: what the bug does not touch is loaded once for all runs.
  await import('./simulate.ts');
  const { simulate } = (await import(`./simulate.ts${plant && `?plant=${plant}`}`)) as {
    readonly simulate: (given: SimulationOptions) => Promise<SimulationResult>;
  };
  const { findings } = await simulate(options);
  const used = process.cpuUsage(startedWith);
  return {
    broken: Object.fromEntries(findings.counts),
    words: findings.examples.map(({ invariant, detail }) => `${invariant}: ${detail}`).join('\n'),
    coreSeconds: (used.user + used.system) / 1e6,
    memory: process.memoryUsage.rss(),
  };
}

process.on('message', (request: RunRequest) => {
  void run(request).then((reply) => process.send?.(reply));
});
// Nobody asks any more.
process.once('disconnect', () => process.exit());
