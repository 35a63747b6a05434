import { PerformerTileParts } from '../cards/performer-parts.ts';
import { graphql, type VariablesOf } from '../graphql.ts';
import { camLists, filterInputs, type CamChoice, type CamList } from '../lists/cam-lists.ts';

/** A page of those who are live. */
export const LiveModelsQuery = graphql(
  `
    query LiveModels($first: Int!, $after: String!, $sort: ModelSort!, $filter: ModelFilter!) {
      page: onlineModels(first: $first, after: $after, sort: $sort, filter: $filter) {
        total
        nextOffset
        items {
          ...PerformerTileParts
        }
      }
    }
  `,
  [PerformerTileParts],
);

/** A page of all, live or not. */
export const ModelsQuery = graphql(
  `
    query Models($first: Int!, $after: String!, $sort: ModelSort!, $filter: ModelFilter!) {
      page: modelsV2(first: $first, after: $after, sort: $sort, filter: $filter) {
        total
        nextOffset
        items {
          ...PerformerTileParts
        }
      }
    }
  `,
  [PerformerTileParts],
);

/** Tiles of a page; 5, 4, 3 and 2 columns come out even enough. */
export const CAMS_PAGE_SIZE = 20;

export const documentOf = (list: CamList): typeof LiveModelsQuery =>
  camLists[list].everybody ? ModelsQuery : LiveModelsQuery;

/** The variables of each page that a choice shows. */
export function camVariables(
  list: CamList,
  choice: CamChoice,
): readonly VariablesOf<typeof LiveModelsQuery>[] {
  const { filter, sorts } = camLists[list];
  return Array.from({ length: choice.pages }, (_, page) => ({
    first: CAMS_PAGE_SIZE,
    after: String(page * CAMS_PAGE_SIZE),
    sort: choice.sort ?? sorts[0] ?? 'rank',
    filter: { ...filter, ...(choice.filter && filterInputs[choice.filter]) },
  }));
}
