import type { ReactElement } from 'react';
import { Button, type ButtonProps } from '../button/Button.tsx';
import { IconButton, type IconButtonProps } from '../icon-button/IconButton.tsx';
import type { Glyph } from '../icon/glyph.ts';

export type ToggleButtonProps = {
  glyph: Glyph;
  /** The name stays the same in both states; `aria-pressed` says which. */
  label: string;
  pressed: boolean;
  onToggle?: ((pressed: boolean) => void) | undefined;
  /** Waits for the server; the new state already shows. */
  pending?: boolean | undefined;
  /** Visible text; without it the button is an icon. */
  children?: string | undefined;
  variant?: 'fill' | 'media' | 'plain' | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  disabled?: boolean | undefined;
  tooltip?: IconButtonProps['tooltip'];
  className?: string | undefined;
};

/** Follow, like, pin, mute: on or off. */
export function ToggleButton({
  glyph,
  label,
  pressed,
  onToggle,
  pending = false,
  children,
  variant = 'fill',
  size = 'md',
  disabled = false,
  tooltip = 'bottom',
  className,
}: ToggleButtonProps): ReactElement {
  const shared = {
    'aria-pressed': pressed,
    'aria-busy': pending ? true : undefined,
    disabled,
    className,
    iconWeight: pressed ? ('fill' as const) : ('regular' as const),
    onClick: () => onToggle?.(!pressed),
  };
  if (children !== undefined) {
    const look: ButtonProps['variant'] = variant === 'media' ? 'media' : 'secondary';
    return (
      <Button
        {...shared}
        icon={glyph}
        variant={look}
        size={size}
        aria-label={label.includes(children) ? label : `${label}, ${children}`}
      >
        {children}
      </Button>
    );
  }
  return (
    <IconButton
      {...shared}
      glyph={glyph}
      label={label}
      size={size}
      tooltip={tooltip}
      variant={pressed && variant !== 'media' ? 'selected' : variant}
    />
  );
}
