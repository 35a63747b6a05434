import { ConsentDetails, type ConsentDetailsProps } from '@vx/ui/consent-banner';
import { Sheet } from '@vx/ui/sheet';
import type { ReactNode } from 'react';

export interface ConsentSheetProps extends ConsentDetailsProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly onOpenChange: (open: boolean) => void;
}

/** The choice by category. */
export default function ConsentSheet({ title, text, onOpenChange, ...details }: ConsentSheetProps) {
  return (
    <Sheet open onOpenChange={onOpenChange} title={title} description={text}>
      <ConsentDetails {...details} />
    </Sheet>
  );
}
