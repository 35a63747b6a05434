import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactElement, Ref } from 'react';
import { Link } from '../link/context.tsx';
import { useRender, type Render } from './use-render.ts';

export type PressableProps = Omit<ButtonHTMLAttributes<HTMLElement>, 'children'> &
  Pick<AnchorHTMLAttributes<HTMLElement>, 'download' | 'hrefLang' | 'ping' | 'rel' | 'target'> & {
    /** The element itself: a `button`, or an `a` with `href`. */
    ref?: Ref<HTMLElement> | undefined;
    /** Where it leads: a link through the app's router. */
    href?: string | undefined;
    /** Cannot be used now. A link then has no address. */
    disabled?: boolean | undefined;
    /** Waits for an answer: keeps its name, its width and the focus, says so and ignores presses. */
    loading?: boolean | undefined;
    /** Drawn as this element instead. */
    render?: Render | undefined;
  };

const ignore = (event: { preventDefault: () => void }): void => event.preventDefault();

/** What can be pressed, a button or a link, and the two states in which it cannot. */
export function Pressable({
  href,
  disabled = false,
  loading = false,
  render,
  type = 'button',
  ...rest
}: PressableProps & { children: ButtonHTMLAttributes<HTMLElement>['children'] }): ReactElement {
  const isLink = href !== undefined;
  return useRender(render, !isLink ? 'button' : disabled ? 'a' : Link, {
    ...rest,
    ...(isLink
      ? disabled
        ? { role: 'link', 'data-disabled': '', onClick: undefined }
        : { href }
      : { type, disabled }),
    ...(loading ? { onClick: ignore, onAuxClick: ignore, 'aria-busy': true } : {}),
    ...(loading || (isLink && disabled) ? { 'aria-disabled': true } : {}),
  } as PressableProps);
}
