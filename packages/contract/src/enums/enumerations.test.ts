import { describe, expect, it } from 'vitest';
import { readFolder } from '../../scripts/read-sources.ts';
import { declarationsOf } from '../generate/lists.ts';
import * as enums from './index.ts';
import { liveChatExitCodeGroups } from './index.ts';

/** Typed from the pages of the specification, not from the source. */
const printed: readonly (readonly [
  string,
  Readonly<Record<string, unknown>> | readonly unknown[],
])[] = [
  // routing
  ['EN-languages', ['de', 'en', 'nl', 'es']],
  ['EN-routeLanguages', ['de', 'en', 'es']],
  ['EN-marketVariants', { default: 'default', spanish: 'Spanish-market variant' }],
  // api
  ['EN-listStates', ['loading', 'loaded']],
  // socket
  ['EN-websocketCloseCodes', { protocolError: 1002, pongMissing: 4000 }],
  ['EN-websocketErrorTypes', ['connection closed', 'pong missing']],
  // guest
  ['EN-restrictions', ['needLogin', 'needAgeCheck', 'needAbo', 'needPurchase']],
  ['EN-loginStates', ['logged in', 'anonymous (voice call)', 'logged out']],
  [
    'EN-guestFlags',
    [
      'VIP',
      'VX select',
      'VX TV subscriber',
      'former TV subscriber',
      'paying customer',
      'restricted (with restriction level)',
      'locked',
      'force-payment',
      'blocked for comments',
      'age-verified',
    ],
  ],
  [
    'EN-audience',
    [
      'anonymous visitors',
      'logged-in members',
      'paying customers',
      'VIP',
      'VX select',
      'TV subscribers',
    ],
  ],
  ['EN-ageRatings', [16, 12]],
  // consent
  ['EN-cookieCategories', ['necessary', 'functional', 'analytics']],
  [
    'EN-cookies',
    [
      'consent',
      'forced AVS',
      'onboarding',
      'status-bar flags',
      'blocked incentive group',
      'install prompt dismissed',
      'cancellation offer accepted',
    ],
  ],
  // avs
  ['EN-avsStates', ['unknown', 'pending', 'accepted', 'rejected']],
  ['EN-avsEvents', ['avsSet', 'avsPending', 'avsRejected', 'avsRevoked']],
  // money
  [
    'EN-currencies',
    { EUR: 'EUR', CHF: 'CHF', credits: 'credits', voucher: 'voucher', vxcCoin: 'VXC' },
  ],
  ['EN-prepaidBalanceKinds', ['EUR', 'CHF', 'credits', 'vouchers', 'VXC coins']],
  // bonuscodes
  ['EN-defaultPromoCodes', ['welcome bonus tile', 'chat trial']],
  [
    'EN-benefitKinds',
    [
      'bonus money',
      'coins',
      'credits',
      'VIP subscription',
      'premium subscription',
      'video voucher',
      'photo voucher',
      'free minutes',
      'free messages',
      'media album',
      'actor subscription',
      'messenger gifts',
      'live show',
    ],
  ],
  // vouchers
  [
    'EN-voucherTypes',
    {
      video: 1,
      videochat: 2,
      credits: 3,
      photoAlbum: 4,
      messages: 5,
      messengerGift: 6,
      liveShow: 7,
      privateShow: 8,
      bonusCode: 9,
      spins: 10,
    },
  ],
  // messenger
  [
    'EN-messageTypes',
    [
      'gift',
      'new_gift',
      'image',
      'system',
      'text',
      'notification',
      'image_sent',
      'image_received',
      'charge_success',
      'charge_failure',
      'chat_start',
      'chat_end',
      'voyeur_info',
      'remote-toy available',
      'remote-toy active',
      'remote-toy completed',
      'remote-toy started',
      'remote-toy finished',
    ],
  ],
  ['EN-senderTypes', ['actor', 'guest', 'system']],
  ['EN-channelFilters', ['newest', 'archived', 'unread', 'blocked']],
  ['EN-readinessFlags', ['messenger', 'gift', 'toy control', 'notification', 'pro search']],
  // gifts
  ['EN-remoteToyMessageStates', ['available', 'active', 'completed', 'started', 'finished']],
  ['EN-remoteToyIntensities', ['intensity 1', 'intensity 2', 'intensity 3', 'intensity 4']],
  // livechat
  [
    'EN-chatTypes',
    [
      'livechat',
      'voyeur',
      'freechat',
      'live preview',
      'voyeur private',
      'mobile-call',
      'video call',
      'live show',
    ],
  ],
  [
    'EN-chatStartErrors',
    {
      ALREADY_IN_PROGRESS: 'Already in progress',
      GUEST_OFFLINE: 'Guest offline',
      CHAT_TIMEOUT: 'Timeout',
      WRONG_SEQUENCE: 'Wrong sequence number',
    },
  ],
  // chatexit
  [
    'EN-liveChatExitCodes',
    [
      100, 101, 102, 103, 104, 105, 106, 107, 108, 198, 199, 201, 202, 203, 204, 205, 206, 207, 208,
      301, 401, 402, 403, 404, 405, 406, 407, 408, 498, 499, 501, 502, 503, 601, 901, 902, 903, 904,
      906, 907, 910, 920, 921, 990, 996, 997, 908,
    ],
  ],
  ['EN-livePreviewExitCodes', [401, 402, 403, 404, 405, 406, 407, 408, 498, 499]],
  [
    'EN-preChatFailureCodes',
    [106, 906, 601, 205, 206, 207, 208, 910, 907, 198, 199, 201, 202, 203, 204],
  ],
  // voicecall
  ['EN-conversionChatActions', ['enable', 'disable']],
  // tickets
  ['EN-ticketCreationTypes', { manual: 'M', chat: 'C', purchased: 'P' }],
  // notifications
  [
    'EN-statusBarTypes',
    [
      'no AVS',
      'automatic recharge',
      'AVS status',
      'AVS accepted',
      'mail not verified',
      'verified mail',
      'mail welcome link',
      'welcome back',
      'error',
      'cancellation offer',
      'cancellation offer error',
      'monthly bonus',
      'not-found redirect',
    ],
  ],
  ['EN-hiddenNotificationTypes', [6, 7, 13, 14, 15, 22]],
  ['EN-notificationAreas', ['navbar', 'floating']],
  // favorites
  ['EN-pinTargets', ['actor', 'album', 'sedcards', 'picture']],
  ['EN-pinnedActorChannels', ['email', 'SMS']],
  // feed
  [
    'EN-feedTypes',
    ['clip', 'hot clip', 'photo gallery', 'photos', 'profile image', 'text', 'photo contest'],
  ],
  ['EN-feedViews', ['profile feed', 'mixed feed']],
  // medialib
  ['EN-mediaLibraryMediaTypes', ['video', 'photo']],
  ['EN-mediaLibrarySourceTypes', ['purchased', 'pinned', 'archived']],
  ['EN-mediaLibraryOriginTypes', ['shop', 'chatclip']],
  [
    'EN-mediaLibraryTabs',
    ['photos', 'video', 'audio', 'shop', 'pinned', 'archive', 'feed', 'messenger', 'clips'],
  ],
  // loyalty
  [
    'EN-rewardTypes',
    [
      'bonuscode',
      'bonus',
      'ontop',
      'video',
      'liveshow',
      'ticketshow',
      'vipAbo',
      'chatRoses',
      'merch',
      'messengerGift',
      'photoAlbum',
      'videoVoucher',
      'freeSpin',
      'freeSpins',
      'freeMessages',
      'blank',
      'freePreview',
    ],
  ],
  // spinwheel
  ['EN-spinWheelTypes', ['goldrausch', 'default']],
  // games
  [
    'EN-slotGameRewardTypes',
    ['video', 'bonus code', 'coins', 'video voucher', 'spins', 'messenger gift'],
  ],
  [
    'EN-specialEventKeys',
    [
      'newsletter unsubscribe',
      'vr_porn',
      'kick_it_2024',
      'kick_it_2025',
      'slot_machine',
      'wiesn_shooting',
      'wet_and_wild',
      'wiesn_bude',
      'halloween',
      'cum_on',
    ],
  ],
  ['EN-specialEventIds', { wiesnShooting: 22, wiesnBude: 30, venusAttacks: 7, wiesnGaudi: 6 }],
  [
    'EN-specialEventGames',
    [
      'slotmachine',
      'halloween',
      'reward-box',
      'wiesn-shooting',
      'wet-and-wild',
      'wiesn-bude',
      'kickIt',
      'venus attacks',
      'wiesn gaudi',
    ],
  ],
  [
    'EN-specialEventProductList',
    [
      'slot machine',
      'kick-it',
      'Halloween',
      'shooting gallery',
      'wet and wild',
      'Easter egg hunt',
      'advent calendar',
      'others',
    ],
  ],
  // campaigns
  [
    'EN-campaignPages',
    [
      'easter',
      'shooting-gallery',
      'wetnwildgame',
      'advent-calendar',
      'goldrush',
      'prize draw',
      'high-on-rose',
    ],
  ],
  // dailybonus
  ['EN-dailyBonusContentTypes', ['video', 'wallpaper', 'gift']],
  // newsletter
  ['EN-newsletterTypes', { vipClub: 1024, lateNight: 512, vrPorn: 2048, contests: 256 }],
  // webpush
  ['EN-webPushPermissionStates', ['default', 'granted', 'denied']],
  ['EN-webPushEvents', ['actor-online', 'campaigns', 'news']],
  ['EN-webPushWorkers', { desktop: '/worker_desktop.min.js', mobile: '/worker_mobile.min.js' }],
  // pincall
  [
    'EN-phoneVerificationCodes',
    {
      invalidPhoneNumber: 1,
      countryNotAllowed: 2,
      invalidVerificationType: 3,
      verificationTimeOut: 4,
      numberBlacklisted: 5,
      numberNotUnique: 6,
      idDoesNotExist: 7,
      invalidCode: 8,
      attemptLimitReached: 9,
      unknown: 10,
    },
  ],
  ['EN-phoneNumberTypes', ['mobile', 'fixed']],
  // actors
  ['EN-genders', { none: 'N', male: 'M', female: 'F', couple: 'C' }],
  ['EN-avatarWidths', { w60: 60, w160: 160, w320: 320, w640: 640 }],
  ['EN-mobileProfilePages', ['about', 'overview', 'pictures', 'videos']],
  // actorsearch
  ['EN-actorSortTypes', ['rank', 'registered', 'distance']],
  ['EN-actorSearchTypes', ['default', 'location', 'custom', 'new-girls']],
  ['EN-actorSearchCategories', { default: 3, newlyRegistered: 88 }],
  ['EN-locationSources', ['forced location', 'zip', 'html5']],
  // camlists
  ['EN-modelListKinds', ['online', 'filtered', 'preferred']],
  // topcams
  ['EN-topCamsPages', ['best chats', 'top 100', 'top favorites', 'top videocall']],
  // videos
  [
    'EN-videoSorts',
    ['newest', 'mostExpensive', 'cheapest', 'longest', 'shortest', 'bestSelling', 'topRated'],
  ],
  ['EN-videoProfiles', ['mp4_hd', 'mp4_1', 'mp4_2', 'mp4_3', 'mp4_4', 'hls']],
  [
    'EN-videoLists',
    ['free-clips', 'video-trends', 'on-sale', 'new-videos', 'all-videos', 'vip-videos', 'stars'],
  ],
  ['EN-videoShareStatuses', ['OK', 'TIMEOUT']],
  // videofilter
  [
    'EN-defaultVideoSorts',
    {
      allVideos: 'topRated',
      vip30: 'topRated',
      new: 'newest',
      discounted: 'newest',
      free: 'newest',
      bought: 'newest',
      trending: 'topTrending',
      top: 'bestSelling',
    },
  ],
  [
    'EN-videoFilterFlags',
    [
      'free',
      'premium',
      'discount',
      'vip',
      'bought',
      'trending',
      'vxselect',
      'vip30',
      'classic',
      'shared',
      'original',
    ],
  ],
  [
    'EN-videoGridFilterFlags',
    [
      'isRecommended',
      'includeBoughtVideos',
      'includeContestVideos',
      'freeVideosOnly',
      'includeFreeVideos',
      'includeOnSaleVideos',
      'includeVIPVideos',
    ],
  ],
  ['EN-actingGroups', ['female']],
  // albums
  ['EN-albumRatings', { dislike: 1, like: 5 }],
  ['EN-imageWidths', { w320: 320, w640: 640, w1280: 1280 }],
  ['EN-albumTypes', ['video', 'image album']],
  // search
  [
    'EN-searchResultCategories',
    ['actors', 'models', 'videos', 'asmr', 'photos', 'galleries', 'tv', 'mediathek', 'blog'],
  ],
  ['EN-searchTypes', ['global', 'actor', 'video', 'ASMR', 'gallery', 'mediathek', 'blog']],
  ['EN-perTypeSearchPages', ['actors', 'videos', 'series', 'magazine']],
  ['EN-quickSearchCounts', ['media', 'actors', 'videos', 'tv mediathek', 'magazine']],
  ['EN-searchModes', ['global', 'quick (navbar)', 'full', 'per-type']],
  // blog
  ['EN-blogCategories', ['news', 'actions', 'interviews', 'event', 'latest']],
  // tv
  ['EN-tvStreamTypes', ['premium', 'live']],
  // contests
  ['EN-contestSubTypes', ['not voted', 'overview', 'top10', 'voted', 'actor']],
  // surveys
  ['EN-surveyTypes', ['feedback', 'chat exit']],
  // teasers
  ['EN-jumbotronStations', ['homepage', 'video station']],
  // tilegrids
  ['EN-tileGridColumnWidths', { large: 1199, medium: 991, small: 767 }],
  // shell
  ['EN-breakpoints', { xs: 400, sm: 768, md: 992, lg: 1200, xl: 1368 }],
  [
    'EN-footerLinks',
    [
      'social networks',
      'help center',
      'report-content help article',
      'models-recruitment page',
      'webmaster affiliate program',
      'alternate recruitment site',
    ],
  ],
  ['EN-analyticsEventsOnVisibility', ['leave', 'comeback']],
  // tracking
  ['EN-analyticsCurrencies', ['EUR', 'VXC', 'credits']],
  [
    'EN-analyticsPurchaseCategories',
    [
      'video',
      'image_album',
      'feed_paid_content',
      'feed_tip',
      'feed_tipping_goal',
      'cam_show_ticket',
      'toy_control',
      'paid_message',
      'live_chat',
      'voyeur_cam',
      'vip',
      'tv',
    ],
  ],
  ['EN-testIds', { exitIntent: 34, recommendedVideoFilter: 50, voiceCallNewcomers: 56 }],
  [
    'EN-internalEndpoints',
    [
      'regenerate auto-incrementor',
      'clear cache',
      'actor and album import',
      'grant messenger gifts',
      'online guests',
    ],
  ],
  [
    'EN-testEndpoints',
    ['office-IP check', 'secure-remote-IP check', 'leapwork result', 'leapwork video', 'testPLA'],
  ],
];

const byName = new Map<string, unknown>(Object.entries(enums));
/** The enumerations whose comment begins with an id of the specification. */
const enumerations = Object.values(readFolder('enums')).flatMap((source) =>
  declarationsOf(source).flatMap(({ name, comment }) => {
    const [id] = /^EN-\w+/.exec(comment) ?? [];
    return id === undefined ? [] : [{ id, values: byName.get(name) }];
  }),
);
const valuesOf = (id: string) => enumerations.find((entry) => entry.id === id)?.values;

describe('enumerations', () => {
  it.each(printed)('[%s] holds the printed values', (id, values) => {
    expect(valuesOf(id)).toEqual(values);
  });

  it('[EN-liveChatExitCodeGroups] sorts every exit code into one printed family', () => {
    expect(liveChatExitCodeGroups).toEqual({
      clientInitiated: [100, 101, 102, 103, 104, 105, 106, 107, 108, 198, 199],
      hostInitiated: [201, 202, 203, 204, 205, 206, 207, 208],
      adminKick: [301],
      livePreviewEnds: [401, 402, 403, 404, 405, 406, 407, 408, 498, 499],
      clientHasNoMoney: [501],
      textTimeLimit: [502],
      timeLimit: [503],
      ageRatingDenied: [601],
      otherEndReasons: [901, 902, 903, 904, 906, 907, 910, 920, 921, 990, 996, 997],
      liveShowStarted: [908],
    });
    const grouped = Object.values(liveChatExitCodeGroups).flat();
    const all = valuesOf('EN-liveChatExitCodes') as readonly number[];
    expect(new Set(grouped)).toEqual(new Set(all));
    expect(grouped).toHaveLength(all.length);
  });

  it.each([
    [
      'RU-chatexit-client',
      'clientInitiated',
      [100, 101, 102, 103, 104, 105, 106, 107, 108, 198, 199],
    ],
    ['RU-chatexit-host', 'hostInitiated', [201, 202, 203, 204, 205, 206, 207, 208]],
    ['RU-chatexit-admin', 'adminKick', [301]],
    ['RU-chatexit-preview', 'livePreviewEnds', [401, 402, 403, 404, 405, 406, 407, 408, 498, 499]],
    ['RU-chatexit-501', 'clientHasNoMoney', [501]],
    ['RU-chatexit-502', 'textTimeLimit', [502]],
    ['RU-chatexit-503', 'timeLimit', [503]],
    ['RU-chatexit-601', 'ageRatingDenied', [601]],
    [
      'RU-chatexit-other',
      'otherEndReasons',
      [901, 902, 903, 904, 906, 907, 910, 920, 921, 990, 996, 997],
    ],
    ['RU-chatexit-908', 'liveShowStarted', [908]],
  ] as const)('[%s] the family %s holds exactly its codes', (_id, family, codes) => {
    expect(liveChatExitCodeGroups[family]).toEqual(codes);
    const others = Object.entries(liveChatExitCodeGroups).filter(([name]) => name !== family);
    expect(others.flatMap(([, list]) => list as readonly number[])).not.toEqual(
      expect.arrayContaining([codes[0]]),
    );
  });

  it('[RU-chatexit-prechat] names 15 pre-chat failures, all of them exit codes', () => {
    const all = valuesOf('EN-liveChatExitCodes') as readonly number[];
    const codes = valuesOf('EN-preChatFailureCodes') as readonly number[];
    expect(codes).toHaveLength(15);
    expect(all).toEqual(expect.arrayContaining([...codes]));
  });

  it.each([
    ['RU-routing-four-languages', 'EN-languages', ['de', 'en', 'nl', 'es']],
    [
      'RU-livechat-types',
      'EN-chatTypes',
      [
        'livechat',
        'voyeur',
        'freechat',
        'live preview',
        'voyeur private',
        'mobile-call',
        'video call',
        'live show',
      ],
    ],
    [
      'RU-videos-profiles',
      'EN-videoProfiles',
      ['mp4_hd', 'mp4_1', 'mp4_2', 'mp4_3', 'mp4_4', 'hls'],
    ],
    ['RU-actors-genders', 'EN-genders', { none: 'N', male: 'M', female: 'F', couple: 'C' }],
    ['RU-tracking-currencies', 'EN-analyticsCurrencies', ['EUR', 'VXC', 'credits']],
    [
      'RU-tracking-categories',
      'EN-analyticsPurchaseCategories',
      [
        'video',
        'image_album',
        'feed_paid_content',
        'feed_tip',
        'feed_tipping_goal',
        'cam_show_ticket',
        'toy_control',
        'paid_message',
        'live_chat',
        'voyeur_cam',
        'vip',
        'tv',
      ],
    ],
  ])('[%s] %s is exactly what the rule names', (_rule, id, values) => {
    expect(valuesOf(id)).toEqual(values);
  });

  it('[EN-conversionEventNames] names events of our own, each once, since none is printed', () => {
    const names = valuesOf('EN-conversionEventNames') as readonly string[];
    expect(names).toContain('purchaseStarted');
    expect(new Set(names).size).toBe(names.length);
  });

  it('lists each enumeration once', () => {
    expect(new Set(enumerations.map((entry) => entry.id)).size).toBe(enumerations.length);
    expect(enumerations).toHaveLength(100);
  });
});
