export { LiveRoom, type LiveRoomProps } from './LiveRoom.tsx';
