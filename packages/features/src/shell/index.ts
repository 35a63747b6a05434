export {
  createConnection,
  PATIENCE_MS,
  type BrowserLine,
  type ConnectionNotice,
} from './connection.ts';
export { loadNotFound, type NotFoundData } from './load-not-found.ts';
export { loadRoot, type RootData } from './load-root.ts';
export { pageMeta, problemMeta, type MetaInput } from './page-meta.ts';
export { usePreferences } from './preferences.ts';
export { problemHead, problemOf, type ProblemKind } from './problem-head.ts';
export { followPreferences, savePreferences } from './save-preferences.ts';
export type { ShellHandle } from './shell-handle.ts';
export { startOffline } from './start-offline.ts';
export { useArrival } from './use-arrival.ts';
export { useConnection } from './use-connection.ts';
export { useFooter } from './use-footer.ts';
export type { FooterLink, FooterView } from './presenters/footer.ts';
export { useGuestBars, type GuestBarsView, type GuestBarView } from './use-guest-bar.ts';
export {
  useOfflineNavigationGuard,
  type OfflineNavigation,
} from './use-offline-navigation-guard.ts';
export { useMenus } from './use-menus.ts';
export { useNavbarHidden } from './use-navbar.ts';
export { useOnboarding, type OnboardingView } from './use-onboarding.ts';
export { useNotFound } from './use-not-found.ts';
export { useReminder, useTabWatch } from './use-tab-watch.ts';
export { useExitKeys, useQuickExit } from './use-quick-exit.ts';
export { useShell, type ShellView } from './use-shell.ts';
export type { ShellLink, ShellPlace } from './presenters/shell.ts';
