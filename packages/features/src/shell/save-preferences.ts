import { statusBarTypes } from '@vx/contract/enums';
import { systemClock } from '@vx/kernel/platform';
import { safeReturnPath } from '@vx/routes';
import {
  BARS_COOKIE,
  CONSENT_KEY,
  formatClosedBars,
  formatConsent,
  parseClosedBars,
  withClosed,
} from '@vx/session-core';
import { cookieAttributes } from '../app/cookie-life.ts';
import { LEAVE_ADDRESS } from '../app/leave-address.ts';
import { BAR_FIELD } from './presenters/guest-bar.ts';

/** Reads one field of a form; `null` leaves the choice as it was. */
type Read = (form: FormData | URLSearchParams) => string | null;

const oneOf =
  (name: string, values: RegExp): Read =>
  (form) => {
    const value = form.get(name);
    return typeof value === 'string' && values.test(value) ? value : null;
  };

/** The buttons say `necessary`, `all` or `chosen`; with `chosen` each ticked category is a field. */
const consent: Read = (form) => {
  const choice = form.get('consent');
  if (choice === 'necessary') return formatConsent({ functional: false, analytics: false });
  if (choice === 'all') return formatConsent({ functional: true, analytics: true });
  if (choice !== 'chosen') return null;
  return formatConsent({ functional: form.has('functional'), analytics: form.has('analytics') });
};

const byLink: Readonly<Record<string, Read>> = {
  vx_lang: oneOf('language', /^(de|en|nl|es)$/),
};
const byForm: Readonly<Record<string, Read>> = {
  ...byLink,
  vx_theme: oneOf('theme', /^(system|dark|light)$/),
  vx_age: oneOf('age', /^1$/),
  [CONSENT_KEY]: consent,
  vx_discreet: oneOf('discreet', /^[01]$/),
  vx_app: oneOf('app', /^(desktop|mobile)$/),
  vx_exit: oneOf('exit', /^[01]$/),
  vx_onboarded: oneOf('onboarded', /^1$/),
};

/** Closes one status bar more than the browser has closed already. [RU-notif-status-bar-remove] */
const closedBars =
  (request: Request): Read =>
  (form) => {
    const index = form.get(BAR_FIELD);
    const type =
      typeof index === 'string' && /^\d{1,2}$/.test(index) && statusBarTypes[Number(index)];
    if (!type) return null;
    const kept = new RegExp(`(?:^|; )${BARS_COOKIE}=([^;]*)`).exec(
      request.headers.get('cookie') ?? '',
    );
    const now = systemClock.now();
    return formatClosedBars(withClosed(parseClosedBars(kept?.[1] ?? null, now), type, now));
  };

function answer(
  readers: Readonly<Record<string, Read>>,
  form: FormData | URLSearchParams,
  query: URLSearchParams,
): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  for (const [cookie, read] of Object.entries(readers)) {
    const value = read(form);
    if (value !== null)
      headers.append('Set-Cookie', `${cookie}=${value}${cookieAttributes(cookie)}`);
  }
  if (form.get('exit') === '1') {
    // Not a redirect: what a form may lead to does not reach outside (`form-action`).
    headers.set('Refresh', `0; url=${LEAVE_ADDRESS}`);
    return new Response(null, { headers });
  }
  headers.set('Location', safeReturnPath(form.get('returnPath') ?? query.get('returnPath')) ?? '/');
  return new Response(null, { status: 303, headers });
}

/**
 * `POST /preferences`: stores what a guest chose for this browser and goes back to `returnPath`. A
 * plain form is enough.
 */
export async function savePreferences({
  request,
}: {
  readonly request: Request;
}): Promise<Response> {
  const readers = { ...byForm, [BARS_COOKIE]: closedBars(request) };
  return answer(readers, await request.formData(), new URL(request.url).searchParams);
}

/** `GET /preferences`: links may change the language, and nothing else. */
export function followPreferences({ request }: { readonly request: Request }): Response {
  const query = new URL(request.url).searchParams;
  return answer(byLink, query, query);
}
