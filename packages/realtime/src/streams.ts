import type { SocketContract, StreamName, StreamPosition } from '@vx/contract/socket';
import { ABSOLUTE, STREAMS, type Frame, type Positions } from './protocol.ts';

/** What to do with a frame. `gap`: something before it is missing. */
export type Verdict = 'apply' | 'drop' | 'gap';

/** Where this tab stands in each stream, and what that means for the next frame. [ADR 0005] */
export interface Streams {
  readonly positions: Positions;
  /** Judges a frame and moves the position when it is applied. */
  judge(frame: Frame, epoch?: string): Verdict;
  /** Takes over a position after a resync, or the first one. */
  adopt(stream: StreamName, position: StreamPosition): void;
  /** Reads an acknowledgement; answers the streams whose missed events are gone. */
  acknowledge(session: SocketContract['sessionAcknowledge']['payload']): readonly StreamName[];
  /** Forgets where it stood, for another guest. */
  reset(): void;
}

/** @param absolute what repeats an absolute state, beside what guests are sent */
export function createStreams(
  initial: Partial<Positions> = {},
  absolute: ReadonlySet<string> = new Set(),
): Streams {
  let positions: Positions = { guest: null, public: null, ...initial };
  const adopt = (stream: StreamName, position: StreamPosition): void => {
    positions = { ...positions, [stream]: position };
  };

  return {
    get positions() {
      return positions;
    },
    adopt,
    judge(frame, epoch) {
      const position = positions[frame.stream];
      if (ABSOLUTE.has(frame.type) || absolute.has(frame.type)) {
        // Pongs come when all is quiet: they show a last event that got lost.
        return frame.type === 'pong' && position && frame.seq > position.seq ? 'gap' : 'apply';
      }
      if (!position || (epoch !== undefined && epoch !== position.epoch)) return 'gap';
      if (frame.seq <= position.seq) return 'drop';
      if (frame.seq > position.seq + 1) return 'gap';
      adopt(frame.stream, { ...position, seq: frame.seq });
      return 'apply';
    },
    acknowledge({ positions: offered, replayed }) {
      return STREAMS.filter((stream) => {
        const mine = positions[stream];
        const theirs = offered[stream];
        // What follows our position is on its way, in order.
        if (mine && replayed[stream] && mine.epoch === theirs.epoch && mine.seq <= theirs.seq)
          return false;
        adopt(stream, theirs);
        // A first session has shown nothing that could be out of date.
        return mine !== null && (mine.epoch !== theirs.epoch || mine.seq !== theirs.seq);
      });
    },
    reset() {
      positions = { guest: null, public: null };
    },
  };
}
