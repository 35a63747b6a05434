import { graphqlOperations } from '@vx/contract/graphql';
import { restEndpointList } from '@vx/contract/rest';
import { socketMessageList } from '@vx/contract/socket';
import type { Exchange } from '@vx/tooling-vitest/traffic';

/** One call of the contract: its id, what it is called on the wire, and whether it is built. */
export interface ContractCall {
  readonly id: string;
  readonly kind: Exchange['kind'];
  readonly name: string;
  readonly built: boolean;
  /** Made by providers, operators or measuring stations: no page can. */
  readonly withoutPage: boolean;
}

const withoutPage: ReadonlySet<string> = new Set(['operator', 'provider', 'test']);

/** Every call of the contract that has an id. */
export function contractCalls(): readonly ContractCall[] {
  return [
    ...restEndpointList.map(({ id, key, built, audience }) => ({
      id,
      kind: 'rest' as const,
      name: key,
      built,
      withoutPage: withoutPage.has(audience),
    })),
    ...socketMessageList.map(({ id, name, built }) => ({
      id,
      kind: 'socket' as const,
      name,
      built,
      withoutPage: false,
    })),
    ...graphqlOperations.map(({ id, name, built }) => ({
      id,
      kind: 'graphql' as const,
      name,
      built,
      withoutPage: false,
    })),
  ].flatMap((call) => (call.id === null ? [] : [{ ...call, id: call.id }]));
}

export interface Traffic {
  readonly ofPages: readonly Exchange[];
  readonly ofServerTests: readonly Exchange[];
}

/** Ids of built calls that a page made, and of those without a page that a client of the server's tests made. */
export function exercisedIds(
  calls: readonly ContractCall[],
  { ofPages, ofServerTests }: Traffic,
): ReadonlySet<string> {
  const byPage = namesOf(ofPages.filter(({ from }) => from === 'page'));
  const byAny = namesOf([...ofPages, ...ofServerTests]);
  return idsOf(calls, (call, name) => (call.withoutPage ? byAny : byPage).has(name));
}

/** Ids of built calls that came back with 2xx. A message has no status: that it went over a socket is all. */
export function answeredIds(
  calls: readonly ContractCall[],
  { ofPages, ofServerTests }: Traffic,
): ReadonlySet<string> {
  const answered = namesOf(
    [...ofPages, ...ofServerTests].filter(
      ({ status }) => status === null || (status >= 200 && status < 300),
    ),
  );
  return idsOf(calls, (_, name) => answered.has(name));
}

/** `{id}` of the contract and `:id` of the server are the same. */
const wireName = (kind: string, name: string): string =>
  `${kind} ${name.replaceAll(/\{\w+\}|:\w+/g, '*')}`;

const namesOf = (exchanges: readonly Exchange[]): ReadonlySet<string> =>
  new Set(exchanges.map(({ kind, name }) => wireName(kind, name)));

const idsOf = (
  calls: readonly ContractCall[],
  holds: (call: ContractCall, name: string) => boolean,
): ReadonlySet<string> =>
  new Set(
    calls
      .filter((call) => call.built && holds(call, wireName(call.kind, call.name)))
      .map(({ id }) => id),
  );
