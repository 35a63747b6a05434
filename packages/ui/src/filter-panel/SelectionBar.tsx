import { useRef, type KeyboardEvent, type ReactElement } from 'react';
import { Button } from '../button/Button.tsx';
import type { Glyph } from '../icon/glyph.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { xIcon } from '../icons/index.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useMergedRefs } from '../internal/use-merged-refs.ts';
import './filter-panel.css';

export type SelectionBarProps = RootProps<'div'> & {
  /** The name of the toolbar: "Selection". */
  label: string;
  /** "2 selected". */
  text: string;
  /** What can be done, in order. */
  actions: readonly {
    id: string;
    label: string;
    glyph: Glyph;
    onAct: () => void;
    disabled?: boolean | undefined;
  }[];
  /** Ends the selection. */
  clear: { label: string; onClear: () => void };
  /** Something runs with what is selected. */
  busy?: boolean | undefined;
};

/** What can be done with the selected things. A toolbar: one stop for Tab, arrows inside, Escape ends the selection. */
export function SelectionBar({
  label,
  text,
  actions,
  clear,
  busy = false,
  ...rest
}: SelectionBarProps): ReactElement {
  const bar = useRef<HTMLDivElement>(null);
  const merged = useMergedRefs(bar, rest.ref);
  // The one stop for Tab: what cannot be pressed takes no focus.
  const first = busy ? -1 : actions.findIndex((action) => action.disabled !== true);
  const move = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') return clear.onClear();
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const buttons = [...(bar.current?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? [])];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? buttons.length - 1
          : step === undefined
            ? -1
            : (at + step + buttons.length) % buttons.length;
    if (next < 0) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  return (
    <div
      {...rootProps(rest, 'vx-selection')}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event);
        move(event);
      }}
      ref={merged}

      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      aria-busy={busy ? true : undefined}
    >
      <output className="vx-selection__text">{text}</output>
      {actions.map((action, index) => (
        <Button
          key={action.id}
          variant="ghost"
          icon={action.glyph}
          disabled={busy || action.disabled === true}
          tabIndex={index === first ? 0 : -1}
          onClick={action.onAct}
        >
          {action.label}
        </Button>
      ))}
      <IconButton
        glyph={xIcon}
        label={clear.label}
        tooltip="none"
        tabIndex={first === -1 ? 0 : -1}
        onClick={clear.onClear}
      />
    </div>
  );
}
