import { restEndpointList } from '@vx/contract/rest';
import { socketMessageList } from '@vx/contract/socket';
import { expect, it } from 'vitest';
import type { RestHandlers, ServerModule, SocketHandlers } from '../../platform/module.ts';
import { guardCalls } from './guard-calls.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What a network may: in windows of an hour and of a day. */
const perNetwork = {
  'POST /auth/signup': [
    { max: 60, windowMs: HOUR_MS },
    { max: 300, windowMs: DAY_MS },
  ],
  'POST /auth/changeEmail': [{ max: 20, windowMs: HOUR_MS }],
  'POST /auth/forgotPassword': [{ max: 30, windowMs: HOUR_MS }],
  'POST /guest/newsletter/subscribe': [{ max: 20, windowMs: HOUR_MS }],
  'POST /withdrawal': [
    { max: 6, windowMs: HOUR_MS },
    { max: 20, windowMs: DAY_MS },
  ],
  sendSignupEmail: [{ max: 30, windowMs: HOUR_MS }],
};

it('counts calls and messages that write to somebody for the network of the caller, and no others', async () => {
  const counted: unknown[] = [];
  const outgoing = socketMessageList.filter(({ direction }) => direction === 'out');
  const names = [...restEndpointList.map(({ key }) => key), ...outgoing.map(({ name }) => name)];
  const handlers: Record<string, (call: never) => Promise<null>> = Object.fromEntries(
    names.map((name) => [name, () => Promise.resolve(null)]),
  );
  const module: ServerModule = {
    name: 'all',
    rest: handlers as RestHandlers,
    socket: handlers as SocketHandlers,
  };
  const [guarded = module] = guardCalls([module], {
    database: { transaction: (run: (tx: null) => unknown) => run(null) } as never,
    quotas: {
      take: (_: unknown, uses: readonly unknown[]) => {
        counted.push(...uses);
        return Promise.resolve(null);
      },
    } as never,
    security: { note: () => undefined } as never,
    production: true,
    now: () => 0,
  });
  const call = { caller: { ip: '203.0.113.7' } } as never;
  for (const { key } of restEndpointList) await (guarded.rest as typeof handlers)[key]?.(call);
  for (const { name } of outgoing) await (guarded.socket as typeof handlers)[name]?.(call);
  expect(counted).toHaveLength(Object.keys(perNetwork).length);
  expect(counted).toEqual(
    expect.arrayContaining(
      Object.entries(perNetwork).map(([name, quotas]) => ({
        name: `call ${name}`,
        of: '203.0.113.0/24',
        quotas,
      })),
    ),
  );
});
