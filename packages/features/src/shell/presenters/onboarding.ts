import type { PageGuest } from '@vx/contract';
import type { MessageId } from '@vx/i18n';
import type { RouteName } from '@vx/routes';
import type { Texts } from '../../texts/presenter-texts.ts';

/** What a new guest is shown once. */
export interface FirstHints {
  readonly title: string;
  readonly steps: readonly {
    readonly text: string;
    readonly link: { readonly label: string; readonly href: string };
  }[];
  /** What puts it away without JavaScript: a form to `action` that sends `field`. */
  readonly close: {
    readonly label: string;
    readonly action: string;
    readonly field: { readonly name: string; readonly value: string };
  };
}

/** Whose page it is, and what was decided there. */
export interface FirstHintsVisit {
  readonly guest: Pick<PageGuest, 'name' | 'statusFacts'>;
  /** They were put away. */
  readonly onboarded: boolean;
  readonly ageConfirmed: boolean;
  /** The question about cookies is answered. */
  readonly consentDecided: boolean;
  readonly routeName: string | undefined;
  readonly pathname: string;
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
export function toFirstHints(
  { guest, onboarded, ageConfirmed, consentDecided, routeName, pathname }: FirstHintsVisit,
  { t, path }: Texts,
): FirstHints | null {
  const isDue = guest.statusFacts?.newcomer && !onboarded;
  if (!isDue || !ageConfirmed || !consentDecided || routeName !== 'home') return null;
  return {
    title: t('bars.first.title', { name: guest.name ?? '' }),
    steps: steps.map(({ text, label, to }) => ({
      text: t(text),
      link: { label: t(label), href: path(to, {}) },
    })),
    close: {
      label: t('bars.first.done'),
      action: `/preferences?returnPath=${encodeURIComponent(pathname)}`,
      field: { name: 'onboarded', value: '1' },
    },
  };
}
