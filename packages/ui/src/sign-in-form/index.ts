export { SignInCodeForm, type SignInCodeFormProps } from './SignInCodeForm.tsx';
export {
  AuthPanel,
  SignInForm,
  SignUpForm,
  type AuthPanelProps,
  type SignInFormProps,
  type SignInValues,
  type SignUpFormProps,
  type SignUpValues,
} from './SignInForm.tsx';
