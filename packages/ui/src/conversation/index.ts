export { Conversation, type ConversationProps } from './Conversation.tsx';
export type { ConversationLine } from './lines.ts';
