import { useRef, type ReactElement } from 'react';
import {
  ConfirmChargePanel,
  type ConfirmChargePanelProps,
} from '../confirm-charge-panel/ConfirmChargePanel.tsx';
import { Dialog } from '../dialog/Dialog.tsx';

export type ConfirmChargeProps = Omit<ConfirmChargePanelProps, 'cancelRef' | 'cancel' | 'title'> & {
  /** Shown now. */
  open: boolean;
  /** What is going to be paid for. */
  title: string;
  /** Words of the way back. */
  cancelLabel: string;
  /** Called to leave without paying. */
  onCancel: () => void;
};

/** The confirmation as an alert dialog; the focus is on "Not now". */
export function ConfirmCharge({
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
    <Dialog
      {...rest}
      alert
      open={open}
      onOpenChange={(next) => {
        if (!next) onCancel();
      }}
      title={title}
      size="sm"
      busy={confirm.busy}
      initialFocus={first}
    >
      <ConfirmChargePanel
        {...{ subject, rows, state, message, confirm, instead }}
        cancel={{ label: cancelLabel, onCancel }}
        cancelRef={first}
      />
    </Dialog>
  );
}
