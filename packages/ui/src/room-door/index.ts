export { RoomDoor, type RoomDoorProps } from './RoomDoor.tsx';
export { RoomNext, type RoomNextProps } from './RoomNext.tsx';
