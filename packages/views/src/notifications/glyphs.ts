import type { NotificationView } from '@vx/features/notifications';
import { bellIcon, receiptIcon } from '@vx/ui/icons';
import type { NotificationSnapshot } from '@vx/ui/notification-center';

/** A notification with its face or icon. */
export const withMark = (item: NotificationView): NotificationSnapshot =>
  item.kind === 'person'
    ? { ...item, kind: 'person' }
    : { ...item, kind: 'thing', glyph: item.kind === 'payment' ? receiptIcon : bellIcon };
