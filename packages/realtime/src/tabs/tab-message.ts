import type { StreamName, StreamPosition } from '@vx/contract/socket';
import type { Message, SendResult } from '../outbox/message.ts';
import type { Frame, Positions } from '../protocol.ts';
import type { LinkState } from '../snapshot.ts';

/** One leadership. A tab that leads twice has two; the later one counts. */
export interface Term {
  readonly id: string;
  /** When it began, ms since the epoch of this machine. */
  readonly since: number;
}

/** What a leader says. */
export type LeaderMessage =
  | { readonly type: 'state'; readonly link: LinkState; readonly positions: Positions }
  | { readonly type: 'frame'; readonly frame: Frame; readonly epoch: string | null }
  | { readonly type: 'resync'; readonly stream: StreamName; readonly position: StreamPosition }
  | { readonly type: 'settled'; readonly id: string; readonly result: SendResult }
  | { readonly type: 'sessionOver' };

/** What passes between the tabs of a browser. */
export type TabMessage =
  | (LeaderMessage & { readonly term: Term })
  /** Asks the leader for a sign of life. */
  | { readonly type: 'hello' }
  /** A follower hands its message to the leader, and again to every new one until it is settled. */
  | { readonly type: 'send'; readonly to: string; readonly message: Message };

/** Whether a term is at least as late as another; ties are broken by id, the same way in every tab. */
export function isCurrent(term: Term, known: Term | null): boolean {
  return !known || term.since > known.since || (term.since === known.since && term.id >= known.id);
}
