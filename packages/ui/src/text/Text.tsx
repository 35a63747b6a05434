import type { ElementType, ReactElement, ReactNode } from 'react';
import { rootProps, type ChosenRootProps } from '../internal/root-props.ts';
import { useRender, type Render } from '../internal/use-render.ts';
import type { TextStyle } from '../tokens/tokens.ts';
import './text.css';

/** Colour of the words. */
export type TextTone =
  | 'primary'
  | 'secondary'
  | 'tertiary'
  | 'accent'
  | 'live'
  | 'online'
  | 'vip'
  | 'danger'
  | 'warning'
  | 'success'
  | 'inherit';

export type TextProps = ChosenRootProps & {
  /** The element; level is separate from look. Default `p`. */
  as?: ElementType | undefined;
  /** Drawn as this element instead: it gets the attributes beside its own. */
  render?: Render | undefined;
  /** One of the 15 type styles of the tokens. Default `body-m`. */
  variant?: TextStyle | undefined;
  /** Colour by meaning. */
  tone?: TextTone | undefined;
  /** Cut after 1, 2 or 3 lines. Never for prices. */
  clamp?: 1 | 2 | 3 | undefined;
  /** Side at which lines begin. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Figures of equal width, for numbers in columns and meters. */
  numeric?: boolean | undefined;
  /** What stands inside. */
  children: ReactNode;
};

/** Text in one of the type styles. */
export function Text({
  as = 'p',
  render,
  variant = 'body-m',
  tone = 'primary',
  clamp,
  align,
  numeric,
  ...rest
}: TextProps): ReactElement {
  return useRender(render, as, {
    ...rootProps(rest, 'vx-text'),
    'data-variant': variant,
    'data-tone': tone,
    'data-clamp': clamp,
    'data-align': align,
    'data-numeric': numeric === true ? '' : undefined,
  });
}

export type HeadingProps = Omit<TextProps, 'as'> & {
  /** 1 to 6. Default 2. */
  level?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
};

/** A heading of a level, in any look. Default look `title-l`. */
export function Heading({ level = 2, variant = 'title-l', ...rest }: HeadingProps): ReactElement {
  return <Text as={`h${level}`} variant={variant} {...rest} />;
}

/** Text for assistive technology only. */
export function VisuallyHidden({
  as = 'span',
  render,
  ...rest
}: ChosenRootProps & {
  /** Element to draw instead of the usual one. */
  as?: ElementType;
  /** Drawn as this element instead: it gets the attributes beside its own. */
  render?: Render | undefined;
  /** What stands inside. */
  children: ReactNode;
}): ReactElement {
  return useRender(render, as, rootProps(rest, 'vx-visually-hidden'));
}
