import { endpoint, endpoints } from '../define.ts';
import { actorSearchTypes, actorSortTypes, locationSources } from '../enums/actorsearch.ts';
import { actorState } from '../shapes/actor.ts';
import {
  answer,
  bag,
  count,
  id,
  input,
  list,
  nullable,
  oneOf,
  optional,
  success,
  text,
} from '../shapes/primitives.ts';
import { Type } from 'typebox';

const conditions = list(input({ name: text(60, 1), value: text(200) }), 50);
const result = answer({
  requestId: nullable(text(60)),
  actorList: list(actorState),
  page: count,
  maxPage: count,
  totalHits: count,
  filters: list(bag),
  activeCategory: count,
});

export const actorsearchEndpoints = endpoints(
  endpoint({
    key: 'GET /utility/getGeoLocationByZip/{zipCode}',
    id: 'RE-getGeoLocationByZip',
    summary: 'Where a zip code of 5 characters lies; nulls when unknown.',
    response: answer({
      lat: nullable(Type.Number()),
      long: nullable(Type.Number()),
      zip: nullable(text(5)),
      source: nullable(text(20)),
    }),
    audience: 'anyone',
    built: true,
  }),
  endpoint({
    key: 'POST /actorsearch/init',
    id: 'RE-actorSearchInit',
    summary: 'Begins an actor search.',
    query: input({ qmdate: optional(text(20)) }),
    body: input({
      currentCollection: optional(id),
      searchType: oneOf(actorSearchTypes),
      sortType: oneOf(actorSortTypes),
    }),
    response: result,
    audience: 'anyone',
    limits: 'common',
    built: false,
  }),
  endpoint({
    key: 'POST /actorsearch/search',
    id: 'RE-actorSearchSearch',
    summary: 'A page of an actor search.',
    query: input({ page: optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })) }),
    body: input({
      moodValue: optional(nullable(Type.Number())),
      searchType: oneOf(actorSearchTypes),
      sortType: oneOf(actorSortTypes),
      requestId: text(60, 1),
      location: optional(
        input({
          source: oneOf(locationSources),
          zip: optional(text(5, 5)),
          lat: optional(Type.Number({ minimum: -90, maximum: 90 })),
          long: optional(Type.Number({ minimum: -180, maximum: 180 })),
        }),
      ),
      currentCollection: optional(id),
      searchConditions: optional(conditions),
      changedFilter: optional(text(60)),
    }),
    response: result,
    audience: 'anyone',
    limits: 'common',
    built: false,
  }),
  endpoint({
    key: 'POST /actorsearch/filter/delete',
    id: 'RE-actorSearchFilterDelete',
    summary: 'Forgets stored filters.',
    body: input({ searchConditions: conditions }),
    response: success,
    audience: 'anyone',
    limits: 'common',
    built: false,
  }),
);
