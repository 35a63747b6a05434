import { VideoCardParts } from '../cards/video-parts.ts';
import { graphql, type ResultOf } from '../graphql.ts';

/** What the frame of the member area shows. */
export const SidebarQuery = graphql(`
  query GuestSidebar {
    guestSidebar {
      vip
      boughtVideosCount
      boughtPhotosCount
      privateCollectionCount
      pinnedFavoriteCount
      pinnedFavoriteOnlineCount
      videochatCount
    }
  }
`);

/** What a guest has. */
export type Sidebar = NonNullable<ResultOf<typeof SidebarQuery>['guestSidebar']>;

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
