export {
  FloatingNote,
  NotificationCenter,
  type FloatingNoteProps,
  type NotificationCenterProps,
  type NotificationSnapshot,
} from './NotificationCenter.tsx';
