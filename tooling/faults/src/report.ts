import type { DatabaseKind, Plant } from './options.ts';
import type { RunResult } from './run-faults.ts';

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

const setUps: Readonly<Record<DatabaseKind, string>> = {
  pglite: 'one embedded node',
  postgres: 'two nodes with PostgreSQL and Redis of their own',
};

/** Prints what a run did and what it broke. */
export function report(kind: DatabaseKind, plant: Plant | null, result: RunResult): void {
  const { figures, findings } = result;
  const { traffic, recoveries } = figures;
  const slowest = Math.max(0, ...recoveries);
  const middle = recoveries.toSorted((a, b) => a - b)[Math.floor(recoveries.length / 2)] ?? 0;
  const rate = (traffic.intentsDone / figures.seconds).toFixed(0);
  print(`\n${setUps[kind]}${plant ? `, planted: ${plant}` : ''}`);
  print(
    `  intents      ${traffic.intentsDone} (${figures.purchases} purchases and ${figures.topups} top-ups done)` +
      ` in ${figures.seconds.toFixed(1)} s, ${rate} per second, restarts included`,
  );
  const cost = Object.entries(figures.chatsCost).map(([currency, sum]) => `${sum} ${currency}`);
  print(
    `  chats        ${figures.chats}, billed by the second: ${cost.join(', ')} (minor units);` +
      ` ${figures.minutes} minutes paid with vouchers`,
  );
  const { messages } = figures;
  const refused = [...messages.refused].map(([code, count]) => `${count} ${code}`);
  print(
    `  messages     ${messages.said} said, ${messages.paid} of them paid, ${messages.takenBack} taken back;` +
      ` refused and sent again: ${refused.join(', ') || 'none'};` +
      ` pages loaded again ${messages.reloads} times, frozen ${messages.frozen} times`,
  );
  const { gifts } = figures;
  print(`  gifts        ${gifts.given} given, ${gifts.takenBack} taken back`);
  print(`  recharges    ${figures.taps} tapped after the first of each guest`);
  print(
    `  payments     ${figures.presses} by one press, ${figures.late} that took time and arrived`,
  );
  print(`  limits       ${figures.limited} refusals by limits that guests set`);
  print(
    `  requests     ${traffic.requests}, ${traffic.retries} retried, ${traffic.duplicates} sent twice at once`,
  );
  print(`  faults       ${figures.faults.size} kinds`);
  for (const [fault, count] of figures.faults) print(`    ${String(count).padStart(5)}  ${fault}`);
  print(`  kill -9      back after ${middle} ms (median), ${slowest} ms (slowest)`);
  print(`  digests      plan ${figures.planDigest}, outcome ${figures.outcomeDigest}`);
  for (const [invariant, count] of findings.counts) print(`  BROKEN       ${invariant} (${count})`);
  for (const { invariant, detail } of findings.examples) {
    print(`    ${invariant}: ${detail.slice(0, 300)}`);
  }
  if (findings.counts.size === 0) print('  every invariant holds');
}
