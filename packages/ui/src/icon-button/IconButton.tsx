import type { ReactElement } from 'react';
import { Counter } from '../badge/Badge.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { Glyph, GlyphWeight } from '../icon/glyph.ts';
import { Pressable, type PressableProps } from '../internal/Pressable.tsx';
import { rootProps } from '../internal/root-props.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import { Tooltip, type TooltipProps } from '../tooltip/Tooltip.tsx';
import './icon-button.css';

export type IconButtonProps = Omit<PressableProps, 'aria-label'> & {
  /** Icon. */
  glyph: Glyph;
  /** The name, for assistive technology and the tooltip. */
  label: string;
  /** Which of its looks it has. */
  variant?: 'plain' | 'fill' | 'selected' | 'media' | 'white' | 'inverse' | undefined;
  /** 32, 40 or 48 px; at least 44 px on touch. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Weight of the icon; filled means active. */
  iconWeight?: GlyphWeight | undefined;
  /** A small number; the label has to say it, too. */
  count?: number | undefined;
  /** Where the tooltip stands; `none` where the name is visible anyway. */
  tooltip?: TooltipProps['placement'] | 'none';
  /** Key that does the same, shown beside the name. */
  shortcut?: string | undefined;
};

/** A round button with an icon and a name, or with `href` a link. */
export function IconButton({
  glyph,
  label,
  variant = 'plain',
  size = 'md',
  iconWeight = 'regular',
  count = 0,
  tooltip = 'bottom',
  shortcut,
  ...rest
}: IconButtonProps): ReactElement {
  const control = (
    <Pressable
      {...rootProps(rest, 'vx-icon-button')}
      data-variant={variant}
      data-size={size}
      aria-label={label}
    >
      {rest.loading === true ? (
        <Spinner />
      ) : (
        <Icon
          glyph={glyph}
          weight={iconWeight}
          size={size === 'lg' ? 'lg' : size === 'sm' ? 'sm' : 'md'}
        />
      )}
      <Counter count={count} floating />
    </Pressable>
  );
  return tooltip === 'none' ? (
    control
  ) : (
    <Tooltip text={label} placement={tooltip} shortcut={shortcut}>
      {control}
    </Tooltip>
  );
}
