import type { PageConfig } from '@vx/contract';
import type { ReadLog } from '../own-reads.ts';
import { clearOfVisitor } from './page-config.ts';

/** What of a page is one visitor's or guest's alone. */
export interface VisitorSecrets {
  readonly nonce: string;
  /** Guests have none in their pages. */
  readonly bearer?: string;
  readonly accessToken: string;
}
type SecretName = keyof VisitorSecrets;

/** What stands before a page. */
export interface PageHead {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
}

/** A page without its visitor: what everybody gets, and where each gets what is theirs. */
export interface PageTemplate extends PageHead {
  readonly parts: readonly (Buffer | SecretName)[];
  readonly log: ReadLog;
}

export const maxPages = 100;
const maxPageLength = 1_000_000;
const minSecretLength = 12;
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
export function fillIn(template: Pick<PageTemplate, 'parts'>, secrets: VisitorSecrets): Buffer {
  return Buffer.concat(
    template.parts.map((part) => (typeof part === 'string' ? textOf(secrets, part) : part)),
  );
}

/** Whether what an app answered may be given to others. */
export const isKept = ({ status, headers }: PageHead): boolean =>
  status === 200 &&
  headers.some(([name, value]) => name === 'content-type' && value.startsWith('text/html')) &&
  headers.every(([name]) => name !== 'set-cookie');

/** What visitors share of a page; its log says so when they share nothing. */
export function keepPage(
  html: Buffer | undefined,
  made: PageHead & { readonly secrets: VisitorSecrets; readonly log: ReadLog },
): PageTemplate {
  const { status, headers, secrets, log } = made;
  const canKeep = html !== undefined && !log.isOwn && html.length <= maxPageLength;
  const parts = canKeep ? cutOut(html.toString(), secrets) : null;
  if (!parts) log.own();
  return { status, headers, parts: parts ?? [], log };
}

/** The page without its secrets, or `null` when it cannot be told apart from them. */
export function cutOut(html: string, secrets: VisitorSecrets): PageTemplate['parts'] | null {
  const entries = (Object.entries(secrets) as [SecretName, string][])
    // One may be part of another: the longest goes first.
    .toSorted(([, a], [, b]) => b.length - a.length);
  if (html.includes(failedPart) || entries.some(([, text]) => text.length < minSecretLength))
    return null;
  const byText = new Map(entries.map(([name, text]) => [text, name]));
  const texts = entries.map(([, text]) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`));
  return html
    .split(new RegExp(`(${texts.join('|')})`))
    .filter((text) => text !== '')
    .map((text) => byText.get(text) ?? Buffer.from(text));
}
