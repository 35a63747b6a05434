import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { preloadMessages, browserServices } from './compose-browser.ts';
import { requestServices } from './request-context.ts';
import type { Services } from './services.ts';

/** What a page is given to load its data, on the server and in the browser alike. */
export interface PageLoadInput {
  readonly services: Services;
  /** Parameters of the path, by the names of the route table. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
}

/** Loads a page: what is returned goes to the page, with what it shows of the query service (`vxql.ask`). */
export type PageLoad<Data> = (input: PageLoadInput) => Promise<Data>;

/** The loader of a page on the server. */
export function serverLoad<Data>(
  load: PageLoad<Data>,
): (input: LoaderFunctionArgs) => Promise<Data> {
  return ({ context, params, request }) =>
    load({ services: context.get(requestServices), params, url: new URL(request.url) });
}

/** The loader of a page in the browser: the same, with the services of the page. */
export function browserLoad<Data>(
  load: PageLoad<Data>,
): (input: ClientLoaderFunctionArgs) => Promise<Data> {
  return async ({ params, request }) => {
    const url = new URL(request.url);
    await preloadMessages(url.pathname);
    return load({ services: browserServices(), params, url });
  };
}

/** Ends a load with the 404 page. */
export function notFound(): never {
  // React Router takes a thrown response as the page's status.
  // oxlint-disable-next-line no-throw-literal
  throw new Response(null, { status: 404 });
}
