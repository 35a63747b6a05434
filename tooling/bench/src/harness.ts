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

/** Where results go, so that the engine cannot drop the work. */
export const sink: { last: unknown } = { last: undefined };

/**
 * Times subjects in one interleaved run: each round takes one sample of every subject, in an order
 * that moves on, so that a busy moment of the machine hits all of them alike.
 */
export function race(subjects: readonly Subject[], options: RaceOptions = {}): readonly Figure[] {
  const { operations = 1, rounds = 25, sampleMs = 8 } = options;
  const lanes = subjects.map((subject) => ({
    subject,
    calls: calibrate(subject, sampleMs),
    samples: [] as number[],
  }));
  for (let round = 0; round < rounds; round++) {
    for (let step = 0; step < lanes.length; step++) {
      const lane = lanes[(round + step) % lanes.length];
      if (lane === undefined) continue;
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

/** Prints figures as a table; the ratio says how often as long as the first one. */
export function report(title: string, figures: readonly Figure[]): void {
  const width = Math.max(...figures.map(({ name }) => name.length));
  console.log(`\n${title}`);
  for (const { name, nanoseconds, ratio } of figures) {
    const amount = nanoseconds.toLocaleString('en', { maximumFractionDigits: 0 });
    console.log(
      `  ${name.padEnd(width)}  ${amount.padStart(10)} ns/op  ${ratio.toFixed(2).padStart(8)} x`,
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
