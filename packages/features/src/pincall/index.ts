export type { PhoneOutcome, PhoneWay } from './act-phone.ts';
export { phonePath } from './phone-place.ts';
export { usePhone, type PhoneProblemView, type PhoneView } from './use-phone.ts';
export { usePhoneData, type PhoneData } from './use-phone-data.ts';
