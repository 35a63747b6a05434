import { createHash } from 'node:crypto';

/** A test that runs, and whether the guest left it. */
export interface Test {
  readonly id: number;
  /** Of a hundred guests so many see the variant. */
  readonly share: number;
  readonly left: boolean;
}

/**
 * Where a guest stands in a test, 0 to 99: from the ids alone, so that it is the same on every device
 * and nothing has to be kept of it.
 */
export function placeInTest(testId: number, guestId: string): number {
  return createHash('sha256').update(`${testId}:${guestId}`).digest().readUInt32BE(0) % 100;
}

/** Whether a test shows its variant to a guest; who left it never sees it. [EN-testIds] */
export const isInTest = (test: Test, guestId: string): boolean =>
  !test.left && placeInTest(test.id, guestId) < test.share;
