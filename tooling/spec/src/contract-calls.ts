import { graphqlOperations } from '@vx/contract/graphql';
import { restEndpointList } from '@vx/contract/rest';
import { socketMessageList } from '@vx/contract/socket';
import type { AnsweredReport } from './reports.ts';

/** One call of the contract: its id, the name the server reports it by, and whether it is built. */
export interface ContractCall {
  readonly id: string;
  readonly kind: 'rest' | 'socket' | 'graphql';
  readonly name: string;
  readonly built: boolean;
}

/** Every call of the contract that has an id. */
export function contractCalls(): readonly ContractCall[] {
  return [
    ...restEndpointList.map(({ id, key, built }) => ({
      id,
      kind: 'rest' as const,
      name: key,
      built,
    })),
    ...socketMessageList.map(({ id, name, built }) => ({
      id,
      kind: 'socket' as const,
      name,
      built,
    })),
    ...graphqlOperations.map(({ id, name, built }) => ({
      id,
      kind: 'graphql' as const,
      name,
      built,
    })),
  ].flatMap((call) => (call.id === null ? [] : [{ ...call, id: call.id }]));
}

/** Ids of built calls that the server answers. A field may be reported as `name` or `service.name`. */
export function answeredIds(
  calls: readonly ContractCall[],
  report: AnsweredReport | null,
): ReadonlySet<string> {
  if (report === null) return new Set();
  const names = {
    rest: new Set(report.rest),
    socket: new Set(report.socket),
    graphql: new Set(report.graphql.map((field) => field.split('.').at(-1) ?? field)),
  };
  return new Set(
    calls.filter((call) => call.built && names[call.kind].has(call.name)).map((call) => call.id),
  );
}
