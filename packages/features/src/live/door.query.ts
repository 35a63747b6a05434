import { graphql, type ResultOf } from '../graphql.ts';

/** Who is behind a door, for its picture. [GQ-modelByName] */
export const DoorQuery = graphql(`
  query Door($name: String!) {
    model: modelByName(name: $name) {
      headline
      profile {
        age
        city
      }
      chatRatings {
        lastNinetyDays {
          countRatings
          satisfactionRate
        }
      }
    }
  }
`);

/** What is known about a performer at the door of the room. */
export type DoorModel = NonNullable<ResultOf<typeof DoorQuery>['model']>;
