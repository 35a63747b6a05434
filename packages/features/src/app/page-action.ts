export { codeOf } from '@vx/api-client';
import {
  redirect,
  redirectDocument,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
} from 'react-router';
import { browserServices } from './compose-browser.ts';
import { PAGE_FIELD } from './page-data.ts';
import { requestServices } from './request-context.ts';
import type { Services } from './services.ts';

/** What a form of a page is given. */
export interface PageActionInput {
  readonly services: Services;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly form: FormData;
  readonly url: URL;
}

/** What a form may answer: a place to go on, or what is wrong. What was typed stays in the form. */
export type ActionAnswer<Refusal> =
  | {
      readonly kind: 'goto';
      readonly path: string;
      /** The session of this page is over: nothing that it shows can be loaded again. */
      readonly endsSession?: true;
    }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export type PageAction<Refusal> = (input: PageActionInput) => Promise<ActionAnswer<Refusal>>;

/**
 * The action of a page on the server: works without JavaScript. With it, a form that stands in the page
 * of another session is not sent on.
 */
export function serverAction<Refusal>(
  act: PageAction<Refusal>,
): (input: ActionFunctionArgs) => Promise<Refusal> {
  return async ({ context, params, request }) => {
    const services = context.get(requestServices);
    const form = await request.formData();
    const url = new URL(request.url);
    const page = form.get(PAGE_FIELD);
    // The page of another session than the browser's does nothing: it becomes the one of now.
    if (page !== null && page !== services.config.accessToken)
      throw redirectDocument(url.pathname + url.search, 303);
    const answer = await act({ services, params, form, url });
    if (answer.kind === 'goto') {
      const headers = new Headers(services.setCookies.map((cookie) => ['Set-Cookie', cookie]));
      throw redirect(answer.path, { status: 303, headers });
    }
    return answer.refusal;
  };
}

/**
 * The action of a page in the browser. A success loads the next page anew, because guest, bearer and
 * everything shown may have changed.
 */
export function browserAction<Refusal>(
  act: PageAction<Refusal>,
): (input: ClientActionFunctionArgs) => Promise<Refusal | null> {
  return async ({ params, request }) => {
    const answer = await act({
      services: browserServices(),
      params,
      form: await request.formData(),
      url: new URL(request.url),
    });
    if (answer.kind === 'refused') return answer.refusal;
    // Unlike an answer, it has the router load nothing of this page before it is left.
    if (answer.endsSession) throw redirectDocument(answer.path);
    window.location.assign(answer.path);
    return null;
  };
}
