/** EN-messageTypes. */
export const messageTypes = [
  'gift',
  'new_gift',
  'image',
  'system',
  'text',
  'notification',
  'image_sent',
  'image_received',
  'charge_success',
  'charge_failure',
  'chat_start',
  'chat_end',
  'voyeur_info',
  'remote-toy available',
  'remote-toy active',
  'remote-toy completed',
  'remote-toy started',
  'remote-toy finished',
] as const;
export type MessageType = (typeof messageTypes)[number];

/** EN-senderTypes. */
export const senderTypes = ['actor', 'guest', 'system'] as const;
export type SenderType = (typeof senderTypes)[number];

/** EN-channelFilters. */
export const channelFilters = ['newest', 'archived', 'unread', 'blocked'] as const;
export type ChannelFilter = (typeof channelFilters)[number];

/** EN-readinessFlags. */
export const readinessFlags = [
  'messenger',
  'gift',
  'toy control',
  'notification',
  'pro search',
] as const;
export type ReadinessFlag = (typeof readinessFlags)[number];
