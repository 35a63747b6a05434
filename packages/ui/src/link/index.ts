export { Link, LinkProvider, useLink, type LinkComponent, type LinkProps } from './context.tsx';
