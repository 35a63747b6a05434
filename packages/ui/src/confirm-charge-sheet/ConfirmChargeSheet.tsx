import { useRef, type ReactElement } from 'react';
import type { ConfirmChargeProps } from '../confirm-charge/ConfirmCharge.tsx';
import { ConfirmChargePanel } from '../confirm-charge-panel/ConfirmChargePanel.tsx';
import { Sheet } from '../sheet/Sheet.tsx';

/** The confirmation on phones as an alert dialog; the focus is on "Not now". */
export function ConfirmChargeSheet({
  open,
  title,
  cancelLabel,
  onCancel,
  ...panel
}: ConfirmChargeProps): ReactElement {
  const first = useRef<HTMLButtonElement>(null);
  return (
    <Sheet
      alert
      open={open}
      onOpenChange={(next) => {
        if (!next) onCancel();
      }}
      title={title}
      busy={panel.confirm.busy}
      initialFocus={first}
    >
      <ConfirmChargePanel {...panel} cancel={{ label: cancelLabel, onCancel }} cancelRef={first} />
    </Sheet>
  );
}
