import { restEndpointList } from '@vx/contract/rest';
import { socketMessageList } from '@vx/contract/socket';
import type { AnyDatabase } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import type {
  Caller,
  RestHandler,
  RestHandlers,
  ServerModule,
  SocketCall,
  SocketHandlers,
} from '../../platform/module.ts';
import { isOwnMachine, networkOf, networkQuotas, type Quota } from './quotas.rules.ts';
import type { SecurityLog } from '../../platform/security-log.ts';
import type { Quotas } from './quotas.ts';

export interface GuardCallsDeps {
  readonly database: AnyDatabase;
  readonly quotas: Quotas;
  readonly security: SecurityLog;
  /** On a developer's machine everybody comes from the same one: then it is nobody's network. */
  readonly production: boolean;
  readonly now: () => number;
}

/** Counts a call for the caller's network. Throws TOO_MANY_REQUESTS with `retryAfter` in seconds. */
async function countCall(
  { database, quotas, security, production, now }: GuardCallsDeps,
  name: string,
  limits: readonly Quota[],
  caller: Pick<Caller, 'guestId' | 'ip' | 'requestId'>,
): Promise<void> {
  if (!production && isOwnMachine(caller.ip)) return;
  // In a transaction of its own: a try counts even when it is refused later.
  const usedUp = await database.transaction((tx) =>
    quotas.take(tx, [{ name: `call ${name}`, of: networkOf(caller.ip), quotas: limits }]),
  );
  if (!usedUp) return;
  security.note({ event: 'limitReached', limit: usedUp.name }, caller);
  throw new OperationError('TOO_MANY_REQUESTS', {
    retryAfter: Math.ceil((usedUp.retryAt - now()) / 1000),
  });
}

/** The modules with the limits of networks before their handlers, as the contract defines them. */
export function guardCalls(
  modules: readonly ServerModule[],
  deps: GuardCallsDeps,
): readonly ServerModule[] {
  return modules.map((module) => ({
    ...module,
    ...(module.rest && { rest: guardRest(module.rest, deps) }),
    ...(module.socket && { socket: guardSocket(module.socket, deps) }),
  }));
}

type AnyRest = RestHandler<'POST /withdrawal'>;

function guardRest(rest: RestHandlers, deps: GuardCallsDeps): RestHandlers {
  const guarded: Record<string, AnyRest> = { ...(rest as Record<string, AnyRest>) };
  for (const { key, limits } of restEndpointList) {
    const handler = guarded[key];
    const quotas = networkQuotas(limits);
    if (!handler || quotas.length === 0) continue;
    guarded[key] = async (call) => {
      await countCall(deps, key, quotas, call.caller);
      return await handler(call);
    };
  }
  return guarded as RestHandlers;
}

type AnySocket = (call: SocketCall<'sendSignupEmail'>) => Promise<void>;

function guardSocket(socket: SocketHandlers, deps: GuardCallsDeps): SocketHandlers {
  const guarded: Record<string, AnySocket> = { ...(socket as Record<string, AnySocket>) };
  for (const { name, limits } of socketMessageList) {
    const handler = guarded[name];
    const quotas = networkQuotas(limits);
    if (!handler || quotas.length === 0) continue;
    guarded[name] = async (call) => {
      await countCall(deps, name, quotas, call.caller);
      await handler(call);
    };
  }
  return guarded as SocketHandlers;
}
