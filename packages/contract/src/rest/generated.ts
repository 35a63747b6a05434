// Made by `pnpm --filter @vx/contract run generate`. Do not edit.

import { activityEndpoints } from './activity.ts';
import { actorsEndpoints } from './actors.ts';
import { actorsearchEndpoints } from './actorsearch.ts';
import { albumsEndpoints } from './albums.ts';
import { apiEndpoints } from './api.ts';
import { authEndpoints } from './auth.ts';
import { avsEndpoints } from './avs.ts';
import { blogEndpoints } from './blog.ts';
import { bonuscodesEndpoints } from './bonuscodes.ts';
import { breadcrumbsEndpoints } from './breadcrumbs.ts';
import { camlistsEndpoints } from './camlists.ts';
import { campaignsEndpoints } from './campaigns.ts';
import { consentEndpoints } from './consent.ts';
import { contestsEndpoints } from './contests.ts';
import { favoritesEndpoints } from './favorites.ts';
import { gamesEndpoints } from './games.ts';
import { giftsEndpoints } from './gifts.ts';
import { guestEndpoints } from './guest.ts';
import { incentivesEndpoints } from './incentives.ts';
import { livechatEndpoints } from './livechat.ts';
import { messengerEndpoints } from './messenger.ts';
import { moneyEndpoints } from './money.ts';
import { newsletterEndpoints } from './newsletter.ts';
import { notificationsEndpoints } from './notifications.ts';
import { operatorEndpoints } from './operator.ts';
import { paymentEndpoints } from './payment.ts';
import { pincallEndpoints } from './pincall.ts';
import { privacyEndpoints } from './privacy.ts';
import { profileEndpoints } from './profile.ts';
import { searchEndpoints } from './search.ts';
import { spendingEndpoints } from './spending.ts';
import { subscriptionsEndpoints } from './subscriptions.ts';
import { surveysEndpoints } from './surveys.ts';
import { teasersEndpoints } from './teasers.ts';
import { tilegridsEndpoints } from './tilegrids.ts';
import { trackingEndpoints } from './tracking.ts';
import { tvEndpoints } from './tv.ts';
import { videosEndpoints } from './videos.ts';
import { voicecallEndpoints } from './voicecall.ts';
import { webpushEndpoints } from './webpush.ts';

/** Every REST call below `/api/v1` (media: below the root), by address. */
export const restEndpoints = {
  ...authEndpoints,
  ...apiEndpoints,
  ...breadcrumbsEndpoints,
  ...guestEndpoints,
  ...avsEndpoints,
  ...consentEndpoints,
  ...moneyEndpoints,
  ...paymentEndpoints,
  ...spendingEndpoints,
  ...livechatEndpoints,
  ...actorsEndpoints,
  ...camlistsEndpoints,
  ...videosEndpoints,
  ...privacyEndpoints,
  ...profileEndpoints,
  ...incentivesEndpoints,
  ...bonuscodesEndpoints,
  ...subscriptionsEndpoints,
  ...messengerEndpoints,
  ...voicecallEndpoints,
  ...favoritesEndpoints,
  ...notificationsEndpoints,
  ...gamesEndpoints,
  ...activityEndpoints,
  ...campaignsEndpoints,
  ...newsletterEndpoints,
  ...pincallEndpoints,
  ...webpushEndpoints,
  ...actorsearchEndpoints,
  ...albumsEndpoints,
  ...searchEndpoints,
  ...blogEndpoints,
  ...tvEndpoints,
  ...contestsEndpoints,
  ...surveysEndpoints,
  ...teasersEndpoints,
  ...tilegridsEndpoints,
  ...trackingEndpoints,
  ...operatorEndpoints,
  ...giftsEndpoints,
};
