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
  subject,
  rows,
  state,
  message,
  confirm,
  instead,
  ...rest
}: ConfirmChargeProps): ReactElement {
  const first = useRef<HTMLButtonElement>(null);
  return (
    <Sheet
      {...rest}
      alert
      open={open}
      onOpenChange={(next) => {
        if (!next) onCancel();
      }}
      title={title}
      busy={confirm.busy}
      initialFocus={first}
    >
      <ConfirmChargePanel
        {...{ subject, rows, state, message, confirm, instead }}
        cancel={{ label: cancelLabel, onCancel }}
        cancelRef={first}
      />
    </Sheet>
  );
}
