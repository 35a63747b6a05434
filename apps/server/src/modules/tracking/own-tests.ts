import { OperationError } from '../../platform/errors.ts';
import type { RestHandler } from '../../platform/module.ts';
import { findTests, leaveTests, noteGroups } from './tests.repository.ts';
import { isInTest } from './tests.rules.ts';
import type { TrackingDeps } from './tracking-deps.ts';

/** The tests that run, as the guest stands in them. Looking is no use of a test: nothing is noted. */
export const getTests =
  ({ database }: TrackingDeps): RestHandler<'GET /guest/tests'> =>
  async ({ caller: { guestId } }) => {
    if (guestId === null) throw new OperationError('NEED_LOGIN');
    const tests = await findTests(database.read, guestId);
    return {
      items: tests.map((test) => ({
        testId: test.id,
        group: isInTest(test, guestId) ? 'variant' : 'normal',
        left: test.left,
      })),
    };
  };

/** Leaves one test, or all that run. */
export const leaveTest =
  ({ database, clock }: TrackingDeps): RestHandler<'POST /guest/tests/leave'> =>
  async ({ body, caller: { guestId } }) => {
    if (guestId === null) throw new OperationError('NEED_LOGIN');
    await database.transaction(async (tx) => {
      const running = (await findTests(tx, guestId)).map(({ id }) => id);
      const testIds =
        body.testId === undefined ? running : running.filter((id) => id === body.testId);
      if (body.testId !== undefined && testIds.length === 0) throw new OperationError('NOT_FOUND');
      await leaveTests(tx, { guestId, testIds, at: new Date(clock.now()) });
    });
    return { success: true };
  };

/**
 * Those of some tests whose variant a guest sees now. Called where a test decides something, and only for guests
 * who allow analytics: which group they saw is noted once. [EN-testIds]
 */
export async function evaluateTests(
  { database, clock }: TrackingDeps,
  guestId: string,
  testIds: ReadonlySet<number>,
): Promise<ReadonlySet<number>> {
  if (testIds.size === 0) return testIds;
  const tests = await findTests(database.read, guestId);
  const groups = tests
    .filter(({ id, left }) => !left && testIds.has(id))
    .map((test) => ({ testId: test.id, noted: test.noted, variant: isInTest(test, guestId) }));
  const fresh = groups.filter(({ noted }) => !noted);
  if (fresh.length > 0)
    await database.transaction((tx) =>
      noteGroups(tx, { guestId, groups: fresh, at: new Date(clock.now()) }),
    );
  return new Set(groups.filter(({ variant }) => variant).map(({ testId }) => testId));
}
