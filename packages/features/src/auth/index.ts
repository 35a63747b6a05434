export { nameLength, passwordLength } from '@vx/session-core/rules';
export { actLogIn, loadLogIn, type LogInData, type LogInRefusal } from './log-in.ts';
export { actLogOut } from './log-out.ts';
export {
  actResetPassword,
  loadResetPassword,
  type ResetPasswordData,
  type ResetPasswordOutcome,
} from './reset-password.ts';
export { usePasskeyLogin, type PasskeyLoginView } from './use-passkey-login.ts';
export { actSignUp, loadSignUp, type SignUpData, type SignUpRefusal } from './sign-up.ts';
export {
  actVerifyEmail,
  loadVerifyEmail,
  type VerifyEmailData,
  type VerifyEmailOutcome,
} from './verify-email.ts';
