import { ConsentDetails } from '@vx/ui/consent-banner';
import type { ConsentDialogProps } from '@vx/ui/consent-dialog';
import { Sheet } from '@vx/ui/sheet';

/** The choice by category; Back closes it. */
export default function ConsentSheet({
  open,
  onOpenChange,
  title,
  text,
  ...details
}: ConsentDialogProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={title} description={text}>
      <ConsentDetails {...details} />
    </Sheet>
  );
}
