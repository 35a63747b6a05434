import type { RouteName } from '@vx/routes';

/** Pages on which guests are in the middle of something, or read what they have to be able to read in peace. */
const calmRoutes: ReadonlySet<string> = new Set([
  'login',
  'signup',
  'verifyEmail',
  'resetPassword',
  'topUp',
  'liveRoom',
  // Plans, the account and the newsletter are cancelled here: nothing holds anybody back.
  'withdrawal',
  'vipClub',
  'memberProfile',
  'memberSettings',
  'memberSecurity',
  'memberPhone',
  'memberAlerts',
  'memberNews',
  'memberPrivacy',
  'newsletter',
  'memberLimits',
  'memberAgeCheck',
  'help',
  'termsOfService',
  'dataProtection',
] satisfies readonly RouteName[]);

/** What decides whether a page may be interrupted. */
export interface QuietFacts {
  /** `null`: an address that the route table does not know. */
  readonly routeName: string | null;
  readonly ageConfirmed: boolean;
  /** The question about cookies has been answered. */
  readonly consentDecided: boolean;
  readonly ageCheckForced: boolean;
  /** The pages are covered. */
  readonly exited: boolean;
  /** Where the live chat stands. */
  readonly chat: string;
}

const runningChat: ReadonlySet<string> = new Set([
  'starting',
  'cancelling',
  'retrying',
  'running',
  'ending',
]);

/**
 * Whether nothing may interrupt and nothing is asked for: a chat runs, a question is open, or the page is
 * one to be left in peace.
 */
export const isQuiet = (facts: QuietFacts): boolean =>
  facts.routeName === null ||
  calmRoutes.has(facts.routeName) ||
  !facts.ageConfirmed ||
  !facts.consentDecided ||
  facts.ageCheckForced ||
  facts.exited ||
  runningChat.has(facts.chat);
