import { useUnread } from '@vx/features/messenger';

/** Keeps the number that the bar of phones shows. */
export default function Unread() {
  useUnread();
  return null;
}
