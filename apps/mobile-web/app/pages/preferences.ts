import { safePath } from '@vx/features/app';
import { redirect, type ActionFunctionArgs } from 'react-router';

const ONE_YEAR = 31_536_000;

/** Which choices a plain form may store, and which values they may have. */
const choices: {
  readonly [Field in string]: { readonly cookie: string; readonly values: RegExp };
} = {
  theme: { cookie: 'vx_theme', values: /^(system|dark|light)$/ },
  age: { cookie: 'vx_age', values: /^1$/ },
  consent: { cookie: 'vx_consent', values: /^1\.f?a?$/ },
  discreet: { cookie: 'vx_discreet', values: /^[01]$/ },
  language: { cookie: 'vx_lang', values: /^(de|en|nl|es)$/ },
  app: { cookie: 'vx_app', values: /^(desktop|mobile)$/ },
};

/** Stores what a guest chose for this browser, without JavaScript. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData();
  const headers = new Headers();
  for (const [field, { cookie, values }] of Object.entries(choices)) {
    const value = form.get(field);
    if (typeof value !== 'string' || !values.test(value)) continue;
    headers.append('Set-Cookie', `${cookie}=${value}; Path=/; SameSite=Lax; Max-Age=${ONE_YEAR}`);
  }
  return redirect(safePath(form.get('returnPath'), '/'), { status: 303, headers });
}
