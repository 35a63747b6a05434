export { PhoneButton } from './PhoneButton.tsx';
export { PhoneSteps } from './PhoneSteps.tsx';
