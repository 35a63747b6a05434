import { createTestRestClient } from '@vx/api-client/testing';
import { categoryOfKey } from '@vx/session-core';
import { FakeRandom } from '@vx/kernel/testing';
import { expect, it } from 'vitest';
import { repeaterOf } from './repeater-of.ts';
import type { Services } from './services.ts';

it('keeps what is not answered where every page looks at its start, consent or none (S15)', () => {
  const { rest, api, clock, storage } = createTestRestClient();
  api.mishap('POST /live/{chatId}/end', 'no answer');
  const services = {
    rest,
    storage,
    clock,
    scheduler: clock,
    random: new FakeRandom(),
    config: { guest: { id: 'guest-1' } },
  } as unknown as Services;
  void repeaterOf(services).send('POST /live/{chatId}/end', 'c1', { params: { chatId: 'c1' } });
  // The name that `composeBrowser` asks for.
  expect(storage.get('intent:repeated:guest-1')).toContain('c1');
  expect(categoryOfKey('intent:repeated:guest-1')).toBe('necessary');
});
