import { useQuickExit } from '@vx/features/shell';
import { IconButton } from '@vx/ui/icon-button';
import { xCircleIcon } from '@vx/ui/icons';
import { useIntl } from 'react-intl';

/** Leaves at once; without script by its form. Shift pressed three times does the same. */
export function QuickExit({ tooltip = 'bottom' }: { readonly tooltip?: 'bottom' | 'none' }) {
  const exit = useQuickExit();
  const { formatMessage } = useIntl();
  return (
    <form
      method="post"
      action="/preferences"
      onSubmit={(event) => {
        event.preventDefault();
        exit();
      }}
    >
      <IconButton
        type="submit"
        name="exit"
        value="1"
        glyph={xCircleIcon}
        label={formatMessage({ id: tooltip === 'none' ? 'shell.exit' : 'shell.exit.how' })}
        tooltip={tooltip}
      />
    </form>
  );
}
