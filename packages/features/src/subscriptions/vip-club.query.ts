import { graphql } from '../graphql.ts';

/** The face beside the offer. */
export const FaceQuery = graphql(`
  query VipClub {
    modelsV2(first: 1, filter: { vip: true }) {
      items {
        images {
          cover {
            url
          }
        }
      }
    }
  }
`);
