import { deviceCookie, sessionCookie, studioCookie } from '../auth.ts';

/**
 * The name on the wire. Over https the cookies of session and device have the prefix by which browsers
 * take them from this host alone, so that no other host of the domain can plant one.
 */
export function cookieName(name: string, secure: boolean): string {
  if (!secure) return name;
  if (name === sessionCookie || name === deviceCookie) return `__Host-${name}`;
  // It has a path of its own, which that prefix does not allow.
  return name === studioCookie ? `__Secure-${name}` : name;
}

/** A session's cookie of a request. */
export const readSessionCookie = (
  cookies: Readonly<Record<string, string | undefined>>,
  secure: boolean,
  name: typeof sessionCookie | typeof studioCookie = sessionCookie,
): string | null => cookies[cookieName(name, secure)] ?? null;

/** The device's cookie of a request. */
export const readDeviceCookie = (
  cookies: Readonly<Record<string, string | undefined>>,
  secure: boolean,
): string | null => cookies[cookieName(deviceCookie, secure)] ?? null;

export interface CookieOptions {
  readonly maxAgeSeconds?: number;
  readonly secure: boolean;
  readonly httpOnly?: boolean;
  /** Default: the whole site. */
  readonly path?: string;
}

/** A `Set-Cookie` text: HttpOnly, SameSite=Lax, no other host. The value is encoded. */
export function cookieText(name: string, value: string, options: CookieOptions): string {
  const parts = [
    `${name}=${encodeURIComponent(value)}`,
    `Path=${options.path ?? '/'}`,
    'SameSite=Lax',
  ];
  if (options.httpOnly !== false) parts.push('HttpOnly');
  if (options.secure) parts.push('Secure');
  if (options.maxAgeSeconds !== undefined)
    parts.push(`Max-Age=${Math.floor(options.maxAgeSeconds)}`);
  return parts.join('; ');
}
