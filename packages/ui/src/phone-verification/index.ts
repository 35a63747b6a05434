export {
  PhoneVerification,
  type PhoneProblem,
  type PhoneVerificationProps,
} from './PhoneVerification.tsx';
