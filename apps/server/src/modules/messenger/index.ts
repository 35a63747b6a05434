export { createMessengerModule } from './messenger-module.ts';
export { channelLog, type ChannelLog } from './channel-log.ts';
export type { NewLine, SaidLine } from './lines.repository.ts';
export { givenIn, referenceOf } from './announce-message.ts';
export { isSameContent, readContent, type MessageContent } from './message-input.ts';
export type { ComposeReply } from './messenger-deps.ts';
export type { MessengerApi } from './messenger-api.ts';
export { studioClientIdOf, studioLineKey } from './studio-key.ts';
