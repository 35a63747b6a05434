import { emailKey } from '@vx/session-core/rules';
import type { AnyTransaction } from '../../platform/database/index.ts';
import { findOwnerOfEmail } from './accounts.repository.ts';

/** The name of the guest who has confirmed an address; `null`: nobody has. */
export const nameAt = async (tx: AnyTransaction, email: string): Promise<string | null> =>
  (await findOwnerOfEmail(tx, emailKey(email)))?.name ?? null;
