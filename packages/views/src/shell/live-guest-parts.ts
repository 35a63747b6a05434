export { LiveNotices } from './LiveNotices.tsx';
export { Onboarding } from './Onboarding.tsx';
