import { cookieCategories, type CookieCategory } from '@vx/contract/enums';
import type { Translate } from '../../texts/presenter-texts.ts';
import { storedEntries } from '../consent-entries.ts';

/** What a guest decides about. */
export type ConsentChoice = Readonly<Record<'functional' | 'analytics', boolean>>;

/** A category of cookies in the details of the consent. */
export interface ConsentCategoryView {
  readonly id: CookieCategory;
  readonly title: string;
  readonly text: string;
  /** Set on what is no choice, because it is necessary or the browser has chosen: says so in words. */
  readonly locked?: string;
  readonly checked: boolean;
  readonly entries?: {
    readonly label: string;
    readonly items: readonly {
      readonly name: string;
      readonly purpose: string;
      readonly kept: string;
    }[];
  };
  /** Where what was counted can be read and deleted: it is kept on the server. */
  readonly log?: { readonly label: string; readonly href: string };
}

/** The categories of what is stored, with everything that is stored in each. [EN-cookieCategories] */
export const toConsentCategories = (
  {
    choice,
    globalPrivacyControl,
    log,
  }: {
    readonly choice: ConsentChoice;
    /** The browser has said that it wants no analytics. */
    readonly globalPrivacyControl: boolean;
    /** The page with what is logged about the guest or the visitor. */
    readonly log: string;
  },
  t: Translate,
): readonly ConsentCategoryView[] =>
  cookieCategories.map((id) => ({
    id,
    title: t(`consent.category.${id}`),
    text: t(`consent.category.${id}Text`),
    ...(id === 'necessary' && { locked: t('consent.cookies.alwaysOn') }),
    ...(id === 'analytics' && globalPrivacyControl && { locked: t('consent.cookies.gpc') }),
    checked: id === 'necessary' || choice[id],
    ...(id === 'analytics' && { log: { label: t('consent.cookies.log'), href: log } }),
    ...(storedEntries[id].length > 0 && {
      entries: {
        label: t('consent.cookies.showEntries', { count: storedEntries[id].length }),
        items: storedEntries[id].map(({ name, purpose, kept }) => ({
          name,
          purpose: t(purpose),
          kept: t(`consent.kept.${kept}`),
        })),
      },
    }),
  }));
