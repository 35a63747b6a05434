export {
  ProfileForm,
  SettingsRows,
  type ProfileFormProps,
  type SettingsRowsProps,
} from './ProfileForm.tsx';
export { SettingsFold, type SettingsFoldProps } from './SettingsFold.tsx';
