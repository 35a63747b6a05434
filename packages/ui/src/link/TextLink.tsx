import type { ReactElement } from 'react';
import { cx } from '../internal/cx.ts';
import { Link, type LinkProps } from './context.tsx';

export type TextLinkProps = LinkProps & {
  /** Loads a whole document, past the app's router: it works while the app's code does not. */
  reload?: boolean | undefined;
};

/** A link among words. */
export function TextLink({
  reload = false,
  keepsPlace,
  className,
  ...rest
}: TextLinkProps): ReactElement {
  const shared = { ...rest, className: cx('vx-text-link', className) };
  // A document that loads anew keeps no place.
  return reload ? <a {...shared} /> : <Link {...shared} keepsPlace={keepsPlace} />;
}
