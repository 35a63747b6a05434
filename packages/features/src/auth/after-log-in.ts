import type { Services } from '../app/services.ts';

/** Where a guest goes once it is logged in. Whoever comes back before the account goes is asked at once whether to keep it. */
export const afterLogIn = (
  { path }: Pick<Services, 'path'>,
  session: { readonly deletionDueAt?: string | null },
  returnPath: string,
): string => (session.deletionDueAt ? path('memberPrivacy', {}) : returnPath);
