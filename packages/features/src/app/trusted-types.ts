type Rule = (text: string) => string | null;

/** What of `window.trustedTypes` is used; TypeScript's DOM does not know it yet. */
export interface TrustedTypesFactory {
  createPolicy(
    name: 'default',
    rules: { readonly createHTML: Rule; readonly createScriptURL: Rule },
  ): unknown;
}

/** How React makes a script element: the one piece of markup that pages of ours write as text. */
const SCRIPT_ELEMENT = '<script></script>';
const WORKER = /^\/worker_(?:desktop|mobile)\.min\.js$/;

/**
 * The one policy of our pages (ADR 0020): text without a tag, as structured data is, an empty script
 * element, and the service workers. Whatever else is written as markup or loaded as a script is refused
 * by the browser, whoever wrote it.
 */
export function installTrustedTypes(factory: TrustedTypesFactory | undefined): void {
  factory?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') && text !== SCRIPT_ELEMENT ? null : text),
    createScriptURL: (url) => (WORKER.test(url) ? url : null),
  });
}
