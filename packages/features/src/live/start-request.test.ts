import { FakeClock, FakeStorage } from '@vx/kernel/testing';
import { expect, it } from 'vitest';
import { rememberStart, takeStart, REQUEST_MS } from './start-request.ts';

const parts = () => ({ storage: new FakeStorage(), clock: new FakeClock(1_000) });

it('starts what was pressed before the account was made, once', () => {
  const deps = parts();
  rememberStart(deps, '1001');
  expect(takeStart(deps, '1001')).toBe(true);
  expect(takeStart(deps, '1001')).toBe(false);
});

it('starts no other room, and nothing that was pressed long ago', () => {
  const deps = parts();
  rememberStart(deps, '1001');
  expect(takeStart(deps, '1002')).toBe(false);
  expect(takeStart(deps, '1001')).toBe(false);
  rememberStart(deps, '1001');
  deps.clock.advance(REQUEST_MS + 1);
  expect(takeStart(deps, '1001')).toBe(false);
});

it.each(['', 'null', '{}', '[1]', 'x'])('takes %j for no request', (kept) => {
  const deps = parts();
  deps.storage.set('live:start', kept);
  expect(takeStart(deps, '1001')).toBe(false);
});
