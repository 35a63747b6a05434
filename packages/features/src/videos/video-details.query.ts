import { PerformerTileParts } from '../cards/performer-parts.ts';
import { graphql, type ResultOf } from '../graphql.ts';
import { VideoCardParts } from '../cards/video-parts.ts';

const LikeParts = graphql(`
  fragment LikeParts on Video {
    id
    rating {
      likes
      dislikes
    }
    guestInfo {
      liked
      bought
      gifted
      flatrate
    }
  }
`);

/** One video with its performer. */
export const VideoDetailsQuery = graphql(
  `
    query VideoDetails($id: ID!) {
      videos: videosByIds(ids: [$id]) {
        ...VideoCardParts
        ...LikeParts
        avsRequired
        description
        views
        previewSeconds
        camRecording
        tags {
          tagGroup
          name
        }
        model {
          ...PerformerTileParts
        }
      }
    }
  `,
  [VideoCardParts, LikeParts, PerformerTileParts],
);

/** A video with what its page needs, as its query answers it. */
export type VideoDetails = ResultOf<typeof VideoDetailsQuery>['videos'][number];

/** What stands beside a video. */
export const BesideVideoQuery = graphql(
  `
    query BesideVideo($id: ID!, $actorId: ID!, $more: Int!, $similar: Int!) {
      more: videos(filter: { modelIds: [$actorId] }, sort: newest, pageSize: $more) {
        total
        items {
          ...VideoCardParts
        }
      }
      similar: videoRecommendations(videoId: $id, first: $similar) {
        ...VideoCardParts
      }
    }
  `,
  [VideoCardParts],
);

export const VideoLike = graphql(
  `
    mutation VideoLike($id: ID!) {
      video: videoLike(id: $id) {
        ...LikeParts
      }
    }
  `,
  [LikeParts],
);

export const VideoDislike = graphql(
  `
    mutation VideoDislike($id: ID!) {
      video: videoDislike(id: $id) {
        ...LikeParts
      }
    }
  `,
  [LikeParts],
);
