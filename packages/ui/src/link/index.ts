export { Link, LinkProvider, useLink, type LinkComponent, type LinkProps } from './context.tsx';
export { TextLink, type TextLinkProps } from './TextLink.tsx';
