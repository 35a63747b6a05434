import { useLocation } from 'react-router';
import { useServices, useStore } from '../app/context.tsx';
import { routeAt } from '../app/place.ts';
import { useTexts } from '../texts/use-texts.ts';
import { usePreferences } from './preferences.ts';
import { toFirstHints, type FirstHints } from './presenters/onboarding.ts';

export interface OnboardingView extends FirstHints {
  /** Puts it away for good. */
  readonly close: FirstHints['close'] & { readonly press: () => void };
}

/** The first hints for who has just signed up. [SC-onboarding] */
export function useOnboarding(): OnboardingView | null {
  const services = useServices();
  const { pathname } = useLocation();
  const { guest } = useStore(services.guest);
  const { decision } = useStore(services.consent);
  const { onboarded, ageConfirmed, setOnboarded } = usePreferences();
  const routeName = routeAt(services, pathname)?.name;
  const consentDecided = decision !== null;
  const hints = toFirstHints(
    { guest, onboarded, ageConfirmed, consentDecided, routeName, pathname },
    useTexts(),
  );
  return (
    hints && {
      ...hints,
      close: {
        ...hints.close,
        press() {
          document.getElementById('content')?.focus({ preventScroll: true });
          setOnboarded();
        },
      },
    }
  );
}
