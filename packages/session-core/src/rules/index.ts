export { emailKey, isEmail, isGuestEmail } from './email.ts';
export { cleanName, nameFor, nameKey, nameLength, refuseName, type NameRefusal } from './name.ts';
export {
  passwordLength,
  personalWords,
  refusePassword,
  type PasswordOwner,
  type PasswordRefusal,
} from './password.ts';
export { restrictionOf, type ContentAccess, type ContentDemand } from './restrictions.ts';
