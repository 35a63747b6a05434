export {
  ProfileForm,
  SettingsRows,
  type ProfileFormProps,
  type SettingsRowsProps,
} from './ProfileForm.tsx';
