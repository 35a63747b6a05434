import { PerformerTileParts } from '../cards/performer-parts.ts';
import { VideoCardParts } from '../cards/video-parts.ts';
import { graphql, type ResultOf } from '../graphql.ts';

/** What the page "You" counts and shows of a guest. [GQ-guestSidebar] [GQ-guestVouchers] [GQ-pinnedModels] */
export const MemberAreaQuery = graphql(
  `
    query MemberArea($favourites: Int!, $channels: Int!) {
      sidebar: guestSidebar {
        vip
        boughtVideosCount
        pinnedFavoriteCount
        pinnedFavoriteOnlineCount
        videochatCount
      }
      vouchers: guestVouchers {
        id
        type
        validTo
      }
      favourites: pinnedModels(first: $favourites) {
        items {
          ...PerformerTileParts
        }
      }
      unread: unreadMessageCount {
        count
      }
      messages: messengerContent(first: $channels, filter: "unread") {
        channels {
          id
          actor {
            id
            name
            images {
              avatar {
                url
              }
            }
          }
        }
      }
    }
  `,
  [PerformerTileParts],
);
export type MemberCounts = ResultOf<typeof MemberAreaQuery>;

/** The videos and performers of the newest purchases and chats. */
export const MemberLatestQuery = graphql(
  `
    query MemberLatest($videos: [ID!]!, $actors: [ID!]!) {
      videos: videosByIds(ids: $videos) {
        ...VideoCardParts
      }
      actors: modelsByIds(ids: $actors) {
        id
        slug
        images {
          avatar {
            url
          }
        }
      }
    }
  `,
  [VideoCardParts],
);
export type MemberLatest = ResultOf<typeof MemberLatestQuery>;

/** Bought videos by their ids. [GQ-videosByIds] */
export const MemberVideosQuery = graphql(
  `
    query MemberVideos($ids: [ID!]!) {
      videosByIds(ids: $ids) {
        ...VideoCardParts
      }
    }
  `,
  [VideoCardParts],
);
