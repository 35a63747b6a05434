import { cookieCategories, type CookieCategory } from '@vx/contract/enums';
import { sweepStorage } from '@vx/session-core';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useServices, useStore } from '../app/context.tsx';
import { storedEntries } from './consent-entries.ts';

type Choice = Readonly<Record<'functional' | 'analytics', boolean>>;

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
}

export interface ConsentView {
  /** Nothing was decided yet: the question stands. */
  readonly isOpen: boolean;
  readonly categories: readonly ConsentCategoryView[];
  readonly toggle: (id: string, checked: boolean) => void;
  readonly onlyNecessary: () => void;
  readonly acceptAll: () => void;
  /** Keeps what is ticked. */
  readonly save: () => void;
}

/** The question about cookies. Nothing is ticked in advance. [EN-cookieCategories] */
export function useConsent(onDecided?: () => void): ConsentView {
  const { consent, storage } = useServices();
  const intl = useIntl();
  const { decision, globalPrivacyControl } = useStore(consent);
  const [ticked, setTicked] = useState<Partial<Choice>>({});
  const choice: Choice = {
    functional: ticked.functional ?? decision?.functional ?? false,
    analytics: ticked.analytics ?? decision?.analytics ?? false,
  };

  const decide = (functional: boolean, analytics: boolean): void => {
    consent.decide({ functional, analytics });
    sweepStorage(storage, consent.getSnapshot());
    setTicked({});
    onDecided?.();
  };

  return {
    isOpen: decision === null,
    categories: cookieCategories.map((id) => ({
      id,
      title: intl.formatMessage({ id: `consent.category.${id}` }),
      text: intl.formatMessage({ id: `consent.category.${id}Text` }),
      ...(id === 'necessary' && { locked: intl.formatMessage({ id: 'consent.cookies.alwaysOn' }) }),
      ...(id === 'analytics' &&
        globalPrivacyControl && { locked: intl.formatMessage({ id: 'consent.cookies.gpc' }) }),
      checked: id === 'necessary' || choice[id],
      ...(storedEntries[id].length > 0 && {
        entries: {
          label: intl.formatMessage(
            { id: 'consent.cookies.showEntries' },
            { count: storedEntries[id].length },
          ),
          items: storedEntries[id].map(({ name, purpose, kept }) => ({
            name,
            purpose: intl.formatMessage({ id: purpose }),
            kept: intl.formatMessage({ id: `consent.kept.${kept}` }),
          })),
        },
      }),
    })),
    toggle: (id, checked) => setTicked((current) => ({ ...current, [id]: checked })),
    onlyNecessary: () => decide(false, false),
    acceptAll: () => decide(true, true),
    save: () => decide(choice.functional, choice.analytics),
  };
}
