import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/Button.tsx';
import { IconButton, type IconButtonProps } from '../icon-button/IconButton.tsx';
import type { Glyph } from '../icon/glyph.ts';
import { rootProps, type ChosenRootProps, type RootProps } from '../internal/root-props.ts';
import { useControlled } from '../internal/use-controlled.ts';
import './toggle-button.css';

export type ToggleButtonProps = Omit<ChosenRootProps, 'aria-label' | 'onToggle'> & {
  /** Icon. */
  glyph: Glyph;
  /** The name stays the same in both states; `aria-pressed` says which. */
  label: string;
  /** On or off; without it the button keeps its own state. */
  pressed?: boolean | undefined;
  /** Where it starts, when it keeps its own state. */
  defaultPressed?: boolean | undefined;
  /** Called with what it should become. */
  onToggle?: ((pressed: boolean) => void) | undefined;
  /** Waits for the server; the new state already shows. */
  pending?: boolean | undefined;
  /** Visible text; without it the button is an icon. */
  children?: string | undefined;
  /** Which of its looks it has. */
  variant?: 'fill' | 'media' | 'plain' | undefined;
  /** How big it is. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Cannot be used now. */
  disabled?: boolean | undefined;
  /** Only for guests who are logged in: the button leads there and says so. */
  denied?: { reason: string; href: string } | undefined;
  /** Words of the tooltip; by default the label. */
  tooltip?: IconButtonProps['tooltip'];
};

/** Follow, like, pin, mute: on or off. */
export function ToggleButton({
  glyph,
  label,
  pressed: given,
  defaultPressed = false,
  onToggle,
  pending = false,
  children,
  variant = 'fill',
  size = 'md',
  disabled = false,
  denied,
  tooltip = 'bottom',
  ...rest
}: ToggleButtonProps): ReactElement {
  const [pressed, toggle] = useControlled(given, defaultPressed, onToggle);
  const shared = {
    ...rest,
    iconWeight: pressed ? ('fill' as const) : ('regular' as const),
    ...(denied === undefined
      ? {
          'aria-pressed': pressed,
          'aria-busy': pending ? true : undefined,
          disabled,
          onClick: (event: MouseEvent<HTMLElement>) => {
            rest.onClick?.(event);
            toggle(!pressed);
          },
        }
      : { href: denied.href }),
  };
  const counted =
    children === undefined || label.includes(children) ? label : `${label}, ${children}`;
  const name = denied === undefined ? counted : `${counted}. ${denied.reason}`;
  if (children !== undefined) {
    const look: ButtonProps['variant'] = variant === 'media' ? 'media' : 'secondary';
    return (
      <Button {...shared} icon={glyph} variant={look} size={size} aria-label={name}>
        {children}
      </Button>
    );
  }
  return (
    <IconButton
      {...shared}
      glyph={glyph}
      label={name}
      size={size}
      tooltip={tooltip}
      variant={pressed && variant !== 'media' ? 'selected' : variant}
    />
  );
}

/** Two or three toggles that belong together: like and dislike. */
export function ToggleButtonGroup({
  label,
  children,
  ...rest
}: RootProps<'div'> & {
  /** Visible name, and the accessible one. */
  label: string;
  /** What stands inside. */
  children: ReactNode;
}): ReactElement {
  return (
    <div {...rootProps(rest, 'vx-toggle-group')} role="group" aria-label={label}>
      {children}
    </div>
  );
}
