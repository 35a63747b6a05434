import { Popover as Primitive } from '@base-ui/react/popover';
import { useRef, type ReactElement, type RefObject } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { xIcon } from '../icons/index.ts';
import { useUiLabels } from '../labels/context.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import '../icon-button/icon-button.css';
import type { PopoverProps } from './Popover.tsx';

export type PopoverPopupProps = Pick<
  PopoverProps,
  'title' | 'hideTitle' | 'arrow' | 'align' | 'loading' | 'children'
> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  anchor: RefObject<HTMLElement | null>;
  /** What opens brings its own padding, and a heading that leaves room for the closing button. */
  flush?: boolean | undefined;
};

/** The open helper. */
export function PopoverPopup({
  open,
  onOpenChange,
  anchor,
  title,
  hideTitle,
  arrow,
  align = 'center',
  loading = false,
  flush = false,
  children,
}: PopoverPopupProps): ReactElement {
  const labels = useUiLabels();
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Primitive.Root
      open={open}
      onOpenChange={(next, details) => {
        const { target } = details.event;
        // The button toggles by itself; a press on it is not "outside".
        if (!next && target instanceof Node && anchor.current?.contains(target)) return;
        onOpenChange(next);
      }}
    >
      <Primitive.Portal>
        <Primitive.Positioner
          className="vx-popover__positioner"
          anchor={anchor}
          align={align}
          sideOffset={arrow === true ? 12 : 8}
          collisionPadding={12}
        >
          <Primitive.Popup
            ref={popup}
            className="vx-popover"
            data-flush={flush ? '' : undefined}
            aria-busy={loading ? true : undefined}
            initialFocus={popup}
            finalFocus={() => anchor.current?.querySelector<HTMLElement>('button, a') ?? true}
          >
            {arrow === true ? <Primitive.Arrow className="vx-popover__arrow" /> : null}
            <div className="vx-popover__head">
              <Primitive.Title
                className={hideTitle === true ? 'vx-visually-hidden' : 'vx-popover__title'}
              >
                {title}
              </Primitive.Title>
              <Primitive.Close
                className="vx-icon-button vx-popover__close"
                data-variant="plain"
                data-size="sm"
                aria-label={labels.close}
              >
                <Icon glyph={xIcon} size="sm" />
              </Primitive.Close>
            </div>
            <div className="vx-popover__body">{loading ? <Skeleton kind="text" /> : children}</div>
          </Primitive.Popup>
        </Primitive.Positioner>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
