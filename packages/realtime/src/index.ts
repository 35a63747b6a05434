export {
  createRealtime,
  QUEUE_LIMIT,
  type PageFacts,
  type Realtime,
  type RealtimeDeps,
  type RealtimeEvents,
  type ReloadReason,
  type SendOptions,
} from './realtime.ts';
export type { SendRefusal, SendResult } from './outbox/message.ts';
export type { LinkState, RealtimeSnapshot, TabRole } from './snapshot.ts';
export type { StopReason } from './connection/states.ts';
export type { Positions } from './protocol.ts';
export type {
  ConnectionReport,
  LeaderLocks,
  OpenSocket,
  OpenTabChannel,
  PageSignal,
  PageSignals,
  RealtimeConfig,
  SocketHandlers,
  TransportSocket,
  TabChannel,
  TabPorts,
} from './ports.ts';
