import type { ReactElement, ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/Button.tsx';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { LazyPopover } from './LazyPopover.tsx';

export type PopoverProps = RootProps<'button', 'title'> & {
  /** The words of the button that opens it. */
  label: string;
  /** The heading of what opens. */
  title: string;
  /** Keeps the title for screen readers only. */
  hideTitle?: boolean | undefined;
  /** Look of the button; default `secondary`, `md`. */
  variant?: ButtonProps['variant'];
  /** How big it is. */
  size?: ButtonProps['size'];
  /** Icon before the words. */
  icon?: ButtonProps['icon'];
  /** Points at the button. */
  arrow?: boolean | undefined;
  /** Side at which it lines up. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** What it says is still on its way: keeps its place. */
  loading?: boolean | undefined;
  /** What opens. */
  children: ReactNode;
};

/** A small helper beside its button: explains or sets one thing. The page stays usable. */
export function Popover({
  label,
  title,
  hideTitle = false,
  variant = 'secondary',
  size = 'md',
  icon,
  arrow = false,
  align = 'center',
  loading = false,
  children,
  ...rest
}: PopoverProps): ReactElement {
  return (
    <LazyPopover
      title={title}
      hideTitle={hideTitle}
      arrow={arrow}
      align={align}
      loading={loading}
      trigger={({ toggle, near, aria }) => (
        <Button
          {...rootProps(rest, undefined, { ...near, onClick: toggle })}
          {...aria}
          variant={variant}
          size={size}
          icon={icon}
        >
          {label}
        </Button>
      )}
    >
      {children}
    </LazyPopover>
  );
}
