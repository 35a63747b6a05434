export { GiftMessage, type GiftMessageProps } from './GiftMessage.tsx';
