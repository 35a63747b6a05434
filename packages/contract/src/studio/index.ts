import type { EndpointDefinition, EndpointTypes } from '../define.ts';
import { studioChannelsEndpoints } from './channels.ts';
import { studioEarningsEndpoints } from './earnings.ts';
import { studioPerformerEndpoints } from './performer.ts';
import { studioRatingsEndpoints } from './ratings.ts';
import { studioRoomEndpoints } from './room.ts';

export {
  studioMessageList,
  studioMessages,
  type StudioEventName,
  type StudioSocketContract,
} from './socket.ts';
export type {
  StudioChair,
  StudioChannel,
  StudioDay,
  StudioEarnings,
  StudioGuest,
  StudioLine,
  StudioGift,
  StudioMessage,
  StudioPerformer,
  StudioPresence,
  StudioRatings,
  StudioRoom,
  StudioStart,
  StudioStatementLine,
} from './shapes.ts';
export { studioChannelFilters, studioPresences } from './shapes.ts';

/** Everything of the studio is below it, and its cookie goes nowhere else. */
export const STUDIO_PATH = '/studio';

/** Where performers' calls are, as `/api/v1` is for guests. */
export const STUDIO_PREFIX = `${STUDIO_PATH}/api/v1`;

/** Where performers' sockets open. */
export const STUDIO_SOCKET = `${STUDIO_PATH}/socket`;

/**
 * What performers call. A contract of its own: no guest's session opens a call of it, no performer's one of guests,
 * and no page of a guest holds a byte of it.
 */
export const studioEndpoints = {
  ...studioPerformerEndpoints,
  ...studioRoomEndpoints,
  ...studioChannelsEndpoints,
  ...studioEarningsEndpoints,
  ...studioRatingsEndpoints,
} as const;

type Endpoints = typeof studioEndpoints;

/** Address of a call of the studio, like `'GET /performer'`, below `STUDIO_PREFIX`. */
export type StudioKey = keyof Endpoints;

/** Address to params, query, body, response and errors: types only. */
export type StudioContract = { readonly [Key in StudioKey]: EndpointTypes<Endpoints[Key]> };

/** All definitions. */
export const studioEndpointList: readonly EndpointDefinition[] = Object.values(studioEndpoints);
