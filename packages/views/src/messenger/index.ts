export { LateMessages } from './LazyMessages.tsx';
export { LateUnread } from './LazyUnread.tsx';
