import { sweepStorage } from '@vx/session-core';
import { useState } from 'react';
import { useServices, useStore } from '../app/context.tsx';
import { useTranslate } from '../texts/use-translate.ts';
import {
  toConsentCategories,
  type ConsentCategoryView,
  type ConsentChoice,
} from './presenters/categories.ts';

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
  const { consent, storage, path } = useServices();
  const { decision, globalPrivacyControl } = useStore(consent);
  const [ticked, setTicked] = useState<Partial<ConsentChoice>>({});
  const choice: ConsentChoice = {
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
    categories: toConsentCategories(
      { choice, globalPrivacyControl, log: path('dataLog', {}) },
      useTranslate(),
    ),
    toggle: (id, checked) => setTicked((current) => ({ ...current, [id]: checked })),
    onlyNecessary: () => decide(false, false),
    acceptAll: () => decide(true, true),
    save: () => decide(choice.functional, choice.analytics),
  };
}
