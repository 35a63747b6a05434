export interface CookieOptions {
  readonly maxAgeSeconds?: number;
  readonly secure: boolean;
  readonly httpOnly?: boolean;
}

/** A `Set-Cookie` text: HttpOnly, SameSite=Lax, whole site. The value is encoded. */
export function cookieText(name: string, value: string, options: CookieOptions): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', 'SameSite=Lax'];
  if (options.httpOnly !== false) parts.push('HttpOnly');
  if (options.secure) parts.push('Secure');
  if (options.maxAgeSeconds !== undefined)
    parts.push(`Max-Age=${Math.floor(options.maxAgeSeconds)}`);
  return parts.join('; ');
}
