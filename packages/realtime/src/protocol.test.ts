import { closeCodes, socketMessageList } from '@vx/contract/socket';
import { describe, expect, it } from 'vitest';
import {
  ABSOLUTE,
  ANONYMOUS,
  IDEMPOTENT,
  LIMIT_REACHED,
  parseFrame,
  SESSION_ENDED,
  TOO_SLOW,
} from './protocol.ts';

const namesWhere = (
  test: (message: (typeof socketMessageList)[number]) => boolean | undefined,
): readonly string[] =>
  socketMessageList
    .filter(test)
    .map(({ name }) => name)
    .toSorted();

describe('what is known of the contract at run time', () => {
  it('equals the contract', () => {
    expect([...ABSOLUTE].toSorted()).toEqual(
      namesWhere(({ direction, absolute }) => direction === 'in' && absolute),
    );
    expect([...ANONYMOUS].toSorted()).toEqual(
      namesWhere(({ direction, anonymous }) => direction === 'out' && anonymous),
    );
    expect([...IDEMPOTENT].toSorted()).toEqual(
      namesWhere(({ direction, idempotent }) => direction === 'out' && idempotent),
    );
    expect(closeCodes).toMatchObject({
      sessionEnded: SESSION_ENDED,
      limitReached: LIMIT_REACHED,
      tooSlow: TOO_SLOW,
    });
  });
});

describe('parseFrame', () => {
  it.each([
    '',
    'null',
    '[]',
    '{}',
    '{"type":1}',
    '{"type":"pong","seq":1.5,"stream":"guest","payload":{}}',
    '{"type":"pong","seq":1,"stream":"x","payload":{}}',
    '{"type":"pong","seq":1,"stream":"guest","payload":null}',
    '{"type":"pong","seq":1,"stream":"guest","payload":"text"}',
    '{"type":"pong","seq":1,"stream":"guest"}',
  ])('takes no notice of %s', (text) => expect(parseFrame(text)).toBeNull());

  it('reads a frame', () => {
    expect(
      parseFrame('{"type":"pong","seq":1,"stream":"guest","payload":{"ttl":1},"at":2}'),
    ).toMatchObject({ type: 'pong', seq: 1 });
  });
});
