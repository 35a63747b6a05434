import { Drawer } from '@base-ui/react/drawer';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { xIcon } from '../icons/index.ts';
import { useUiLabels } from '../labels/context.tsx';
import '../icon-button/icon-button.css';
import './sheet.css';

export type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  hideTitle?: boolean | undefined;
  description?: ReactNode;
  /** As tall as its content, half or all of the screen. */
  height?: 'content' | 'half' | 'full' | undefined;
  busy?: boolean | undefined;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Sticks to the bottom: the one action. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** The same tasks as `Dialog` on phones: slides up, can be dragged away, has a close button besides the handle. */
export function Sheet({
  open,
  onOpenChange,
  title,
  hideTitle = false,
  description,
  height = 'content',
  busy = false,
  initialFocus,
  actions,
  children,
}: SheetProps): ReactElement {
  const labels = useUiLabels();
  return (
    <Drawer.Root
      open={open}
      onOpenChange={(next) => {
        if (!busy || next) onOpenChange(next);
      }}
      swipeDirection="down"
    >
      <Drawer.Portal>
        <Drawer.Backdrop className="vx-sheet__scrim" />
        <Drawer.Viewport className="vx-sheet__viewport">
          <Drawer.Popup
            className="vx-sheet"
            data-height={height}
            aria-busy={busy ? true : undefined}
            {...(initialFocus === undefined ? {} : { initialFocus })}
          >
            <div className="vx-sheet__handle" aria-hidden="true" />
            <Drawer.Content className="vx-sheet__content">
              <div className="vx-sheet__head" data-bare={hideTitle ? '' : undefined}>
                <Drawer.Title className={hideTitle ? 'vx-visually-hidden' : 'vx-sheet__title'}>
                  {title}
                </Drawer.Title>
                <Drawer.Close
                  className="vx-icon-button vx-sheet__close"
                  data-variant="plain"
                  data-size="md"
                  aria-label={labels.close}
                  disabled={busy}
                >
                  <Icon glyph={xIcon} size="lg" />
                </Drawer.Close>
              </div>
              {description === undefined ? null : (
                <Drawer.Description className="vx-sheet__description" render={<div />}>
                  {description}
                </Drawer.Description>
              )}
              <div className="vx-sheet__body">{children}</div>
            </Drawer.Content>
            {actions === undefined ? null : <div className="vx-sheet__actions">{actions}</div>}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
