import type { Repeater } from '@vx/api-client';

/** What sends the end of a chat until it is answered. */
export type LiveRepeater = Pick<Repeater, 'send' | 'isPending'>;
