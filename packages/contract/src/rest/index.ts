import { Type, type TObject, type TSchema } from 'typebox';
import type { EndpointDefinition, EndpointTypes } from '../define.ts';
import { restEndpoints } from './generated.ts';

export { restEndpoints };

type Endpoints = typeof restEndpoints;

/** Address of a REST call, like `'GET /alive'`. */
export type RestKey = keyof Endpoints;

/** Address to params, query, body, response and errors: types only. */
export type RestContract = { readonly [Key in RestKey]: EndpointTypes<Endpoints[Key]> };

/** The definition of a call, for code that walks over all of them. */
export function restEndpoint(key: RestKey): EndpointDefinition {
  return restEndpoints[key];
}

/** All definitions, in the order of the systems. */
export const restEndpointList: readonly EndpointDefinition[] = Object.values(restEndpoints);

/** Query parameters that every call may carry. [RU-api-query-language] [RU-api-query-caching-version] [RU-api-query-access-token] */
export const commonQuery = {
  language: Type.Optional(Type.String({ maxLength: 10 })),
  v: Type.Optional(Type.String({ maxLength: 40 })),
  accessToken: Type.Optional(Type.String({ maxLength: 100 })),
};

/** A call's whole query: its own parameters and the common ones; unknown ones are refused. */
export function fullQuery(definition: EndpointDefinition): TSchema {
  const own = (definition.query as TObject | undefined)?.properties ?? {};
  return Type.Object({ ...own, ...commonQuery }, { additionalProperties: false });
}

export { runningKinds, type RunningKind } from './privacy.ts';
export { PICTURE_BYTES } from './profile.ts';
