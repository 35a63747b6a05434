import { existsSync } from 'node:fs';
import { readJson } from './reports.ts';
import type { Share, SystemCoverage } from './coverage.ts';

const columns = {
  rules: ({ rules }: SystemCoverage): Share => rules,
  values: ({ values }: SystemCoverage): Share => values,
  contract: ({ calls }: SystemCoverage): Share => calls.contract,
  server: ({ calls }: SystemCoverage): Share => calls.server,
  client: ({ calls }: SystemCoverage): Share => calls.client,
  desktop: ({ screens }: SystemCoverage): Share => screens.desktop,
  mobile: ({ screens }: SystemCoverage): Share => screens.mobile,
};

/** The least that each column may be in all systems together. A column without one may be anything. */
export type Floors = Readonly<Partial<Record<keyof typeof columns, number>>>;

/** Reads a file of floors. Without the file there are none. */
export const readFloors = (path: string): Floors =>
  existsSync(path) ? (readJson(path) as Floors) : {};

/** The columns that fell below their floor, a line each. */
export function belowFloors(all: SystemCoverage, floors: Floors): readonly string[] {
  return (Object.keys(columns) as (keyof typeof columns)[]).flatMap((name) => {
    const floor = floors[name] ?? 0;
    const { done } = columns[name](all);
    return done < floor ? [`${name}: ${done}, and no less than ${floor} was reached before`] : [];
  });
}
