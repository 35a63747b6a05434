export { MessengerFrame, type MessengerFrameProps } from './MessengerFrame.tsx';
