import type { ComponentPropsWithRef, MouseEvent, ReactElement, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { Glyph, GlyphWeight } from '../icon/glyph.ts';
import { cx } from '../internal/cx.ts';
import { Link } from '../link/context.tsx';
import { Price, type PriceValue } from '../price/Price.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import './button.css';

export type ButtonVariant =
  | 'primary'
  | 'solid'
  | 'secondary'
  | 'ghost'
  | 'link'
  | 'vip'
  | 'danger'
  | 'media'
  | 'mediaSolid';
export type ButtonSize = 'sm' | 'md' | 'lg';

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'ref'> & {
  /** The element itself. */
  ref?: ComponentPropsWithRef<'button'>['ref'];
  /** `primary` is the luminous gradient: at most one in a view. */
  variant?: ButtonVariant | undefined;
  /** 32, 40 or 48 px; at least 44 px on touch. */
  size?: ButtonSize | undefined;
  /** Renders a link through the app's router. */
  href?: string | undefined;
  /** Icon before the words. */
  icon?: Glyph | undefined;
  /** Weight of the icon; filled means active. */
  iconWeight?: GlyphWeight | undefined;
  /** Icon after the words. */
  trailingIcon?: Glyph | undefined;
  /** The price is part of the label. */
  price?: PriceValue | undefined;
  /** Unit of the price. */
  per?: 'minute' | undefined;
  /** Shows a spinner, keeps the name and the width, sets `aria-busy` and ignores presses. */
  loading?: boolean | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
  /** What stands inside. */
  children?: ReactNode;
};

/** An action, or with `href` a link that looks like one. */
export function Button({
  variant = 'secondary',
  size = 'md',
  href,
  icon,
  iconWeight = 'fill',
  trailingIcon,
  price,
  per,
  loading = false,
  block = false,
  className,
  children,
  onClick,
  disabled,
  type = 'button',
  ref,
  ...rest
}: ButtonProps): ReactElement {
  const shared = {
    className: cx('vx-button', className),
    'data-variant': variant,
    'data-size': size,
    'data-block': block ? '' : undefined,
    // Without an icon to turn into, the spinner lies over the label, so that no button changes its width.
    'data-loading': loading ? (icon === undefined ? 'over' : 'instead') : undefined,
  };
  const content = (
    <>
      {loading ? (
        <Spinner />
      ) : icon === undefined ? null : (
        <Icon glyph={icon} weight={iconWeight} size={size === 'lg' ? 'md' : 'sm'} />
      )}
      {children === undefined ? null : <span className="vx-button__label">{children}</span>}
      {price === undefined ? null : (
        <>
          {children === undefined ? null : <span className="vx-button__rule" aria-hidden="true" />}
          <Price price={price} per={per} equivalent="hidden" tone="inherit" />
        </>
      )}
      {trailingIcon === undefined ? null : <Icon glyph={trailingIcon} size="xs" />}
    </>
  );
  if (href !== undefined) {
    const { form: _form, formAction: _formAction, name: _name, value: _value, ...anchor } = rest;
    return (
      <Link
        {...(anchor as ComponentPropsWithRef<'a'>)}
        {...shared}
        href={href}
        onClick={onClick as never}
      >
        {content}
      </Link>
    );
  }
  const press = loading
    ? (event: MouseEvent<HTMLButtonElement>) => event.preventDefault()
    : onClick;
  return (
    <button
      {...rest}
      {...shared}
      ref={ref}
      type={type}
      disabled={disabled}
      onClick={press}
      aria-busy={loading ? true : undefined}
      aria-disabled={loading ? true : undefined}
    >
      {content}
    </button>
  );
}
