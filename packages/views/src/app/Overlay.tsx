import { useServices } from '@vx/features/app';
import type { SheetProps } from '@vx/ui/sheet';
import { lazy, Suspense } from 'react';

const Dialog = lazy(async () => ({ default: (await import('@vx/ui/dialog')).Dialog }));
const Sheet = lazy(async () => ({ default: (await import('@vx/ui/sheet')).Sheet }));

export type OverlayProps = Pick<
  SheetProps,
  'open' | 'title' | 'description' | 'busy' | 'alert' | 'children'
> & {
  readonly onClose: () => void;
  /** How wide the dialog is. */
  readonly size?: 'sm' | 'md';
};

/** What asks over the page: a sheet on phones, else a dialog. Its code comes with the first one. */
export function Overlay({ onClose, size = 'sm', ...frame }: OverlayProps) {
  const { app } = useServices();
  const onOpenChange = (wanted: boolean): void => (wanted ? undefined : onClose());
  return (
    <Suspense>
      {app === 'mobile' ? (
        <Sheet {...frame} onOpenChange={onOpenChange} />
      ) : (
        <Dialog {...frame} onOpenChange={onOpenChange} size={size} />
      )}
    </Suspense>
  );
}
