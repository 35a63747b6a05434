import type { ComponentPropsWithRef, HTMLAttributes, JSX, RefAttributes } from 'react';
import { cx } from './cx.ts';

/**
 * What a component takes for its outermost element beside its own props: `className`, `ref`, `id`, `style`, `data-*`, `aria-*`,
 * event handlers. `Own` names attributes of HTML that mean something else among its own props.
 */
export type RootProps<Tag extends keyof JSX.IntrinsicElements, Own extends string = never> = Omit<
  ComponentPropsWithRef<Tag>,
  'children' | 'dangerouslySetInnerHTML' | 'defaultChecked' | 'defaultValue' | Own
>;

/** The same where the caller chooses the element. */
export type ChosenRootProps = Omit<
  HTMLAttributes<HTMLElement> & RefAttributes<HTMLElement>,
  'children' | 'dangerouslySetInnerHTML' | 'defaultChecked' | 'defaultValue'
>;

type Handler = (event: never) => void;
type Handlers<Rest> = {
  readonly [Name in keyof Rest as Name extends `on${string}` ? Name : never]?: Rest[Name];
};

/**
 * The attributes of a root: what was given, with the component's class before those of its caller. Of a handler that both
 * have, the caller's runs first. What stands after these attributes is the component's own and cannot be replaced.
 */
export function rootProps<Rest extends { readonly className?: string | undefined }>(
  rest: Rest,
  className: string | undefined,
  handlers?: Handlers<Rest>,
): Rest & { readonly className: string } {
  const both: Record<string, Handler> = {};
  for (const [name, own] of Object.entries(
    (handlers ?? {}) as Readonly<Record<string, Handler | undefined>>,
  )) {
    const given = (rest as Readonly<Record<string, unknown>>)[name] as Handler | undefined;
    if (name.startsWith('on'))
      both[name] = (event) => {
        given?.(event);
        own?.(event);
      };
  }
  return { ...rest, ...both, className: cx(className, rest.className) };
}
