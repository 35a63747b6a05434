import { isValidElement, type ReactElement } from 'react';
import { Icon, type IconProps } from '../icon/Icon.tsx';
import type { Option } from './option.ts';

/** The icon of an option: a glyph in the control's own size and weight, anything else as it is. */
export function OptionIcon({
  icon,
  ...look
}: Pick<Option, 'icon'> & Omit<IconProps, 'glyph'>): ReactElement | null {
  if (icon === undefined) return null;
  return isValidElement(icon) ? icon : <Icon glyph={icon} {...look} />;
}
