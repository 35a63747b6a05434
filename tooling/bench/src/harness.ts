/** Something to time. */
export interface Subject {
  readonly name: string;
  /** One operation, or as many as `operations` says. Its result is kept, so that nothing is optimised away. */
  readonly run: () => unknown;
}

export interface Figure {
  readonly name: string;
  /** Median nanoseconds per operation. */
  readonly nanoseconds: number;
  /** How often as long as the first subject. */
  readonly ratio: number;
}

export interface RaceOptions {
  /** Operations in one call of `run`. Default: 1. */
  readonly operations?: number;
  /** Rounds of all subjects. Default: 25. */
  readonly rounds?: number;
  /** The least duration of one sample in milliseconds. Default: 8. */
  readonly sampleMs?: number;
}

/** A table of one unit; its first row is ours, the others are peers. */
export interface Table {
  readonly title: string;
  /** Like `ns/op` or `requests/s`. */
  readonly unit: string;
  readonly rows: readonly { readonly name: string; readonly value: number }[];
  /** Digits after the point. Default: 0. */
  readonly digits?: number;
}

/** A row as it is kept in the report. */
export interface Recorded {
  readonly title: string;
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** Beside the first row of its table. */
  readonly ratio: number;
}

/**
 * `--short`: everything runs and is checked once, in seconds, so that no benchmark rots. Its figures
 * say nothing.
 */
export const isShort = process.argv.includes('--short');

/** So much of something, or less of it in a short run. */
export const amount = (full: number, short: number): number => (isShort ? short : full);

/** Where results go, so that the engine cannot drop the work. */
export const sink: { last: unknown } = { last: undefined };

const recorded: Recorded[] = [];
const omitted: string[] = [];

/** Says what cannot be measured on this machine, and what it lacks. */
export function leaveOut(what: string): void {
  omitted.push(what);
  console.log(`  left out: ${what}`);
}

/** Everything that was left out since the last call. */
export const takeOmitted = (): readonly string[] => omitted.splice(0);

/** Every row that was printed since the last call. */
export const takeRecorded = (): readonly Recorded[] => recorded.splice(0);

/**
 * Times subjects in one interleaved run: each round takes one sample of every subject, in an order
 * that moves on, so that a busy moment of the machine hits all of them alike.
 */
export function race(subjects: readonly Subject[], options: RaceOptions = {}): readonly Figure[] {
  const { operations = 1 } = options;
  const rounds = amount(options.rounds ?? 25, 1);
  const sampleMs = amount(options.sampleMs ?? 8, 0.2);
  const lanes = subjects.map((subject) => ({
    subject,
    calls: calibrate(subject, sampleMs),
    samples: [] as number[],
  }));
  for (let round = 0; round < rounds; round++) {
    for (const lane of rotated(lanes, round)) {
      lane.samples.push((time(lane.subject, lane.calls) * 1e6) / (lane.calls * operations));
    }
  }
  const medians = lanes.map(({ samples }) => median(samples));
  const first = medians[0] ?? Number.NaN;
  return lanes.map(({ subject }, i) => {
    const nanoseconds = medians[i] ?? Number.NaN;
    return { name: subject.name, nanoseconds, ratio: nanoseconds / first };
  });
}

/** The same for work that takes its time: one sample of every lane each round, in an order that moves on. */
export async function interleave<Lane, Sample>(
  lanes: readonly Lane[],
  rounds: number,
  sample: (lane: Lane, round: number) => Promise<Sample>,
): Promise<ReadonlyMap<Lane, readonly Sample[]>> {
  const samples = new Map<Lane, Sample[]>(lanes.map((lane) => [lane, []]));
  for (let round = 0; round < amount(rounds, 1); round++) {
    for (const lane of rotated(lanes, round)) samples.get(lane)?.push(await sample(lane, round));
  }
  return samples;
}

/** Prints the figures of a race; the ratio says how often as long as the first one. */
export function report(title: string, figures: readonly Figure[]): void {
  const rows = figures.map(({ name, nanoseconds }) => ({ name, value: nanoseconds }));
  printTable({ title, unit: 'ns/op', rows });
}

/** Prints a table, each row with its ratio beside the first, and keeps it for the report. */
export function printTable({ title, unit, rows, digits = 0 }: Table): void {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const first = rows[0]?.value ?? Number.NaN;
  console.log(`\n${title}`);
  for (const { name, value } of rows) {
    const ratio = value / first;
    recorded.push({ title, name, value, unit, ratio });
    const figure = value.toLocaleString('en', {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    console.log(
      `  ${name.padEnd(width)}  ${figure.padStart(10)} ${unit}  ${ratio.toFixed(2).padStart(8)} x`,
    );
  }
}

/** The number in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The value that `share` (0–1) of all values do not pass. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).toSorted();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function rotated<T>(lanes: readonly T[], by: number): readonly T[] {
  const start = by % lanes.length;
  return [...lanes.slice(start), ...lanes.slice(0, start)];
}

function calibrate(subject: Subject, sampleMs: number): number {
  let calls = 1;
  for (;;) {
    const taken = time(subject, calls);
    if (taken >= sampleMs) return calls;
    calls = taken < sampleMs / 16 ? calls * 8 : Math.ceil(calls * (sampleMs / taken) * 1.1);
  }
}

function time(subject: Subject, calls: number): number {
  const start = performance.now();
  for (let i = 0; i < calls; i++) sink.last = subject.run();
  return performance.now() - start;
}
