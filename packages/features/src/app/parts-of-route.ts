import type { MessagePart } from '@vx/i18n';
import type { RouteName } from '@vx/routes';

const profile = ['actor'] as const;
const form = ['auth', 'errors'] as const;
const legal = ['legal'] as const;
const videos = ['video'] as const;

/**
 * What pages say besides the texts that every page has. `pnpm texts` compares it with the built pages.
 * What only a dialog says comes with its code: `withTexts`.
 */
export const partsOfRoute: { readonly [Name in RouteName]?: readonly MessagePart[] } = {
  actorAbout: [...profile, 'errors'],
  actorPictures: profile,
  actorProfile: profile,
  actorVideoDetails: ['actor', 'avs', 'benefits', 'errors', 'limits', 'video'],
  actorVideos: [...profile, 'video'],
  actorVideosByTag: [...profile, 'video'],
  dataLog: ['errors', 'notifications', 'tracking'],
  dataProtection: legal,
  help: legal,
  liveRoom: ['actor', 'benefits', 'errors', 'limits', 'live', 'money'],
  login: form,
  memberAgeCheck: ['avs', 'errors'],
  memberArea: ['account', 'money'],
  memberBenefits: ['bars', 'benefits', 'errors'],
  memberChats: ['live', 'money'],
  memberFavorites: ['account', 'actor', 'errors'],
  memberLimits: ['errors', 'limits', 'money', 'recharge'],
  memberNotifications: ['notifications'],
  memberProfile: ['account', 'auth', 'bars', 'errors'],
  memberStatement: ['money'],
  memberVideos: ['video'],
  messenger: ['actor', 'messenger'],
  newsletter: ['account', 'errors'],
  resetPassword: ['account', ...form],
  signup: form,
  termsOfService: legal,
  topUp: ['benefits', 'errors', 'money', 'recharge'],
  verifyEmail: form,
  videos,
  videosAll: videos,
  videosFreeClips: videos,
  videosNew: videos,
  videosOnSale: videos,
  videosTrends: videos,
  videosVip: videos,
  vipClub: ['errors', 'money', 'subscriptions'],
  withdrawal: ['errors', 'money', 'subscriptions'],
};
