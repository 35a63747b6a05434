import { FakeClock, FakeStorage } from '@vx/kernel/testing';
import { expect, it } from 'vitest';
import { checkStoredExpiry, setStoredExpiry } from './stored-expiry.ts';

const setUp = () => ({ storage: new FakeStorage(), clock: new FakeClock(1_000_000) });

it('[RU-consent-stored-expiry-set][ET-storedExpiry] a stamp is now plus the seconds given', () => {
  const deps = setUp();
  setStoredExpiry(deps, 'x', 60);
  expect(deps.storage.get('x')).toBe('1060000');
  expect(checkStoredExpiry(deps, 'x')).toBe('running');
});

it('[RU-consent-stored-expiry-passed#1][RU-consent-stored-expiry-passed#2] a stamp that has passed is cleared and reported, from the very moment on', () => {
  const deps = setUp();
  setStoredExpiry(deps, 'x', 60);
  deps.clock.advance(59_999);
  expect(checkStoredExpiry(deps, 'x')).toBe('running');
  deps.clock.advance(1);
  expect(checkStoredExpiry(deps, 'x')).toBe('expired');
  expect(deps.storage.get('x')).toBeNull();
  expect(checkStoredExpiry(deps, 'x')).toBe('none');
});

it('a stamp that is no number counts as passed', () => {
  const deps = setUp();
  deps.storage.set('x', 'soon');
  expect(checkStoredExpiry(deps, 'x')).toBe('expired');
});
