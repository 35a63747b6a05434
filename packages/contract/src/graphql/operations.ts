/** One operation of the query service or the feed service. */
export interface GraphqlOperation {
  readonly service: 'vxql' | 'feed';
  readonly kind: 'query' | 'mutation';
  readonly name: string;
  /** Id in the specification, or `null` for an addition of ours. */
  readonly id: `${'GQ' | 'GM' | 'FQ' | 'FM'}-${string}` | null;
  /** Argument name to its SDL type, with its default: `'Int = 4'`. */
  readonly args: Readonly<Record<string, string>>;
  /** `false`: the field exists and answers `NOT_IMPLEMENTED`. */
  readonly built: boolean;
}

type Args = GraphqlOperation['args'];

const builtQuery = (name: string, args: Args = {}): GraphqlOperation => ({
  service: 'vxql',
  kind: 'query',
  name,
  id: `GQ-${name}`,
  args,
  built: true,
});
const query = (name: string, args: Args = {}): GraphqlOperation => ({
  ...builtQuery(name, args),
  built: false,
});
const mutation = (name: string, args: Args = {}): GraphqlOperation => ({
  service: 'vxql',
  kind: 'mutation',
  name,
  id: `GM-${name}`,
  args,
  built: false,
});
const feedQuery = (name: string, args: Args = {}): GraphqlOperation => ({
  service: 'feed',
  kind: 'query',
  name,
  id: `FQ-${name}`,
  args,
  built: false,
});
const feedMutation = (name: string, args: Args = {}): GraphqlOperation => ({
  service: 'feed',
  kind: 'mutation',
  name,
  id: `FM-${name}`,
  args,
  built: false,
});

const byId = { id: 'ID!' };
const byIds = { ids: '[ID!]!' };
const byActor = { actorId: 'ID!' };
const models = { first: 'Int = 20', after: 'String', sort: 'ModelSort', filter: 'ModelFilter' };
const search = { pattern: 'String!', first: 'Int = 30' };

/** What the main job answers. [ADR 0006] */
const builtOperations: readonly GraphqlOperation[] = [
  builtQuery('onlineModels', models),
  builtQuery('modelsV2', models),
  builtQuery('modelsV3', models),
  builtQuery('modelById', byId),
  { ...builtQuery('modelByName', { name: 'String!' }), id: null },
  builtQuery('modelsByIds', byIds),
  builtQuery('recommendedModels', { first: 'Int = 4', ageRating: 'Int = 16' }),
  builtQuery('chatRatings', byActor),
  builtQuery('videos', {
    filter: 'VideoFilter',
    sort: 'VideoSort = newest',
    pageSize: 'Int = 10',
    after: 'String',
  }),
  builtQuery('videosByIds', byIds),
  { ...builtQuery('boughtVideos', { first: 'Int = 4' }), id: null },
  builtQuery('videoRecommendations', { first: 'Int = 4', videoId: 'ID' }),
  builtQuery('actorVideoTags', byActor),
  builtQuery('photoAlbums', { first: 'Int = 10', after: 'String', modelId: 'ID' }),
  builtQuery('guestSidebar'),
  builtQuery('freeChatDuration'),
  builtQuery('avsBonusAvailable'),
  builtQuery('canRedeem', { code: 'String!' }),
  builtQuery('remainingBonusCodes'),
  builtQuery('guestVouchers'),
  builtQuery('guestBenefits'),
  { ...mutation('requestAvs', { forwardUrl: 'String!' }), built: true },
  {
    ...mutation('pinCallStartVerification', {
      phoneNumber: 'String!',
      type: 'String!',
      language: 'String!',
    }),
    built: true,
  },
  { ...mutation('verifyPin', { id: 'ID!', type: 'String!', pin: 'String!' }), built: true },
  builtQuery('filteredModels', models),
  builtQuery('heatMaps', byActor),
  builtQuery('pinnedModels', { first: 'Int = 20', after: 'String' }),
  builtQuery('pinnedRecommendations', { first: 'Int = 9' }),
  builtQuery('messengerContent', {
    first: 'Int = 10',
    offset: 'Int = 0',
    filter: 'String',
    order: 'String',
    search: 'String',
    online: 'Boolean = false',
  }),
  builtQuery('unreadMessageCount'),
  builtQuery('messengerGifts'),
  builtQuery('boughtGifts'),
  { ...mutation('videoLike', byId), built: true },
  { ...mutation('videoDislike', byId), built: true },
];

const queries: readonly GraphqlOperation[] = [
  query('userActivityEvent', byId),
  query('easterEvent', byId),
  query('interviews', byActor),
  query('galleries', { first: 'Int = 15' }),
  query('tagSuggestionForAlbum', { albumId: 'ID!' }),
  query('preferredModels', { first: 'Int = 20' }),
  query('clashOfCams'),
  query('contests'),
  query('getAllVotes', { votingId: 'ID!' }),
  query('dailyBonus'),
  query('consumedDailyOffers', { first: 'Int = 31' }),
  query('dailyBonusModels'),
  query('dailyBonusInteractiveContent', { date: 'String!', isMobile: 'Boolean!' }),
  query('slotGameConfig'),
  query('toyControls'),
  query('liveReactions'),
  query('loyaltyPoints', { type: 'String' }),
  query('rewardHistory'),
  query('mediaLibraryAssets', {
    filter: 'MediaLibraryFilter',
    first: 'Int = 20',
    offset: 'Int = 0',
    order: 'String',
    search: 'String',
  }),
  query('mediaLibraryTotals'),
  query('globalSearch', search),
  query('actorSearch', search),
  query('videoSearch', search),
  query('asmrSearch', search),
  query('gallerySearch', search),
  query('mediathekSearch', search),
  query('blogSearch', { pattern: 'String!', first: 'Int = 15' }),
  query('searchSuggestions', { pattern: 'String!' }),
  query('tagSearch', { pattern: 'String!' }),
  query('mostPopularTags', { first: 'Int = 30' }),
  query('banner', { mobile: 'Boolean!', routeName: 'String!', routeArgs: 'String' }),
  query('seoTexts', { tags: '[String!]!' }),
  query('chatTickets', { modelId: 'ID!' }),
  query('chatShows', {
    endDateFrom: 'String',
    startDateTo: 'String',
    first: 'Int = 20',
    order: 'String',
    internal: 'Boolean = false',
  }),
  query('topCams', { type: 'String!', online: 'Boolean' }),
  query('tvLateNightShow'),
  query('tvSeries'),
  query('mediathekVideos', {
    contentGroups: '[String!]',
    excludedHashIds: '[ID!]',
    formatKey: 'String',
  }),
  query('mediathekRecommendations'),
  query('tvCurrentProgram', { premium: 'Boolean!' }),
  query('welcomeClips', { first: 'Int = 10', fsk: 'Int = 16' }),
  query('videoStars', { first: 'Int = 100' }),
  query('conversionChatActors', { first: 'Int = 30' }),
];

const voting = { votingId: 'ID!', votingOptionKey: 'String!' };

const mutations: readonly GraphqlOperation[] = [
  mutation('claimUserActivityReward', { eventId: 'ID!', rewardId: 'ID!' }),
  mutation('galleryLike', byId),
  mutation('galleryDislike', byId),
  mutation('albumView', byId),
  mutation('claimGiftCalendarReward', { actorId: 'ID!', qmday: 'String!' }),
  mutation('clashAddVote', { challengeId: 'ID!', teamId: 'ID!' }),
  mutation('clashRevokeVote', { challengeId: 'ID!' }),
  mutation('votingAddVote', voting),
  mutation('votingDeleteVote', voting),
  mutation('slotGameUseAttempt', { configId: 'ID!' }),
  mutation('addReaction', {
    referenceType: 'String!',
    referenceId: 'ID!',
    imageId: 'ID',
    message: 'String',
    data: 'String',
  }),
  mutation('claimCoinLoyaltyBonus'),
  mutation('redeemReward', byId),
  mutation('tryMigrate'),
  mutation('archiveMediaAsset', byId),
  mutation('unarchiveMediaAsset', byId),
  { ...mutation('touchMessengerChannel', byActor), built: true },
  mutation('storeSearchPattern', { pattern: 'String!' }),
  mutation('doSpin', { type: 'String!' }),
  mutation('sendFeatureFeedback', {
    featureId: 'ID!',
    rating: 'Int!',
    text: 'String!',
    url: 'String!',
  }),
  mutation('buyChatTicket', {
    id: 'ID!',
    creationType: 'String = "C"',
    modelId: 'ID!',
    start: 'String!',
    promoCode: 'String',
  }),
  mutation('removeChatTicket', byId),
  mutation('startAnonymousVoicecallChat', { accessToken: 'String!', actorId: 'ID!' }),
];

const byPost = { postId: 'ID!' };

const feed: readonly GraphqlOperation[] = [
  feedQuery('feed', {
    first: 'Int = 10',
    after: 'String',
    modelId: 'ID',
    follows: 'Boolean',
    bought: 'Boolean',
    typeGroups: '[String!]',
    mode: 'String',
    liked: 'Boolean',
    commented: 'Boolean',
    language: 'String',
  }),
  feedQuery('feedTotals'),
  feedQuery('guestBoughtContentTotals'),
  feedQuery('feedPost', byPost),
  feedMutation('viewedPost', byPost),
  feedMutation('buyPost', byPost),
  feedMutation('likePost', byPost),
  feedMutation('unlikePost', byPost),
  feedMutation('commentPost', { postId: 'ID!', text: 'String!', repliesToCommentId: 'ID' }),
  feedMutation('deleteComment', { commentID: 'ID!' }),
  feedMutation('tipPost', { postId: 'ID!', amountCoins: 'Int!' }),
];

/** Every operation of both services. */
export const graphqlOperations: readonly GraphqlOperation[] = [
  ...builtOperations,
  ...queries,
  ...mutations,
  ...feed,
];
