export { createAccountAction } from './act-account.ts';
export type {
  AlertsData,
  LeftData,
  NewsData,
  PhoneSectionData,
  PrivacyData,
  ProfileData,
  SectionData,
  SecurityData,
} from './account-data.ts';
export { loadAlerts } from './load-alerts.ts';
export { loadNews } from './load-news.ts';
export { loadPhone } from './load-phone.ts';
export { loadPrivacy } from './load-privacy.ts';
export { loadProfile } from './load-profile.ts';
export { loadSecurity } from './load-security.ts';
export { loadSettings } from './load-settings.ts';
export type { PasskeyRow } from './presenters/passkeys.ts';
export type { AccountPlace } from './presenters/sections.ts';
export type { SessionRow } from './presenters/sessions.ts';
export type { TestRow } from './presenters/tests.ts';
export { alertsForms } from './alerts-forms.ts';
export { privacyForms } from './privacy-forms.ts';
export { profileForms } from './profile-forms.ts';
export { securityForms } from './security-forms.ts';
export { sectionTexts } from './section-texts.ts';
export { useAlerts, type AlertRow, type AlertsView } from './use-alerts.ts';
export { useLeft } from './use-left.ts';
export { usePrivacy, type PrivacyView } from './use-privacy.ts';
export { useAccountForm, type AccountForm } from './use-account-form.ts';
export { useAccountSections } from './use-account-sections.ts';
export { useContacts } from './use-contacts.ts';
export { useEmailChange } from './use-email-change.ts';
export { usePasskeyNotices, usePasskeyProof, usePasskeys } from './use-passkeys.ts';
export { usePicture, type PictureView } from './use-picture.ts';
export type { SettingsFacts, SettingsGroup, SettingsPlace } from './presenters/settings.ts';
export { useSettings } from './use-settings.ts';
export { useSessions } from './use-sessions.ts';
export { useQuietHours, type QuietHoursView } from './use-quiet-hours.ts';
export { useSignupEmail, type SignupEmailView } from './use-signup-email.ts';
export { useTests, type TestsView } from './use-tests.ts';
export { useProfileForm, type ProfileFormView } from './use-profile-form.ts';
