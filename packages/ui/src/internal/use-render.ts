import {
  cloneElement,
  createElement,
  type ElementType,
  type HTMLAttributes,
  type ReactElement,
  type Ref,
} from 'react';
import { rootProps } from './root-props.ts';
import { useMergedRefs } from './use-merged-refs.ts';

type ElementProps = HTMLAttributes<HTMLElement> & {
  ref?: Ref<HTMLElement> | undefined;
  [data: `data-${string}`]: unknown;
};

/**
 * What a component of one element is drawn as: an element, which gets the component's attributes beside its own, or a
 * function of the attributes. As `render` of Base UI.
 */
export type Render = ReactElement<ElementProps> | ((props: ElementProps) => ReactElement);

/**
 * Draws the one element of a component: `as`, or what `render` says. Classes and handlers of both are kept, the handlers
 * of `render` run first. Base UI's hook does the same for four times the bytes, in every button.
 */
export function useRender(
  render: Render | undefined,
  as: ElementType,
  props: ElementProps,
): ReactElement {
  const given = typeof render === 'object' ? render.props : {};
  const ref = useMergedRefs(props.ref, given.ref);
  if (render === undefined) return createElement(as, props);
  if (typeof render === 'function') return render(props);
  return cloneElement(render, {
    ...props,
    ...rootProps(given, props.className, props),
    style: { ...props.style, ...given.style },
    ref,
    children: given.children ?? props.children,
  });
}
