import { serverAction } from '@vx/features/app';
import { actLogOut } from '@vx/features/auth';
import { redirect } from 'react-router';

/** Ends the session; a plain form posts here. */
export const action = serverAction(actLogOut);

/** There is nothing to see here. */
export const loader = (): Response => redirect('/');
