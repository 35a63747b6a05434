/** What a guest is asked when a chat is over. */

import { chatExitMinDuration } from '@vx/contract/constants';

/** Whether a chat was long enough to know whom one met: shorter ones ask for nothing. [RU-chatexit-min-duration] */
export const isAskedAtExit = (seconds: number): boolean => seconds >= chatExitMinDuration;
