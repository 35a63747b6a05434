import type { MessagePart } from '@vx/i18n';
import { brandOf, match, type Language, type RouteName } from '@vx/routes';
import type { PageConfig } from '@vx/contract';

/** The pages that say more than every page does. */
const partOfRoute: { readonly [Name in RouteName]?: MessagePart } = {
  memberProfile: 'account',
  resetPassword: 'account',
  memberBenefits: 'benefits',
  topUp: 'benefits',
  actorVideoDetails: 'benefits',
  liveRoom: 'benefits',
};

/** The texts that a page needs besides those that every page has, or null. */
export function partOf(
  config: Pick<PageConfig, 'brand' | 'language'>,
  pathname: string,
): MessagePart | null {
  const route = match(pathname, { brand: brandOf(config.brand.id), language: config.language });
  return (route && partOfRoute[route.name]) ?? null;
}

/** Brings the texts of pages, each once. */
export interface PageTexts {
  /** Resolves when everything that the page at `pathname` says is there. */
  bring(pathname: string): Promise<void>;
}

/**
 * @param messages the texts of the page, which grow
 * @param load the texts of a part
 */
export function createPageTexts(
  config: Pick<PageConfig, 'brand' | 'language'>,
  messages: object,
  load: (language: Language, part: MessagePart) => Promise<object>,
): PageTexts {
  const here = new Set<MessagePart>();
  return {
    async bring(pathname) {
      const part = partOf(config, pathname);
      if (part === null || here.has(part)) return;
      Object.assign(messages, await load(config.language, part));
      here.add(part);
    },
  };
}
