import { createTestRestClient } from '@vx/api-client/testing';
import { build } from '@vx/routes';
import { expect, it } from 'vitest';
import type { Services } from '../app/services.ts';
import { actLimits } from './act-limits.ts';

function act(fields: Record<string, string>, query = '') {
  const { rest, api } = createTestRestClient();
  api.on('GET /guest/limits', () => ({
    bounds: { min: 2_000, max: 2_000_000, step: 100 },
    limits: [],
    pause: null,
  }));
  const services = {
    rest,
    path: (name: 'memberLimits', args: object) => build(name, args as never, { language: 'en' }),
  } as unknown as Services;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const url = new URL(`http://site.test/en/limits/${query}`);
  return { api, answer: actLimits({ services, params: {}, form, url }) };
}

it('asks about a break whose length was chosen, and says where none was', async () => {
  const chosen = act({ do: 'coolOff', coolOff: 'week' });
  expect(await chosen.answer).toEqual({
    kind: 'goto',
    path: expect.stringMatching(/ask=coolOff\.week$/),
  });
  const empty = act({ do: 'coolOff' });
  expect(await empty.answer).toEqual({
    kind: 'refused',
    refusal: { code: 'INVALID_INPUT', typed: '', isBreak: true },
  });
  expect([chosen.api.calls, empty.api.calls]).toEqual([[], []]);
});

it('keeps what was typed of a limit that is none, also nothing', async () => {
  for (const limit of ['', '7.5']) {
    expect(await act({ limit }, '?change=day').answer).toEqual({
      kind: 'refused',
      refusal: { code: 'AMOUNT_NOT_OFFERED', typed: limit },
    });
  }
});
