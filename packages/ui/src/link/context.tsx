import {
  createContext,
  createElement,
  use,
  type ComponentType,
  type ReactElement,
  type ReactNode,
  type ComponentPropsWithRef,
} from 'react';

/** What a component gives to a link. `href` is always an address, never a router's object. */
export type LinkProps = ComponentPropsWithRef<'a'> & {
  /** Where it leads. */
  href: string;
  /** The page stays scrolled to where it is. For a router; a plain `a` loads another page. */
  keepsPlace?: boolean | undefined;
};

/** What draws every link: the router's own link, or a plain `a`. */
export type LinkComponent = ComponentType<LinkProps> | 'a';

const LinkContext = createContext<LinkComponent>('a');

/** Makes every link below use the app's router: `({ href, ...rest }) => <RouterLink to={href} {...rest} />`. */
export function LinkProvider({
  link,
  children,
}: {
  /** Component that draws every link. */
  link: LinkComponent;
  /** What stands inside. */
  children: ReactNode;
}): ReactElement {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** The link component of the nearest provider, a plain `a` without one. */
export const useLink = (): LinkComponent => use(LinkContext);

/** A link through the app's router. */
export function Link({ keepsPlace, ...rest }: LinkProps): ReactElement {
  const link = use(LinkContext);
  return link === 'a' ? createElement(link, rest) : createElement(link, { ...rest, keepsPlace });
}
