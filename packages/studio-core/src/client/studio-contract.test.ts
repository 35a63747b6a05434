import { socketMessageList } from '@vx/contract/socket';
import * as contract from '@vx/contract/studio';
import { expect, it } from 'vitest';
import * as mine from './studio-contract.ts';

it('calls what the contract names, with the hints that follow from it', () => {
  expect([mine.STUDIO_PREFIX, mine.STUDIO_SOCKET]).toEqual([
    contract.STUDIO_PREFIX,
    contract.STUDIO_SOCKET,
  ]);
  for (const { key, idempotent, credentials, binary } of contract.studioEndpointList)
    expect(mine.studioContract.hintsOf(key), key).toMatchObject({
      idempotent: idempotent ?? false,
      credentials: credentials ?? false,
      binary: binary ?? false,
    });
  // What guests are sent, too, the socket knows by itself.
  const known = new Set(socketMessageList.map(({ name }) => name));
  expect([...mine.ABSOLUTE_EVENTS]).toEqual(
    contract.studioMessageList.flatMap(({ name, absolute }) =>
      absolute && !known.has(name) ? [name] : [],
    ),
  );
});
