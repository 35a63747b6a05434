import type { ActorState } from '@vx/contract';
import type { ChannelFilter } from '@vx/contract/enums';
import type { RestContract } from '@vx/contract/rest';

/** Filters that the page offers. [RU-messenger-filters] */
export const shownFilters = [
  'newest',
  'unread',
  'archived',
  'blocked',
] as const satisfies ChannelFilter[];

/** One channel with its newest messages, as the server answers it. */
export type OpenChannel = RestContract['GET /messenger/channel/{channelId}']['response'];

/** What the address of the page asks for, and the conversation that it names. */
export interface MessengerFacts {
  readonly filter: (typeof shownFilters)[number];
  readonly pages: number;
  /** What is searched for in the names of performers; empty: nothing. [RU-messenger-channel-search] */
  readonly search: string;
  /** Performers who are online alone. [RU-messenger-online-only] */
  readonly online: boolean;
  /** The conversation that is open. */
  readonly open: OpenChannel | null;
  /** Performers to write to, where the list is short and nothing is open. [RE-messengerRecommendations] */
  readonly recommended: readonly ActorState[];
  /** An older part of it, as without JavaScript. */
  readonly before: string | null;
  /** When the page was loaded, in ms: times are written from there on. */
  readonly at: number;
  /** What the form without script sends its message with. */
  readonly key: string;
}

/** Why a form without script wrote nothing. */
export interface MessageRefusal {
  readonly code: string;
  /** What was typed. */
  readonly text: string;
}

/** What the list is asked for in the address, also by the form that works without script. */
export const LIST_PARAMS = { search: 'search', online: 'online' } as const;

/** Buttons of the page's forms: each sends one of these. */
export const MESSENGER_FIELDS = {
  /** `true` archives the conversation that is open, `false` brings it back. */
  archived: 'archived',
  /** `true` blocks the performer, `false` lets them write again. */
  blocked: 'blocked',
  /** The last message that was read of the conversation that is open. */
  seen: 'seen',
  seeAll: 'seeAll',
  /** A message, with what it costs and its key. */
  text: 'text',
  price: 'price',
  key: 'key',
} as const;
