import type { RouteArgs, RouteName } from '@vx/routes';

/** The path of a page in the language and brand of this one. */
export type PagePath = <Name extends RouteName>(name: Name, args: RouteArgs<Name>) => string;
