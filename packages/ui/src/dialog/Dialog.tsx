import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog as Primitive } from '@base-ui/react/dialog';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { xIcon } from '../icons/index.ts';
import { useOverlayHistory } from '../internal/overlay-history.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useUnsaved, type UnsavedQuestionProps } from '../internal/use-unsaved.ts';
import { useUiLabels } from '../labels/context.tsx';
import '../icon-button/icon-button.css';
import './dialog.css';

export type DialogProps = RootProps<'div', 'title'> & {
  /** Shown now. */
  open: boolean;
  /** Escape, the close button, a press outside. */
  onOpenChange: (open: boolean) => void;
  /** Heading. */
  title: string;
  /** Keeps the title for screen readers only. */
  hideTitle?: boolean | undefined;
  /** A sentence that explains it, read out with the name. */
  description?: ReactNode;
  /** 400, 560, 880, 960 px, or the whole screen. */
  size?: 'sm' | 'md' | 'wide' | 'lg' | 'full' | undefined;
  /** Asks before something happens: no close button, no press outside. */
  alert?: boolean | undefined;
  /** Nothing closes it while something runs. */
  busy?: boolean | undefined;
  /** Closing would lose what was entered: asks before it does. */
  dirty?: boolean | undefined;
  /** The content brings its own padding and header, for example two columns. */
  bare?: boolean | undefined;
  /** Where the focus goes first; default the first control. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Buttons at the bottom. */
  actions?: ReactNode;
  /** What stands between title and buttons. */
  children?: ReactNode;
};

/** A focused task: modal, labelled, focus inside and back. On phones use `Sheet`. */
export function Dialog({
  open,
  onOpenChange,
  title,
  hideTitle = false,
  description,
  size = 'md',
  alert = false,
  busy = false,
  dirty = false,
  bare = false,
  initialFocus,
  actions,
  children,
  ...rest
}: DialogProps): ReactElement {
  const labels = useUiLabels();
  const Part = alert ? AlertDialog : Primitive;
  const guard = useUnsaved({ busy, dirty, onOpenChange });
  useOverlayHistory(open, () => guard.handleChange(false));
  return (
    <Part.Root open={open} onOpenChange={guard.handleChange}>
      <Part.Portal>
        <Part.Backdrop className="vx-dialog__scrim" />
        <Part.Viewport className="vx-dialog__viewport">
          <Part.Popup
            {...rootProps(rest, 'vx-dialog')}
            data-size={size}
            data-bare={bare ? '' : undefined}
            data-asking={guard.question.open ? '' : undefined}
            aria-busy={busy ? true : undefined}
            {...(initialFocus === undefined ? {} : { initialFocus })}
          >
            <div
              className={hideTitle ? 'vx-dialog__head vx-dialog__head--hidden' : 'vx-dialog__head'}
            >
              <Part.Title className={hideTitle ? 'vx-visually-hidden' : 'vx-dialog__title'}>
                {title}
              </Part.Title>
              {alert ? null : (
                <Part.Close
                  className="vx-icon-button vx-dialog__close"
                  data-variant="plain"
                  data-size="md"
                  aria-label={labels.close}
                  disabled={busy}
                >
                  <Icon glyph={xIcon} />
                </Part.Close>
              )}
            </div>
            {description === undefined ? null : (
              <Part.Description className="vx-dialog__description" render={<div />}>
                {description}
              </Part.Description>
            )}
            <div className="vx-dialog__body">{children}</div>
            {actions === undefined ? null : <div className="vx-dialog__actions">{actions}</div>}
            {dirty ? <UnsavedQuestion {...guard.question} /> : null}
          </Part.Popup>
        </Part.Viewport>
      </Part.Portal>
    </Part.Root>
  );
}

/** Asked over a dialog or a sheet that holds input nobody has saved. */
export function UnsavedQuestion({ open, onStay, onLeave }: UnsavedQuestionProps): ReactElement {
  const { unsaved } = useUiLabels();
  return (
    <Dialog
      alert
      size="sm"
      open={open}
      onOpenChange={onStay}
      title={unsaved.title}
      description={unsaved.text}
      actions={
        <>
          <Button onClick={onStay}>{unsaved.stay}</Button>
          <Button variant="danger" onClick={onLeave}>
            {unsaved.leave}
          </Button>
        </>
      }
    />
  );
}
