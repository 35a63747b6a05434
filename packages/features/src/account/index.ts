export { actAccount } from './act-account.ts';
export type { AccountOutcome } from './account-outcome.ts';
export { loadAccount, type AccountData } from './load-account.ts';
export { sectionTexts, type AccountSection } from './sections.ts';
export { useAlerts, type AlertRow, type AlertsView } from './use-alerts.ts';
export { useAccountForm, type AccountForm } from './use-account-form.ts';
export { useAccountSections, type AccountPlace } from './use-account-sections.ts';
export { useSessions, type SessionRow } from './use-sessions.ts';
export { useProfileForm, type ProfileFormView } from './use-profile-form.ts';
