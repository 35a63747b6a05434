import type { AnyDatabase } from '../../platform/database/index.ts';
import { findRunning } from './live.repository.ts';

/** Whether a paid chat of a guest runs. */
export const isChatting = async (guestId: string, db: AnyDatabase['read']): Promise<boolean> =>
  (await findRunning(db, guestId)) !== null;
