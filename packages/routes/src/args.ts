import type { RouteName, RouteTable } from './table.ts';

/** The placeholder that the brand fills, never the caller. */
export type MemberArea = 'member_area';

/** The parameter names of a path template: `'/a/{x}/{y}/'` → `'x' | 'y'`. */
export type ParamsOf<Template extends string> =
  Template extends `${string}{${infer Param}}${infer Rest}`
    ? Exclude<Param, MemberArea> | ParamsOf<Rest>
    : never;

type ParamsOfRoute<Name extends RouteName> = ParamsOf<RouteTable[Name]['en']>;

/** What `build` takes for a route. Values are put in URL-encoded. */
export type RouteArgs<Name extends RouteName> = {
  readonly [Param in ParamsOfRoute<Name>]: string | number;
};

/** What `match` gives for a route: the decoded values as text. */
export type MatchedArgs<Name extends RouteName> = {
  readonly [Param in ParamsOfRoute<Name>]: string;
};

/** Names of the routes that need no argument. */
export type PlainRouteName = {
  [Name in RouteName]: [ParamsOfRoute<Name>] extends [never] ? Name : never;
}[RouteName];
