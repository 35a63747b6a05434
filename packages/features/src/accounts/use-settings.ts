import type { PageConfig } from '@vx/contract';
import { useServices, useStore } from '../app/context.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { toSettings, type SettingsFacts, type SettingsGroup } from './presenters/settings.ts';

/** Everything that a guest can set, with how it stands. */
export function useSettings(
  preferences: Pick<PageConfig['preferences'], 'discreet'>,
  facts: SettingsFacts,
): readonly SettingsGroup[] {
  const { guest } = useStore(useServices().guest);
  return toSettings(guest, preferences, facts, useTexts());
}
