import { cleanName, nameKey, refuseName } from '@vx/session-core/rules';
import { violatedConstraint, type AnyTransaction } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';

/**
 * Gives a guest another name. Answers it as it is shown, or `null` when it is the one it had.
 * @throws OperationError NAME_INVALID, NAME_RESERVED, NAME_TAKEN
 */
export async function renameGuest(
  tx: AnyTransaction,
  guestId: string,
  typed: string,
): Promise<string | null> {
  const refusal = refuseName(typed);
  if (refusal) throw new OperationError(refusal);
  const name = cleanName(typed);
  try {
    const { numUpdatedRows } = await tx
      .updateTable('guests')
      .set({ name, name_key: nameKey(name) })
      .where('id', '=', guestId)
      .where('name', '!=', name)
      .executeTakeFirst();
    return numUpdatedRows === 0n ? null : name;
  } catch (error) {
    if (violatedConstraint(error) === 'guests_name_key') throw new OperationError('NAME_TAKEN');
    throw error;
  }
}
