export { PhoneButton } from './PhoneButton.tsx';
export { PhoneSection } from './PhoneSection.tsx';
