import type { RouteName } from '@vx/routes';

type Files = { readonly [Name in RouteName]?: string };

/** The pages that both apps show alike, from `src`. */
export const sharedPages = {
  login: 'auth/pages/Login.tsx',
  signup: 'auth/pages/Signup.tsx',
  verifyEmail: 'auth/pages/VerifyEmail.tsx',
  resetPassword: 'auth/pages/ResetPassword.tsx',
  newsletter: 'newsletter/pages/Newsletter.tsx',
  cams: 'cams/pages/Cams.tsx',
  freeChat: 'cams/pages/FreeChat.tsx',
  newGirls: 'cams/pages/NewGirls.tsx',
  liveRoom: 'live/pages/LiveRoom.tsx',
  videos: 'video/pages/Videos.tsx',
  videosNew: 'video/pages/VideosNew.tsx',
  videosAll: 'video/pages/VideosAll.tsx',
  videosFreeClips: 'video/pages/VideosFreeClips.tsx',
  videosOnSale: 'video/pages/VideosOnSale.tsx',
  videosTrends: 'video/pages/VideosTrends.tsx',
  videosVip: 'video/pages/VideosVip.tsx',
  topUp: 'wallet/pages/TopUp.tsx',
  messenger: 'messenger/pages/Messenger.tsx',
  memberArea: 'member/pages/MemberArea.tsx',
  memberProfile: 'account/pages/Account.tsx',
  memberFavorites: 'favorites/pages/Favorites.tsx',
  memberNotifications: 'notifications/pages/Notifications.tsx',
  memberStatement: 'member/pages/MemberStatement.tsx',
  memberLimits: 'spending/pages/MemberLimits.tsx',
  memberBenefits: 'benefits/pages/Benefits.tsx',
  memberVideos: 'member/pages/MemberVideos.tsx',
  memberChats: 'member/pages/MemberChats.tsx',
  memberAgeCheck: 'avs/pages/AgeCheck.tsx',
  vipClub: 'subscriptions/pages/VipClub.tsx',
  withdrawal: 'subscriptions/pages/Withdrawal.tsx',
  termsOfService: 'legal/pages/TermsOfService.tsx',
  dataProtection: 'legal/pages/DataProtection.tsx',
  dataLog: 'tracking/pages/DataLog.tsx',
  help: 'legal/pages/Help.tsx',
} as const satisfies Files;

/** Those that stand inside the frame of a profile. */
export const profilePages = {
  actorAbout: 'actor/pages/ActorAbout.tsx',
  actorVideos: 'actor/pages/ActorVideos.tsx',
  actorVideosByTag: 'actor/pages/ActorVideosByTag.tsx',
  actorPictures: 'actor/pages/ActorPictures.tsx',
} as const satisfies Files;

/** Addresses outside the route table: forms post to them. */
export const formRoutes = {
  preferences: 'shell/pages/preferences.ts',
  logout: 'auth/pages/logout.ts',
} as const;
