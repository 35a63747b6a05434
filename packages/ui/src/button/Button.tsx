import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { Glyph, GlyphWeight } from '../icon/glyph.ts';
import { Pressable, type PressableProps } from '../internal/Pressable.tsx';
import { rootProps } from '../internal/root-props.ts';
import { Price, type PriceValue } from '../price/Price.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import './button.css';

/** Weight of the button on its page; one `primary` at most in sight. */
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

/** Height and size of the words. */
export type ButtonSize = 'sm' | 'md' | 'lg';

export type ButtonProps = PressableProps & {
  /** `primary` is the luminous gradient: at most one in a view. */
  variant?: ButtonVariant | undefined;
  /** 32, 40 or 48 px; at least 44 px on touch. */
  size?: ButtonSize | undefined;
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
  /** As wide as its container. */
  block?: boolean | undefined;
  /** What stands inside. */
  children?: ReactNode;
};

/** An action, or with `href` a link that looks like one. */
export function Button({
  variant = 'secondary',
  size = 'md',
  icon,
  iconWeight = 'fill',
  trailingIcon,
  price,
  per,
  block = false,
  children,
  ...rest
}: ButtonProps): ReactElement {
  const loading = rest.loading === true;
  return (
    <Pressable
      {...rootProps(rest, 'vx-button')}
      data-variant={variant}
      data-size={size}
      data-block={block ? '' : undefined}
      // Without an icon to turn into, the spinner lies over the label, so that no button changes its width.
      data-loading={loading ? (icon === undefined ? 'over' : 'instead') : undefined}
    >
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
    </Pressable>
  );
}
