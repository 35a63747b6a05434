export { TopBar, type TopBarProps } from './TopBar.tsx';
export { MessagesLink, type MessagesLinkProps } from './MessagesLink.tsx';
