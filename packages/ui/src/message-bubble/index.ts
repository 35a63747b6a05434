export {
  MessageBubble,
  SystemCard,
  SystemLine,
  type MessageBubbleProps,
  type MessageState,
  type SystemCardProps,
  type SystemLineProps,
} from './MessageBubble.tsx';
