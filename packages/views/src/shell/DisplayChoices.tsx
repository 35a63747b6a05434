import { usePreferences, type ShellView } from '@vx/features/shell';
import { ChipGroup } from '@vx/ui/chip-group';
import { Select } from '@vx/ui/select';
import { Switch } from '@vx/ui/switch';
import { Text } from '@vx/ui/text';
import { useIntl } from 'react-intl';

/** How the product looks here: its theme, whether pictures are blurred, and the language. */
export function DisplayChoices({ view }: { readonly view: Pick<ShellView, 'languages'> }) {
  const { formatMessage } = useIntl();
  const { theme, setTheme, discreet, setDiscreet } = usePreferences();
  return (
    <>
      <Select
        label={formatMessage({ id: 'shell.theme' })}
        options={(['dark', 'light', 'system'] as const).map((value) => ({
          value,
          label: formatMessage({ id: `shell.theme.${value}` }),
        }))}
        value={theme}
        onChange={(value) => setTheme(value as typeof theme)}
      />
      <Switch
        label={formatMessage({ id: 'shell.discreet' })}
        checked={discreet}
        onChange={setDiscreet}
      />
      <Text variant="label-s" tone="secondary">
        {formatMessage({ id: 'shell.language' })}
      </Text>
      <ChipGroup
        label={formatMessage({ id: 'shell.language' })}
        wrap
        options={view.languages.map(({ lang, label, href }) => ({ value: lang, label, href }))}
        value={view.languages.flatMap(({ lang, current }) => (current ? [lang] : []))}
      />
    </>
  );
}
