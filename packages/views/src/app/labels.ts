import type { Language } from '@vx/i18n';
import type { UiLabels } from '@vx/ui/labels';

const loaders: { readonly [L in Language]: () => Promise<UiLabels> } = {
  de: () => import('@vx/ui/labels-de').then(({ german }) => german),
  en: () => import('@vx/ui/labels').then(({ english }) => english),
  nl: () => import('@vx/ui/labels-nl').then(({ dutch }) => dutch),
  es: () => import('@vx/ui/labels-es').then(({ spanish }) => spanish),
};

/** What components say on their own, in one language. */
export function loadLabels(language: Language): Promise<UiLabels> {
  return loaders[language]();
}
