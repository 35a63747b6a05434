import type { MessagePart } from '@vx/i18n';
import { brandOf, match, type Language } from '@vx/routes';
import type { PageConfig } from '@vx/contract';
import type { PartsOfPages } from './parts-of-pages.ts';

/** Loads the texts of pages ahead, each once. */
export interface PageTexts {
  /** Resolves when everything that the page at `pathname` says is there. */
  preload(pathname: string): Promise<void>;
  /** Resolves when the texts of the parts are there. */
  preloadParts(parts: readonly MessagePart[]): Promise<void>;
}

/**
 * @param messages the texts of the page, which grow
 * @param load the texts of a part
 * @param partsOfPages which parts belong to a page
 */
export function createPageTexts(
  config: Pick<PageConfig, 'brand' | 'language'>,
  messages: object,
  load: (language: Language, part: MessagePart) => Promise<object>,
  partsOfPages: PartsOfPages,
): PageTexts {
  const here = new Map<MessagePart, Promise<void>>();
  const loadPart = async (part: MessagePart): Promise<void> => {
    try {
      Object.assign(messages, await load(config.language, part));
    } catch (error) {
      // The line may be back when it is wanted again.
      here.delete(part);
      throw error;
    }
  };
  const preloadParts: PageTexts['preloadParts'] = async (parts) => {
    await Promise.all(
      parts.map((part) => {
        const coming = here.get(part) ?? loadPart(part);
        here.set(part, coming);
        return coming;
      }),
    );
  };
  return {
    preloadParts,
    async preload(pathname) {
      const { brand, language } = config;
      const route = match(pathname, { brand: brandOf(brand.id), language });
      await preloadParts((route && partsOfPages[route.name]) ?? []);
    },
  };
}
