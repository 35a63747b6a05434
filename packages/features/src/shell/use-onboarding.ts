import type { MessageId } from '@vx/i18n';
import type { RouteName } from '@vx/routes';
import { useLocation } from 'react-router';
import { useServices, useStore } from '../app/context.tsx';
import { useTranslate } from '../texts/use-translate.ts';
import { routeAt } from '../app/place.ts';
import { usePreferences } from './preferences.ts';

export interface OnboardingView {
  readonly title: string;
  readonly steps: readonly {
    readonly text: string;
    readonly link: { readonly label: string; readonly href: string };
  }[];
  /** Puts it away for good; without JavaScript by a form to `action` that sends `field`. */
  readonly close: {
    readonly label: string;
    readonly press: () => void;
    readonly action: string;
    readonly field: { readonly name: string; readonly value: string };
  };
}

const steps: readonly {
  readonly text: MessageId;
  readonly label: MessageId;
  readonly to: RouteName & ('cams' | 'help' | 'memberLimits');
}[] = [
  { text: 'bars.first.look', label: 'bars.first.look.go', to: 'cams' },
  { text: 'bars.first.limits', label: 'bars.first.limits.go', to: 'memberLimits' },
  { text: 'bars.first.leave', label: 'bars.first.leave.go', to: 'help' },
];

/**
 * The first hints for who has just signed up: on the start page only, once the question about cookies is
 * answered, in the page and over nothing, and never again when put away. [SC-onboarding]
 */
export function useOnboarding(): OnboardingView | null {
  const services = useServices();
  const t = useTranslate();
  const { pathname } = useLocation();
  const { guest } = useStore(services.guest);
  const { decision } = useStore(services.consent);
  const { onboarded, ageConfirmed, setOnboarded } = usePreferences();
  const isDue = Boolean(guest.statusFacts?.newcomer) && !onboarded;
  if (!isDue || !ageConfirmed || decision === null) return null;
  if (routeAt(services, pathname)?.name !== 'home') return null;
  return {
    title: t('bars.first.title', { name: guest.name ?? '' }),
    steps: steps.map(({ text, label, to }) => ({
      text: t(text),
      link: { label: t(label), href: services.path(to, {}) },
    })),
    close: {
      label: t('bars.first.done'),
      press() {
        document.getElementById('content')?.focus({ preventScroll: true });
        setOnboarded();
      },
      action: `/preferences?returnPath=${encodeURIComponent(pathname)}`,
      field: { name: 'onboarded', value: '1' },
    },
  };
}
