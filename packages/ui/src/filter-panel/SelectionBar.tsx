import { useRef, type KeyboardEvent, type ReactElement } from 'react';
import { Button } from '../button/Button.tsx';
import type { Glyph } from '../icon/glyph.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { xIcon } from '../icons/index.ts';
import './filter-panel.css';

export type SelectionBarProps = {
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
}: SelectionBarProps): ReactElement {
  const bar = useRef<HTMLDivElement>(null);
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
      ref={bar}
      className="vx-selection"
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      aria-busy={busy ? true : undefined}
      onKeyDown={move}
    >
      <output className="vx-selection__text">{text}</output>
      {actions.map((action, index) => (
        <Button
          key={action.id}
          variant="ghost"
          icon={action.glyph}
          disabled={busy || action.disabled === true}
          tabIndex={index === 0 ? 0 : -1}
          onClick={action.onAct}
        >
          {action.label}
        </Button>
      ))}
      <IconButton
        glyph={xIcon}
        label={clear.label}
        tooltip="none"
        tabIndex={actions.length === 0 || busy ? 0 : -1}
        onClick={clear.onClear}
      />
    </div>
  );
}
