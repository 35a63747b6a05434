import { describe, expect, it } from 'vitest';
import type { SocketContract } from '@vx/contract/socket';
import { createStreams } from './streams.ts';

type Session = SocketContract['sessionAcknowledge']['payload'];
const session = (
  guest: Session['positions']['guest'],
  replayed: Partial<Session['replayed']> = {},
): Session => ({
  ttl: 60,
  guestId: 'g',
  positions: { guest, public: { epoch: 'p', seq: 0 } },
  replayed: { guest: true, public: true, ...replayed },
});
const at = (epoch: string, seq: number) => createStreams({ guest: { epoch, seq } });

describe('an acknowledgement', () => {
  it('goes on where this tab stands, when what follows is on its way', () => {
    const streams = at('e1', 3);
    expect(streams.acknowledge(session({ epoch: 'e1', seq: 5 }))).toEqual([]);
    expect(streams.positions.guest).toEqual({ epoch: 'e1', seq: 3 });
  });

  it.each([
    ['another epoch, whatever the server says of a replay', { epoch: 'e2', seq: 5 }, true],
    ['another epoch', { epoch: 'e2', seq: 3 }, false],
    ['a position behind this tab', { epoch: 'e1', seq: 2 }, true],
    ['missed events that are gone', { epoch: 'e1', seq: 9 }, false],
  ])('calls the stream lost at %s, and stands where the server does', (_, offered, guest) => {
    const streams = at('e1', 3);
    expect(streams.acknowledge(session(offered, { guest }))).toEqual(['guest']);
    expect(streams.positions.guest).toEqual(offered);
  });

  it('calls nothing lost when nothing was missed or nothing was shown yet', () => {
    expect(at('e1', 3).acknowledge(session({ epoch: 'e1', seq: 3 }, { guest: false }))).toEqual([]);
    const fresh = createStreams();
    expect(fresh.acknowledge(session({ epoch: 'e1', seq: 9 }, { guest: false }))).toEqual([]);
    expect(fresh.positions.guest).toEqual({ epoch: 'e1', seq: 9 });
  });
});
