export { LateMessages } from './LateMessages.tsx';
export { LateUnread } from './LateUnread.tsx';
