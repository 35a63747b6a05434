export { phoneForms } from './act-phone.ts';
export type { PhoneData, PhoneOutcome, PhoneWay } from './phone-data.ts';
export type { PhoneProblemView } from './presenters/phone.ts';
export { usePhone, type PhoneView } from './use-phone.ts';
export { usePhoneData } from './use-phone-data.ts';
