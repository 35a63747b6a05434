import { serverAction } from '@vx/features/app';
import { actLogOut } from '@vx/features/auth';

/** Ends the session; a plain form posts here. */
export const action = serverAction(actLogOut);
