import type { ReactElement, ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/Button.tsx';
import { IconButton, type IconButtonProps } from '../icon-button/IconButton.tsx';
import type { Glyph } from '../icon/glyph.ts';
import './toggle-button.css';

export type ToggleButtonProps = {
  /** Icon. */
  glyph: Glyph;
  /** The name stays the same in both states; `aria-pressed` says which. */
  label: string;
  /** On or off. */
  pressed: boolean;
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
  /** Further classes of the outermost element, for its place among others. */
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
  denied,
  tooltip = 'bottom',
  className,
}: ToggleButtonProps): ReactElement {
  const shared = {
    className,
    iconWeight: pressed ? ('fill' as const) : ('regular' as const),
    ...(denied === undefined
      ? {
          'aria-pressed': pressed,
          'aria-busy': pending ? true : undefined,
          disabled,
          onClick: () => onToggle?.(!pressed),
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
}: {
  /** Visible name, and the accessible one. */
  label: string;
  /** What stands inside. */
  children: ReactNode;
}): ReactElement {
  return (
    <div className="vx-toggle-group" role="group" aria-label={label}>
      {children}
    </div>
  );
}
