export {
  ChatOptions,
  QuickActions,
  type ChatOption,
  type ChatOptionsProps,
} from './ChatOptions.tsx';
