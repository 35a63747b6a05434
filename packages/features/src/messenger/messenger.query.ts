import { messengerChannelsPage, navbarRecentUnreadChannels } from '@vx/contract/constants';
import type { ChannelFilter } from '@vx/contract/enums';
import { PerformerTileParts } from '../cards/performer-parts.ts';
import { graphql, type ResultOf, type VariablesOf } from '../graphql.ts';

/** What a list shows of a channel. */
export const ChannelParts = graphql(`
  fragment ChannelParts on MessengerChannel {
    id
    unreadCount
    archived
    blocked
    lastMessageType
    subject
    messageTimestamp
    actor {
      id
      name
      profile {
        age
      }
      onlineState {
        state
      }
      features {
        freeChat
      }
      images {
        avatar {
          url
        }
      }
    }
  }
`);

/** A channel of the messenger, as its query answers it. */
export type LoadedChannel = ResultOf<typeof ChannelParts>;

/** How many messages are unread, and the newest from whom. [GQ-unreadMessageCount] [GQ-messengerContent] */
export const UnreadQuery = graphql(
  `
    query UnreadMessages($first: Int!) {
      total: unreadMessageCount {
        count
      }
      content: messengerContent(first: $first, filter: "unread") {
        channels {
          ...ChannelParts
        }
      }
    }
  `,
  [ChannelParts],
);
export const unreadVariables = { first: navbarRecentUnreadChannels };

/** The list of the page, and the total in its title. */
export const ChannelsQuery = graphql(
  `
    query Channels($first: Int!, $filter: String!, $search: String!, $online: Boolean!) {
      total: unreadMessageCount {
        count
      }
      content: messengerContent(first: $first, filter: $filter, search: $search, online: $online) {
        nextOffset
        channels {
          ...ChannelParts
        }
      }
    }
  `,
  [ChannelParts],
);

/** The first pages of a list, asked for at once: what is new moves channels between two questions. [RU-messenger-first-10] */
export const channelsVariables = ({
  pages,
  ...asked
}: {
  readonly filter: ChannelFilter;
  readonly pages: number;
  readonly search: string;
  readonly online: boolean;
}): VariablesOf<typeof ChannelsQuery> => ({ first: pages * messengerChannelsPage, ...asked });

/** Whom the open conversation is with, and how gifts are called that were given in it. */
export const PartnerQuery = graphql(
  `
    query Partner($id: ID!) {
      model: modelById(id: $id) {
        ...PerformerTileParts
      }
      gifts: messengerGifts {
        id
        name
        imageUrl
      }
    }
  `,
  [PerformerTileParts],
);

/** Opens the channel with a performer, where there is none. [GM-touchMessengerChannel] [RU-messenger-touch-channel] */
export const TouchChannel = graphql(`
  mutation TouchChannel($actorId: ID!) {
    channel: touchMessengerChannel(actorId: $actorId) {
      id
    }
  }
`);
