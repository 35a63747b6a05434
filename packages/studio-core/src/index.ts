export { createStudio, type Studio, type StudioDeps } from './studio.ts';
export type { StudioAnswer, StudioCalls, StudioLink, StudioSocket } from './client/ports.ts';
export type { StudioSession, StudioSessionState } from './session/studio-session.ts';
export type { Chair, ChairState } from './chair/chair.ts';
export { isBusy, type EndedChat, type Room, type RoomState } from './room/room.ts';
export type { Outbox, OutboxLine } from './room/outbox.ts';
export { toEuros, type Earnings, type EarningsState, type Euros } from './earnings/earnings.ts';
export { daysOf, monthOf, toDay, type DayRange } from './earnings/days.ts';
