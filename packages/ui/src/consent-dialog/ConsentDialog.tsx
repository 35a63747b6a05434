import type { ReactElement, ReactNode } from 'react';
import { ConsentDetails, type ConsentDetailsProps } from '../consent-banner/ConsentBanner.tsx';
import { Dialog } from '../dialog/Dialog.tsx';

export type ConsentDialogProps = ConsentDetailsProps & {
  /** Shown now. */
  open: boolean;
  /** Called when it wants to open or close. */
  onOpenChange: (open: boolean) => void;
  /** Heading. */
  title: string;
  /** What it is about. */
  text: ReactNode;
};

/** The choice by category in a dialog. Load it when it is wanted. On phones put `ConsentDetails` into a `Sheet`. */
export function ConsentDialog({
  open,
  onOpenChange,
  title,
  text,
  categories,
  onToggle,
  texts,
  onOnlyNecessary,
  onAcceptAll,
  onSave,
  privacy,
  ...rest
}: ConsentDialogProps): ReactElement {
  return (
    <Dialog {...rest} open={open} onOpenChange={onOpenChange} title={title} description={text}>
      <ConsentDetails
        {...{ categories, onToggle, texts, onOnlyNecessary, onAcceptAll, onSave, privacy }}
      />
    </Dialog>
  );
}
