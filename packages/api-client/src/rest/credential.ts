import { SESSION_TAG_HEADER } from '@vx/contract/hints';

/** Who calls: a bearer, or in a page of a guest the session's cookie, which no script sees. */
export interface CallCredential {
  readonly bearer: string | null;
  /** Public session tag; sent in place of a bearer, it says whose page the cookie has to belong to. */
  readonly accessToken?: string | null;
}

/** The headers that say who calls; none when nothing is known. */
export const credentialHeaders = ({
  bearer,
  accessToken,
}: CallCredential): Readonly<Record<string, string>> => {
  if (bearer) return { Authorization: `Bearer ${bearer}` };
  return accessToken ? { [SESSION_TAG_HEADER]: accessToken } : {};
};
