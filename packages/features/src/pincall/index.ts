export { phoneForms, type PhoneOutcome, type PhoneWay } from './act-phone.ts';
export { usePhone, type PhoneProblemView, type PhoneView } from './use-phone.ts';
export { usePhoneData, type PhoneData } from './use-phone-data.ts';
