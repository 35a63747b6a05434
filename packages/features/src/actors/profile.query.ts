import { graphql, type ResultOf } from '../graphql.ts';
import { VideoCardParts } from '../cards/video-parts.ts';
import { PerformerTileParts, PriceParts } from '../cards/performer-parts.ts';

/** Everything about a performer that stands on all pages of the profile. */
export const ProfileQuery = graphql(
  `
    query Profile($name: String!) {
      model: modelByName(name: $name) {
        ...PerformerTileParts
        about
        images {
          cover {
            url
          }
          banner {
            url
          }
        }
        profile {
          age
          city
          country
          languages
          profession
          likes
          music
          starSign
        }
        prices {
          voyeur {
            ...PriceParts
          }
          videoCall {
            ...PriceParts
          }
          message {
            ...PriceParts
          }
          freeMessages
        }
        chatRatings {
          lastNinetyDays {
            countRatings
            satisfactionRate
          }
        }
        heatMap
        tags {
          tagGroup
          name
        }
        recommendations(first: 9) {
          ...PerformerTileParts
        }
      }
    }
  `,
  [PerformerTileParts, PriceParts],
);

/** A performer's profile, as its query answers it. */
export type ProfileModel = NonNullable<ResultOf<typeof ProfileQuery>['model']>;

export const AlbumParts = graphql(`
  fragment AlbumParts on Album {
    id
    title
    description
    free
    pictureCount
    previews {
      url
    }
  }
`);

/** First videos and albums of a performer, and how many there are. */
export const ProfileMediaQuery = graphql(
  `
    query ProfileMedia($id: ID!, $videos: Int!) {
      videos(filter: { modelIds: [$id] }, sort: newest, pageSize: $videos) {
        total
        items {
          ...VideoCardParts
        }
      }
      photoAlbums(modelId: $id, first: 4) {
        total
        items {
          ...AlbumParts
        }
      }
    }
  `,
  [VideoCardParts, AlbumParts],
);

/** A page of the performer's videos. */
export const ActorVideosQuery = graphql(
  `
    query ActorVideos(
      $id: ID!
      $after: String!
      $first: Int!
      $sort: VideoSort!
      $tags: [String!]
    ) {
      page: videos(
        filter: { modelIds: [$id], tags: $tags }
        sort: $sort
        pageSize: $first
        after: $after
      ) {
        total
        nextOffset
        items {
          ...VideoCardParts
        }
      }
    }
  `,
  [VideoCardParts],
);

export const ActorVideoTagsQuery = graphql(`
  query ActorVideoTags($id: ID!) {
    tags: actorVideoTags(actorId: $id) {
      tagGroup
      name
    }
  }
`);

/** A page of the performer's albums. */
export const ActorAlbumsQuery = graphql(
  `
    query ActorAlbums($id: ID!, $after: String!, $first: Int!) {
      page: photoAlbums(modelId: $id, after: $after, first: $first) {
        total
        nextOffset
        items {
          ...AlbumParts
        }
      }
    }
  `,
  [AlbumParts],
);
