import { loadStudioMessages, type Language, type StudioMessages } from '@vx/i18n/studio';
import type { UiLabels } from '@vx/ui/labels';

/** Everything that is said in a language: by pages, and by components on their own. */
export interface Words {
  readonly language: Language;
  readonly messages: StudioMessages;
  readonly labels: UiLabels;
}

const labels: { readonly [L in Language]: () => Promise<UiLabels> } = {
  de: () => import('@vx/ui/labels-de').then(({ german }) => german),
  en: () => import('@vx/ui/labels').then(({ english }) => english),
  nl: () => import('@vx/ui/labels-nl').then(({ dutch }) => dutch),
  es: () => import('@vx/ui/labels-es').then(({ spanish }) => spanish),
};

export async function loadWords(language: Language): Promise<Words> {
  const [messages, own] = await Promise.all([loadStudioMessages(language), labels[language]()]);
  return { language, messages, labels: own };
}
