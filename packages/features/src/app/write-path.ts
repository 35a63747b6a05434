import type { PagePath } from './page-path.ts';

/** Parameter of the messenger's address: the performer to write to, also where nothing was written before. */
export const WITH_PARAM = 'with';

/** Where a guest writes to a performer. Visitors log in on the way. */
export const writePath = (services: { readonly path: PagePath }, actorId: string): string =>
  `${services.path('messenger', {})}?${WITH_PARAM}=${actorId}`;
