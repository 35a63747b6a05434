import type { ErrorCode } from '@vx/contract/errors';
import type { OutgoingName } from '@vx/contract/socket';
import type { Result } from '@vx/kernel';

/** Something to be sent, as it travels between tabs and rests in storage. JSON. */
export interface Message {
  /** The `clientId` where there is one, else an id of this browser. */
  readonly id: string;
  readonly name: OutgoingName;
  readonly payload: object;
  readonly clientId: string | null;
  /** When it was given, ms since the epoch. */
  readonly at: number;
}

/** Why a message was not taken: the server's code; `NEED_LOGIN` also without a request; the last two are this side's. */
export type SendRefusal = ErrorCode | 'QUEUE_FULL' | 'ENDED';

/**
 * How sending ended. `accepted`: the server has answered for it. `sent`: it was written, and such
 * messages are not answered for.
 */
export type SendResult = Result<'accepted' | 'sent', SendRefusal>;
