export { ChannelList, type ChannelListProps } from './ChannelList.tsx';
export type { ChannelSnapshot } from './ChannelRow.tsx';
export { MessagesButton, type MessagesButtonProps } from './MessagesButton.tsx';
