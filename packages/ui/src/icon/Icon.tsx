import type { ReactElement } from 'react';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import type { Glyph, GlyphWeight } from './glyph.ts';
import './icon.css';

/** Size of an icon. */
export type IconSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'xxl';

export type IconProps = RootProps<'svg'> & {
  /** A constant of `@vx/ui/icons`. */
  glyph: Glyph;
  /** 14, 16, 20 (default), 24, 32 or 72 px. */
  size?: IconSize | undefined;
  /** Fill when active or on pictures, bold for tiny signs, duotone in empty states. A missing weight falls back to regular. */
  weight?: GlyphWeight | undefined;
  /** Names the icon for assistive technology; without it the icon is hidden. */
  label?: string | undefined;
};

/** A Phosphor icon, coloured by its text. */
export function Icon({
  glyph,
  size = 'md',
  weight = 'regular',
  label,
  ...rest
}: IconProps): ReactElement {
  const naming =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  const duotone = weight === 'duotone' ? glyph.duotone : undefined;
  const line =
    (weight === 'fill' ? glyph.fill : weight === 'bold' ? glyph.bold : undefined) ?? glyph.regular;
  return (
    <svg {...rootProps(rest, 'vx-icon')} data-size={size} viewBox="0 0 256 256" {...naming}>
      {duotone === undefined ? (
        <path d={line} />
      ) : (
        <>
          <path d={duotone[0]} opacity="0.2" />
          <path d={duotone[1]} />
        </>
      )}
    </svg>
  );
}
