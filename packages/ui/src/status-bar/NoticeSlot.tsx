import type { ReactElement, ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import type { Glyph } from '../icon/glyph.ts';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { caretDownIcon, xIcon } from '../icons/index.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useClosingDetails } from '../internal/use-closing-details.ts';
import { toneGlyphs, type StatusTone } from './StatusBar.tsx';
import './status-bar.css';

/** Something that a guest has to know or do. */
export type Notice = {
  id: string;
  /** Colour by meaning. */
  tone: Exclude<StatusTone, 'neutral'>;
  /** Default: the icon of the tone. */
  glyph?: Glyph | undefined;
  /** A few words: "Confirm your email". */
  title: string;
  /** A sentence or two: why, and what happens meanwhile. */
  text: string;
  /** "Again in 0:42", beside the action. Not announced, because it counts. */
  countdown?: string | undefined;
  /** A button: the one thing to do about it. */
  action?: ReactNode;
  /** "Later" or "Close". Without script its form posts `field` to `action`. */
  close: {
    label: string;
    action: string;
    field: { readonly name: string; readonly value: string };
    press: () => void;
  };
};

export type NoticeSlotProps = RootProps<'div'> & {
  /** `bar` is a pill in the bar at the top; `line` a line below it, on phones. */
  variant: 'bar' | 'line';
  /** What waits, the most urgent first: its title is shown. Without any there is no slot. */
  notices: readonly Notice[];
  /** "1 of 2", where several wait. */
  count?: string | undefined;
  /** Told when what waits is opened and closed. */
  onOpen?: ((open: boolean) => void) | undefined;
};

/**
 * One quiet place for what a guest has to know: the first notice as a few words, closed; opened, all that wait lie over
 * the page and move nothing. A disclosure: it opens without script, too.
 */
export function NoticeSlot({
  variant,
  notices,
  count,
  onOpen,
  ...rest
}: NoticeSlotProps): ReactElement | null {
  const root = useClosingDetails();
  const [first] = notices;
  if (first === undefined) return null;
  const press = ({ close }: Notice): void => {
    // Its button goes with the notice; the next one has the place of it.
    if (notices.length > 1) root.current?.querySelector('summary')?.focus();
    close.press();
  };
  return (
    <div {...rootProps(rest, 'vx-notice-slot')} data-variant={variant} role="status">
      <details
        ref={root}
        className="vx-notice-slot__details"
        onToggle={({ currentTarget }) => onOpen?.(currentTarget.open)}
      >
        <summary className="vx-notice-slot__line" data-tone={first.tone}>
          <Icon glyph={first.glyph ?? toneGlyphs[first.tone]} weight="fill" />
          <span className="vx-notice-slot__title">{first.title}</span>
          {count === undefined ? null : <span className="vx-notice-slot__count">{count}</span>}
          <Icon glyph={caretDownIcon} size="sm" className="vx-notice-slot__caret" />
        </summary>
        <ul className="vx-notice-slot__panel">
          {notices.map((notice) => (
            <NoticeItem key={notice.id} notice={notice} onClose={() => press(notice)} />
          ))}
        </ul>
      </details>
      {variant === 'bar' ? null : (
        <form method="post" action={first.close.action}>
          <IconButton
            glyph={xIcon}
            label={`${first.close.label}: ${first.title}`}
            tooltip="none"
            {...first.close.field}
            type="submit"
            onClick={(event) => {
              event.preventDefault();
              press(first);
            }}
          />
        </form>
      )}
    </div>
  );
}

function NoticeItem({ notice, onClose }: { notice: Notice; onClose: () => void }): ReactElement {
  const { tone, glyph, title, text, countdown, action, close } = notice;
  return (
    <li className="vx-notice-slot__notice" data-tone={tone}>
      <span className="vx-notice-slot__icon">
        <Icon glyph={glyph ?? toneGlyphs[tone]} weight="fill" />
      </span>
      <div className="vx-notice-slot__words">
        <p className="vx-notice-slot__heading">{title}</p>
        <p>{text}</p>
        <form className="vx-notice-slot__actions" method="post" action={close.action}>
          {action}
          {countdown === undefined ? null : (
            <span className="vx-notice-slot__countdown" aria-live="off">
              {countdown}
            </span>
          )}
          <Button
            size="sm"
            variant="ghost"
            type="submit"
            {...close.field}
            onClick={(event) => {
              event.preventDefault();
              onClose();
            }}
          >
            {close.label}
          </Button>
        </form>
      </div>
    </li>
  );
}
