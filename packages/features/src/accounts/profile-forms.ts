import { changePicture } from './change-picture.ts';
import { saveProfile } from './save-profile.ts';

/** The forms of the profile. */
export const profileForms = { profile: saveProfile, picture: changePicture } as const;
