import { Drawer } from '@base-ui/react/drawer';
import { lazy, Suspense, useState, type ReactElement, type ReactNode, type RefObject } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { xIcon } from '../icons/index.ts';
import { useOverlayHistory } from '../internal/overlay-history.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useUnsaved } from '../internal/use-unsaved.ts';
import { useUiLabels } from '../labels/context.tsx';
import '../icon-button/icon-button.css';
import './sheet.css';

export type SheetProps = RootProps<'div', 'title'> & {
  /** Shown now. */
  open: boolean;
  /** Called when it wants to open or close. */
  onOpenChange: (open: boolean) => void;
  /** Heading. */
  title: string;
  /** Keeps the title for screen readers only. */
  hideTitle?: boolean | undefined;
  /** A sentence that explains it, read out with the name. */
  description?: ReactNode;
  /** As tall as its content, half or all of the screen; `expandable` begins with half and is dragged to all of it. */
  height?: 'content' | 'half' | 'full' | 'expandable' | undefined;
  /** Without it the page above stays in sight and in use, and only the handle, the button and `Esc` close it. */
  modal?: boolean | undefined;
  /** Asks before something happens: an alert dialog, which no press outside closes. */
  alert?: boolean | undefined;
  /** Nothing closes it while something runs. */
  busy?: boolean | undefined;
  /** Closing would lose what was entered: asks before it does. */
  dirty?: boolean | undefined;
  /** What gets the focus when it opens. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Sticks to the bottom: the one action. */
  actions?: ReactNode;
  /** Stands above it, over the page: what must not be missed meanwhile. Seen only; it is said elsewhere. */
  above?: ReactNode;
  /** What stands inside. */
  children?: ReactNode;
};

const HALF_SIZE = 0.5;
const FULL_SIZE = 1;

const UnsavedQuestion = lazy(() =>
  import('../dialog/Dialog.tsx').then((module) => ({ default: module.UnsavedQuestion })),
);

/** The same tasks as `Dialog` on phones: slides up, can be dragged away, has a close button besides the handle. */
export function Sheet({
  open,
  onOpenChange,
  title,
  hideTitle = false,
  description,
  height = 'content',
  modal = true,
  alert = false,
  busy = false,
  dirty = false,
  initialFocus,
  actions,
  above,
  children,
  ...rest
}: SheetProps): ReactElement {
  const labels = useUiLabels();
  const guard = useUnsaved({ busy, dirty, onOpenChange });
  useOverlayHistory(open, () => guard.handleChange(false));
  const [snap, setSnap] = useState<Drawer.Root.SnapPoint | null>(HALF_SIZE);
  const expandable = height === 'expandable';
  const expanded = snap === FULL_SIZE;
  return (
    <Drawer.Root
      open={open}
      onOpenChange={guard.handleChange}
      swipeDirection="down"
      modal={modal}
      disablePointerDismissal={alert || !modal}
      {...(expandable
        ? {
            snapPoints: [HALF_SIZE, FULL_SIZE],
            snapPoint: snap,
            onSnapPointChange: setSnap,
            onOpenChangeComplete: (shown: boolean) => {
              if (!shown) setSnap(HALF_SIZE);
            },
          }
        : {})}
    >
      <Drawer.Portal>
        {modal ? <Drawer.Backdrop className="vx-sheet__scrim" /> : null}
        <Drawer.Viewport className="vx-sheet__viewport" data-modal={modal ? '' : undefined}>
          {above === undefined ? null : (
            <div className="vx-sheet__above" aria-hidden="true">
              {above}
            </div>
          )}
          <Drawer.Popup
            {...rootProps(rest, 'vx-sheet')}
            role={alert ? 'alertdialog' : 'dialog'}
            data-height={height}
            data-asking={guard.question.open ? '' : undefined}
            aria-busy={busy ? true : undefined}
            {...(initialFocus === undefined ? {} : { initialFocus })}
          >
            {expandable ? (
              <div className="vx-sheet__top">
                <button
                  type="button"
                  className="vx-sheet__grip"
                  aria-label={expanded ? labels.smaller : labels.larger}
                  onClick={() => setSnap(expanded ? HALF_SIZE : FULL_SIZE)}
                >
                  <span className="vx-sheet__handle" />
                </button>
              </div>
            ) : (
              <div className="vx-sheet__handle" aria-hidden="true" />
            )}
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
            {dirty ? (
              <Suspense fallback={null}>
                <UnsavedQuestion {...guard.question} />
              </Suspense>
            ) : null}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
