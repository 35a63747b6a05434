/** `node src/simulation/main.ts --seed=1 --operations=1000`: see README.md. */
import { parseArgs } from 'node:util';
import { stepKinds } from './plan.ts';
import { simulate } from './simulate.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    operations: { type: 'string', default: '600' },
    clients: { type: 'string', default: '8' },
    writers: { type: 'string', default: '3' },
    guests: { type: 'string', default: '9' },
    faults: { type: 'string', default: '1' },
    focus: { type: 'string', default: '' },
    postgres: { type: 'string' },
  },
});
const focus = values.focus.split(',');
const result = await simulate({
  seed: Number(values.seed),
  operations: Number(values.operations),
  clients: Number(values.clients),
  writers: Number(values.writers),
  guests: Number(values.guests),
  faults: Number(values.faults),
  focus: stepKinds.filter((kind) => focus.includes(kind)),
  postgres: values.postgres ?? null,
});
const { findings } = result;
console.log(
  JSON.stringify({
    seconds: Number(result.seconds.toFixed(1)),
    coreSeconds: Number(result.coreSeconds.toFixed(1)),
    operationsAnHourAndCore: Math.round((3_600 * Number(values.operations)) / result.coreSeconds),
    steps: result.steps,
    faults: result.faults,
    answers: Object.fromEntries([...result.answers].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    planDigest: result.planDigest,
    outcomeDigest: result.outcomeDigest,
    broken: Object.fromEntries(findings.counts),
  }),
);
for (const { invariant, detail } of findings.examples)
  console.log(`BROKEN ${invariant}: ${detail.slice(0, 600)}`);
process.exit(findings.counts.size === 0 ? 0 : 1);
