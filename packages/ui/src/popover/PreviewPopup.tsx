import { PreviewCard as Primitive } from '@base-ui/react/preview-card';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { Skeleton } from '../skeleton/Skeleton.tsx';

/** The open preview. */
export function PreviewPopup({
  open,
  anchor,
  loading,
  onStay,
  onLeave,
  onClose,
  children,
}: {
  open: boolean;
  anchor: RefObject<HTMLElement | null>;
  loading: boolean;
  onStay: () => void;
  onLeave: () => void;
  onClose: () => void;
  children: ReactNode;
}): ReactElement {
  return (
    <Primitive.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Primitive.Portal>
        <Primitive.Positioner
          className="vx-popover__positioner"
          anchor={anchor}
          sideOffset={8}
          collisionPadding={12}
        >
          <Primitive.Popup
            className="vx-preview"
            aria-busy={loading ? true : undefined}
            onPointerEnter={onStay}
            onPointerLeave={onLeave}
          >
            {loading ? <Skeleton kind="media" /> : children}
          </Primitive.Popup>
        </Primitive.Positioner>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
