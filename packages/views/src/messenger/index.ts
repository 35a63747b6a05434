export { LazyMessages } from './LazyMessages.tsx';
export { LazyUnread } from './LazyUnread.tsx';
