import type { PageConfig } from '@vx/contract';
import { clearOfVisitor } from './page-config.ts';
import type { Moment } from './visitor-moment.ts';

/** What of a page is one visitor's or guest's alone. */
export interface VisitorSecrets {
  readonly nonce: string;
  /** Guests have none in their pages. */
  readonly bearer?: string;
  readonly accessToken: string;
}
type SecretName = keyof VisitorSecrets;

/** A page without its visitor: what everybody gets, and where each gets what is theirs. */
export interface PageTemplate {
  readonly headers: readonly (readonly [string, string])[];
  readonly parts: readonly (Buffer | SecretName)[];
}

export const mostPages = 100;
const longestPage = 1_000_000;
const shortestSecret = 12;
/** React's mark where a part of the page failed on the server. */
const failedPart = '<!--$!-->';

/** The key of a page: everything that it is made from, without whom it is made for. */
export function pageKeyOf(address: string, config: PageConfig): string {
  return JSON.stringify([address, clearOfVisitor(config)]);
}

/** A secret as it stands in a page. */
export const textOf = (secrets: VisitorSecrets, name: SecretName): Buffer =>
  Buffer.from(secrets[name] ?? '');

/** Fills a kept page in for one visitor. */
export function fillIn(template: PageTemplate, secrets: VisitorSecrets): Buffer {
  return Buffer.concat(
    template.parts.map((part) => (typeof part === 'string' ? textOf(secrets, part) : part)),
  );
}

/**
 * Passes a page on as it is made, and keeps it for other visitors once it is complete.
 * @param isShared asked at the end: whether everything the page was made from is shared by all visitors
 */
export function keepPage(
  response: Response,
  given: {
    readonly moment: Moment;
    readonly key: string;
    readonly secrets: VisitorSecrets;
    readonly isShared: () => boolean;
  },
): Response {
  const { moment, key, secrets, isShared } = given;
  const headers = [...response.headers];
  const isPage =
    response.status === 200 &&
    response.headers.get('content-type')?.startsWith('text/html') === true &&
    !response.headers.has('set-cookie');
  if (!response.body || !isPage || !isShared() || moment.pages.size >= mostPages) return response;
  const chunks: Uint8Array[] = [];
  let length = 0;
  const watched = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        length += chunk.length;
        if (length <= longestPage) chunks.push(Buffer.from(chunk));
        controller.enqueue(chunk);
      },
      flush() {
        if (length > longestPage || !isShared()) return;
        const parts = cutOut(Buffer.concat(chunks).toString(), secrets);
        if (parts) moment.pages.set(key, { headers, parts });
      },
    }),
  );
  return new Response(watched, { status: response.status, headers: response.headers });
}

/** The page without its secrets, or `null` when it cannot be told apart from them. */
export function cutOut(html: string, secrets: VisitorSecrets): PageTemplate['parts'] | null {
  const entries = (Object.entries(secrets) as [SecretName, string][])
    // One may be part of another: the longest goes first.
    .toSorted(([, a], [, b]) => b.length - a.length);
  if (html.includes(failedPart) || entries.some(([, text]) => text.length < shortestSecret))
    return null;
  const byText = new Map(entries.map(([name, text]) => [text, name]));
  const texts = entries.map(([, text]) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`));
  return html
    .split(new RegExp(`(${texts.join('|')})`))
    .filter((text) => text !== '')
    .map((text) => byText.get(text) ?? Buffer.from(text));
}
