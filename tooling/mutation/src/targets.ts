/** What is mutated: a folder with its own vitest, and the files in it. */
export interface Target {
  readonly folder: string;
  /** Globs in the folder; tests, fakes and lists of exports are never mutated. */
  readonly files: readonly string[];
  /** Globs of the tests that may notice a mutant; without them all that import the file. */
  readonly tests?: readonly string[];
}

const rules = (module: string): Target => ({
  folder: 'apps/server',
  files: [`src/modules/${module}/*.rules.ts`],
  tests: [`src/modules/${module}/*.rules.test.ts`],
});

/**
 * Of the server's modules the pure rules, by their own tests: their flows are proven on databases, where a mutant
 * costs a minute.
 */
export const targets: Readonly<Record<string, Target>> = {
  currency: { folder: 'packages/currency', files: ['src/*.ts'] },
  routes: { folder: 'packages/routes', files: ['src/*.ts'] },
  realtime: {
    folder: 'packages/realtime',
    files: ['src/connection/transition.ts', 'src/outbox/*.ts', 'src/protocol.ts', 'src/tabs/*.ts'],
  },
  live: {
    folder: 'packages/live-core',
    files: ['src/rules/*.ts', 'src/chat/*.ts', 'src/preview/*.ts'],
  },
  money: { folder: 'packages/money-core', files: ['src/**/*.ts'] },
  benefits: { folder: 'packages/rewards-core', files: ['src/**/*.ts'] },
  'server-money': rules('money'),
  'server-payment': rules('payment'),
  'server-benefits': rules('benefits'),
  /** Two small files: that the run finds what dies and what lives, and comes to an end where there is no mutant. */
  sample: {
    folder: 'tooling/mutation',
    files: ['src/fixtures/*.ts'],
    tests: ['src/fixtures/sample.test.ts'],
  },
};
