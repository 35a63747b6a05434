export { actMessenger } from './act-messenger.ts';
export { loadMessenger, type MessengerData } from './load-messenger.ts';
export type { MessageRefusal } from './messenger-data.ts';
export { useConversation, type ConversationView } from './use-conversation.ts';
export { useMessengerPage, type MessengerPageView, type OpenView } from './use-messenger-page.ts';
export { useUnread, type UnreadView } from './use-unread.ts';
export type { ChannelView } from './presenters/to-channel.ts';
