export { RoomDoor, type RoomDoorProps } from './RoomDoor.tsx';
