import type { PageConfig } from '@vx/contract';

/** Ids of the two data blocks in the document; they are data, never scripts. */
export const CONFIG_ELEMENT = 'vx-config';
export const GRAPHQL_ELEMENT = 'vx-graphql';

/** The field by which a form says whose page it stands in: the session tag. */
export const PAGE_FIELD = 'accessToken';

/** JSON that may stand inside a script element: no `<` survives, so nothing can close it. */
export function toEmbeddedJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Reads a data block of the document; `null` when it is missing. */
export function readEmbeddedJson(document: Pick<Document, 'getElementById'>, id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as unknown) : null;
}

/** The page configuration as the server wrote it. A page without one is broken beyond repair. */
export function readPageConfig(document: Pick<Document, 'getElementById'>): PageConfig {
  const config = readEmbeddedJson(document, CONFIG_ELEMENT);
  if (config === null)
    throw new Error('The document carries no page configuration. Reload the page.');
  return config as PageConfig;
}
