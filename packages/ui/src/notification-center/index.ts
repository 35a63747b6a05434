export { NotificationBell, type NotificationBellProps } from './NotificationBell.tsx';
export {
  FloatingArea,
  FloatingNote,
  NotificationCenter,
  type FloatingAreaProps,
  type FloatingNoteProps,
  type NotificationCenterProps,
  type NotificationSnapshot,
} from './NotificationCenter.tsx';
