import { deviceCookie, sessionCookie } from '../auth.ts';

/**
 * The name on the wire. Over https the cookies of session and device have the prefix by which browsers
 * take them from this host alone, so that no other host of the domain can plant one.
 */
export const cookieName = (name: string, secure: boolean): string =>
  secure && (name === sessionCookie || name === deviceCookie) ? `__Host-${name}` : name;

/** The session's cookie of a request. */
export const readSessionCookie = (
  cookies: Readonly<Record<string, string | undefined>>,
  secure: boolean,
): string | null => cookies[cookieName(sessionCookie, secure)] ?? null;

/** The device's cookie of a request. */
export const readDeviceCookie = (
  cookies: Readonly<Record<string, string | undefined>>,
  secure: boolean,
): string | null => cookies[cookieName(deviceCookie, secure)] ?? null;

export interface CookieOptions {
  readonly maxAgeSeconds?: number;
  readonly secure: boolean;
  readonly httpOnly?: boolean;
}

/** A `Set-Cookie` text: HttpOnly, SameSite=Lax, whole site, no other host. The value is encoded. */
export function cookieText(name: string, value: string, options: CookieOptions): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', 'SameSite=Lax'];
  if (options.httpOnly !== false) parts.push('HttpOnly');
  if (options.secure) parts.push('Secure');
  if (options.maxAgeSeconds !== undefined)
    parts.push(`Max-Age=${Math.floor(options.maxAgeSeconds)}`);
  return parts.join('; ');
}
