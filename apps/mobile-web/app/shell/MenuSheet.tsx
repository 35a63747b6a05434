import type { ShellView } from '@vx/features/shell';
import { Sheet } from '@vx/ui/sheet';
import { Menu } from '@vx/views/shell';
import { useIntl } from 'react-intl';

export interface MenuSheetProps {
  readonly view: ShellView;
  readonly onOpenChange: (open: boolean) => void;
}

/** The menu over the page; Back closes it. */
export default function MenuSheet({ view, onOpenChange }: MenuSheetProps) {
  const { formatMessage } = useIntl();
  return (
    <Sheet
      open
      onOpenChange={onOpenChange}
      title={formatMessage({ id: 'shell.nav.you' })}
      hideTitle
      height="full"
    >
      <Menu view={view} />
    </Sheet>
  );
}
