export { FreeCoins, type FreeCoinsProps } from './FreeCoins.tsx';
export { RoomDoor, type RoomDoorProps } from './RoomDoor.tsx';
export { RoomDoorFoot, type RoomDoorFootProps } from './RoomDoorFoot.tsx';
export { RoomNext, type RoomNextProps } from './RoomNext.tsx';
export { RoomTerms, type RoomTermsProps } from './RoomTerms.tsx';
