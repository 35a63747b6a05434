/** One operation of the query service or the feed service. */
export interface GraphqlOperation {
  readonly service: 'vxql' | 'feed';
  readonly kind: 'query' | 'mutation';
  readonly name: string;
  /** Id in the specification, or `null` for an addition of ours. */
  readonly id: `${'GQ' | 'GM' | 'FQ' | 'FM'}-${string}` | null;
  /** Argument name to its SDL type, with a default where one is printed: `'Int! = 4'` is written `'Int = 4'`. */
  readonly args: Readonly<Record<string, string>>;
  /** `false`: the field exists and answers `NOT_IMPLEMENTED`. */
  readonly built: boolean;
}

const query = (name: string, args: GraphqlOperation['args'] = {}): GraphqlOperation => ({
  service: 'vxql',
  kind: 'query',
  name,
  id: `GQ-${name}`,
  args,
  built: true,
});

const models = { first: 'Int = 20', after: 'String', sort: 'ModelSort', filter: 'ModelFilter' };

/** Every operation of both services. */
export const graphqlOperations: readonly GraphqlOperation[] = [
  query('onlineModels', models),
  query('modelsV2', models),
  query('modelsV3', models),
  query('modelById', { id: 'ID!' }),
  { ...query('modelByName', { name: 'String!' }), id: null },
  query('modelsByIds', { ids: '[ID!]!' }),
  query('recommendedModels', { first: 'Int = 4', ageRating: 'Int = 16' }),
  query('chatRatings', { actorId: 'ID!' }),
  query('videos', {
    filter: 'VideoFilter',
    sort: 'VideoSort = newest',
    pageSize: 'Int = 10',
    after: 'String',
  }),
  query('videosByIds', { ids: '[ID!]!' }),
  query('videoRecommendations', { first: 'Int = 4', videoId: 'ID' }),
  query('actorVideoTags', { actorId: 'ID!' }),
  query('photoAlbums', { first: 'Int = 10', after: 'String', modelId: 'ID' }),
  query('guestSidebar'),
  query('freeChatDuration'),
];
