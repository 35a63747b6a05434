import { Toolbar } from '@base-ui/react/toolbar';
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
  // The primitive walks with the arrows; ends and Escape are the bar's.
  const leap = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') return clear.onClear();
    if (event.key !== 'Home' && event.key !== 'End') return;
    event.preventDefault();
    const buttons = [...(bar.current?.querySelectorAll<HTMLElement>('button:enabled') ?? [])];
    buttons.at(event.key === 'Home' ? 0 : -1)?.focus();
  };
  return (
    <Toolbar.Root
      {...rootProps(rest, 'vx-selection')}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event);
        leap(event);
      }}
      ref={merged}
      aria-label={label}
      aria-busy={busy ? true : undefined}
    >
      <output className="vx-selection__text">{text}</output>
      {actions.map((action) => (
        <Toolbar.Button
          key={action.id}
          disabled={busy || action.disabled === true}
          focusableWhenDisabled={false}
          onClick={action.onAct}
          render={
            <Button variant="ghost" icon={action.glyph}>
              {action.label}
            </Button>
          }
        />
      ))}
      <Toolbar.Button
        onClick={clear.onClear}
        render={<IconButton glyph={xIcon} label={clear.label} tooltip="none" />}
      />
    </Toolbar.Root>
  );
}
