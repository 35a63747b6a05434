import { createHash } from 'node:crypto';

/**
 * Where a guest stands in a test, 0 to 99: from the ids alone, so that it is the same on every device
 * and nothing has to be kept of it.
 */
export function placeInTest(testId: number, guestId: string): number {
  return createHash('sha256').update(`${testId}:${guestId}`).digest().readUInt32BE(0) % 100;
}

/** Whether a test shows its variant to a guest; who left it never sees it. [EN-testIds] */
export const isInTest = (
  test: { readonly id: number; readonly share: number; readonly left: boolean },
  guestId: string,
): boolean => !test.left && placeInTest(test.id, guestId) < test.share;
