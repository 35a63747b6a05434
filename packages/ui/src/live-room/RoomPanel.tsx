import { useEffect, useEffectEvent, useId, useRef, type ReactElement, type ReactNode } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { xIcon } from '../icons/index.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useMergedRefs } from '../internal/use-merged-refs.ts';
import { useUiLabels } from '../labels/context.tsx';
import './live-room.css';

export type RoomPanelProps = RootProps<'section'> & {
  /** Heading. */
  title: string;
  /** A sentence below it. */
  text?: string | undefined;
  /** Called by its button and by `Esc`. */
  onClose: () => void;
  /** What stands inside. */
  children: ReactNode;
};

/** Beside the picture of a running chat, above its lines: the chat goes on, and what is written there, too. On phones a `Sheet`. */
export function RoomPanel({
  title,
  text,
  onClose,
  children,
  ...rest
}: RoomPanelProps): ReactElement {
  const labels = useUiLabels();
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const merged = useMergedRefs(panel, rest.ref);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const opener = document.activeElement;
    panel.current?.focus();
    const listen = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
      // Whoever writes meanwhile goes on writing.
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <section
      {...rootProps(rest, 'vx-room-panel')}
      ref={merged}
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
    >
      <div className="vx-room-panel__head">
        <h2 className="vx-room-panel__title" id={id}>
          {title}
        </h2>
        <IconButton
          glyph={xIcon}
          label={labels.close}
          variant="fill"
          tooltip="none"
          onClick={onClose}
        />
      </div>
      {text === undefined ? null : <p className="vx-room-panel__text">{text}</p>}
      {children}
    </section>
  );
}
