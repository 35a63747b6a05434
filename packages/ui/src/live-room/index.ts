export { LiveRoom, type LiveRoomProps } from './LiveRoom.tsx';
export { RoomPanel, type RoomPanelProps } from './RoomPanel.tsx';
