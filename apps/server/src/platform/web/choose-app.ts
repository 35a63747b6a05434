import type { FastifyRequest } from 'fastify';

export type AppName = 'desktop' | 'mobile';

export const appNames: readonly AppName[] = ['desktop', 'mobile'];
export const appCookie = 'vx_app';

/** Headers that decide which app and which language a page has. */
export const pageVary = 'Cookie, Sec-CH-UA-Mobile, Sec-GPC, User-Agent, Accept-Language';

export interface AppChoice {
  readonly app: AppName;
  /** The guest asked for it with `?app=`: remember it. */
  readonly remember: boolean;
}

/** `?app=`, else the cookie, else client hints, else the user agent (ADR 0004). */
export function chooseApp(request: FastifyRequest): AppChoice {
  const asked = (request.query as { app?: unknown }).app;
  if (isAppName(asked)) return { app: asked, remember: true };
  const remembered = request.cookies[appCookie];
  if (isAppName(remembered)) return { app: remembered, remember: false };
  const hint = request.headers['sec-ch-ua-mobile'];
  if (hint === '?1' || hint === '?0')
    return { app: hint === '?1' ? 'mobile' : 'desktop', remember: false };
  return {
    app: isPhone(request.headers['user-agent'] ?? '') ? 'mobile' : 'desktop',
    remember: false,
  };
}

function isAppName(value: unknown): value is AppName {
  return value === 'desktop' || value === 'mobile';
}

function isPhone(userAgent: string): boolean {
  return /iPhone|iPod|Android.+Mobile|Windows Phone|Mobile.+Firefox|Opera Mini/i.test(userAgent);
}
