export {
  EndChatButton,
  RoomControls,
  type RoomControlsProps,
  type RoomToggle,
} from './RoomControls.tsx';
