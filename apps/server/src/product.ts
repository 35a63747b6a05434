import { createHmac } from 'node:crypto';
import { soldPlans } from '@vx/money-core/rules';
import type { Compose } from './platform/compose.ts';
import type { DomainEventListeners } from './platform/domain-events.ts';
import type { ServerModule } from './platform/module.ts';
import { createAccountsModule, nameAt } from './modules/accounts/index.ts';
import { createActorsModule } from './modules/actors/index.ts';
import { createActorSearchModule } from './modules/actorsearch/index.ts';
import { createAvsModule, loadAvsProvider } from './modules/avs/index.ts';
import {
  createBenefitsModule,
  createGivenUntil,
  createWelcomeTraces,
} from './modules/benefits/index.ts';
import { createBreadcrumbsModule } from './modules/breadcrumbs/index.ts';
import { createConsentModule } from './modules/consent/index.ts';
import { createFavoritesModule, createFollowedBy } from './modules/favorites/index.ts';
import { createGiftsModule } from './modules/gifts/index.ts';
import { createGuestModule, createGuestPages, guestFacts } from './modules/guest/index.ts';
import { createIncentivesModule } from './modules/incentives/index.ts';
import { createComposeReply, createLiveModule, isChatting } from './modules/live/index.ts';
import { createMailModule } from './modules/mail/index.ts';
import { createMediaModule } from './modules/media/index.ts';
import { channelLog, createMessengerModule } from './modules/messenger/index.ts';
import { createMoneyModule } from './modules/money/index.ts';
import { createNewsletterModule } from './modules/newsletter/index.ts';
import { createIsQuiet, createNotificationsModule } from './modules/notifications/index.ts';
import { createOperatorModule } from './modules/operator/index.ts';
import {
  createPaymentModule,
  createRechargeWaits,
  createRechargeWatch,
  loadPaymentProvider,
  pendingDeposits,
} from './modules/payment/index.ts';
import { createChairsHeldAmong, createPerformersModule } from './modules/performers/index.ts';
import { createPincallModule, loadPhoneProvider } from './modules/pincall/index.ts';
import { createDeletionOf, createPrivacyModule } from './modules/privacy/index.ts';
import { createProfileModule } from './modules/profile/index.ts';
import { createQuotasModule, guardCalls, guardMails } from './modules/quotas/index.ts';
import { createSandboxModule } from './modules/sandbox/index.ts';
import {
  createSpendingCheck,
  createSpendingModule,
  createTracesOf,
} from './modules/spending/index.ts';
import { createSubscriptionsModule } from './modules/subscriptions/index.ts';
import { createSurveysModule } from './modules/surveys/index.ts';
import { createTrackingModule } from './modules/tracking/index.ts';
import { createVideosModule } from './modules/videos/index.ts';
import { createWebpushModule } from './modules/webpush/index.ts';
import { plantedBug } from './planted/index.ts';

/**
 * The whole product. Modules get what they ask of each other here and nowhere else, each from those that
 * stand above it; what they tell each other goes by the events at the end (ADR 0029).
 */
export const composeProduct: Compose = async (given) => {
  const planted = await plantedBug(process.env);
  const bare = planted?.platform(given) ?? given;
  const { clock, database, logger, config, outbox, securityLog } = bare;
  /** The same on all nodes: a page of one may report to another. */
  const secretOf = (name: string): string =>
    createHmac('sha256', bare.secret).update(name).digest('hex');

  const quotas = createQuotasModule(bare, { secret: secretOf('quotas') });
  const guard = { quotas: quotas.api, clock, logger, security: securityLog, nameAt };
  const platform = { ...bare, mailer: guardMails(bare.mailer, guard) };
  const [checker, payer, phoner] = await Promise.all([
    loadAvsProvider(platform.providers.avs, config.origin),
    loadPaymentProvider(platform.providers.payment, config.origin),
    loadPhoneProvider(platform.providers.phone, config.origin),
  ]);

  const ledger = createMoneyModule(platform, {
    spendingChecks: [createSpendingCheck(platform, pendingDeposits)],
    balanceWatches: [createRechargeWatch(platform)],
    isBusy: isChatting,
  });
  const money = planted?.money(ledger, platform) ?? ledger;
  const pages = createGuestPages({
    database,
    money: money.api,
    facts: guestFacts,
    status: { clock, isWaiting: createRechargeWaits(platform) },
  });
  const deletionOf = createDeletionOf(platform);
  const accounts = await createAccountsModule(platform, { ...pages, deletionOf });
  /** What most modules ask. */
  const base = { accounts: accounts.api, money: money.api };
  const phones = createPincallModule(platform, {
    accounts: accounts.api,
    secret: secretOf('pin call'),
    ...(phoner && { provider: phoner.provider }),
  });
  const known = { accounts: accounts.api, phones: phones.api };
  const subscriptions = createSubscriptionsModule(platform, {
    ...base,
    plans: config.plans ?? soldPlans,
    givenUntil: createGivenUntil(platform),
    deletionOf,
  });
  const benefits = createBenefitsModule(platform, {
    ...base,
    subscriptions: subscriptions.api,
    welcome: {
      secret: secretOf('welcome'),
      quotas: quotas.api,
      tracesOf: createWelcomeTraces(known),
    },
  });
  const payment = createPaymentModule(platform, {
    money: money.api,
    contactOf: accounts.api.find,
    ...(payer && { provider: payer.provider }),
    providerSecret: payer?.secret ?? secretOf('payment provider'),
  });
  const avs = createAvsModule(platform, {
    ...base,
    benefits: benefits.api,
    ...(checker && { provider: checker.provider }),
    providerSecret: checker?.secret ?? secretOf('avs provider'),
  });
  const actors = createActorsModule(platform, {
    money: money.api,
    demoPresence: config.demoPresence ?? 'moving',
    followedBy: createFollowedBy(platform),
    chairsHeldAmong: createChairsHeldAmong(platform),
  });
  const withActors = { ...base, actors: actors.api };
  const performers = await createPerformersModule(platform, withActors);
  const videos = createVideosModule(platform, { ...withActors, benefits: benefits.api });
  const gifts = createGiftsModule(platform, { ...base, benefits: benefits.api });
  const messenger = createMessengerModule(platform, {
    ...withActors,
    benefits: benefits.api,
    gifts: gifts.api,
    performers: performers.api,
    composeReply: createComposeReply({ ...platform, ...withActors }),
    greetingPauseHours: config.greetingPauseHours,
  });
  const live = createLiveModule(platform, {
    ...withActors,
    benefits: benefits.api,
    performers: performers.api,
    gifts: gifts.api,
    log: channelLog,
    messages: messenger.api,
  });
  const spending = createSpendingModule(platform, {
    money: money.api,
    onPaused: live.api.endByRule,
    persons: { secret: secretOf('excluded persons'), tracesOf: createTracesOf(known) },
  });
  const favorites = createFavoritesModule(platform, { actors: actors.api, gallery: videos.api });
  const webpush = createWebpushModule(platform, {
    secret: secretOf('web push'),
    isQuiet: createIsQuiet(platform),
  });
  const notifications = createNotificationsModule(platform, {
    ...withActors,
    phones: phones.api,
    webpush: webpush.api,
    favorites: favorites.api,
  });
  const newsletter = createNewsletterModule(platform, {
    accounts: accounts.api,
    secret: secretOf('newsletter readers'),
  });
  const tracking = createTrackingModule(platform);
  const surveys = createSurveysModule(platform, { actors: actors.api, live: live.api });

  const others: readonly ServerModule[] = [
    quotas,
    accounts,
    money,
    payment,
    actors,
    performers,
    videos,
    live,
    surveys,
    spending,
    favorites,
    notifications,
    gifts,
    messenger,
    webpush,
    newsletter,
    createMediaModule(platform, {
      performers: (ids) => actors.api.findMany(ids, 'en'),
      rights: {
        ...live.api.rights,
        ...videos.api.rights,
        sessions: accounts.sessions.living,
        onSessionEnded: accounts.sessions.onEnded,
      },
    }),
    benefits,
    createOperatorModule({
      ...platform,
      ...withActors,
      isBusHealthy: () => platform.bus.isHealthy(),
      videos: videos.api,
      gifts: gifts.api,
      newsletter: newsletter.api,
      webpush: webpush.api,
    }),
    subscriptions,
    avs,
    phones,
    createGuestModule(platform, {
      pages,
      talks: { actors: actors.api, log: channelLog },
      counts: {
        boughtVideos: videos.api.countBought,
        videochats: live.api.countEnded,
        favourites: favorites.api.countsOf,
      },
    }),
    createProfileModule(platform, {
      accounts: accounts.api,
      notifications: notifications.settings,
    }),
    createConsentModule({ ...platform, accounts: accounts.api }),
    createBreadcrumbsModule({ actors: actors.api }),
    tracking,
    createIncentivesModule(platform, {
      ...base,
      benefits: benefits.api,
      live: live.api,
      videos: videos.api,
      testsOf: tracking.api.testsOf,
    }),
    createMailModule(platform, { outbox, transport: platform.mailTransport }),
    createSandboxModule({
      enabled: config.sandbox,
      outbox,
      origin: config.origin,
      performers: performers.api.demo,
    }),
  ];
  const privacy = createPrivacyModule(platform, { ...base, outbox, others });
  const modules = [...others, privacy, createActorSearchModule()];

  // Who hears of what, in this order, in the transaction of what happened. Where money is concerned the
  // order counts: the wallet is there before anything is noted of its guest, and `spending` locks it
  // before benefits are touched, as every purchase does.
  platform.domainEvents.register({
    guestCreated: [money, spending],
    demoGuestCreated: [benefits],
    deviceUsed: [spending, benefits],
    passkeyAdded: [spending],
    emailConfirmed: [spending, benefits],
    phoneConfirmed: [spending, benefits],
    avsSubjectIdentified: [spending],
    paymentMeansIdentified: [spending],
    paymentBooked: [benefits, notifications],
    paymentLost: [notifications],
    rechargeInterrupted: [notifications],
    subscriptionChanged: [notifications],
    guestExcluded: [subscriptions, payment],
    sessionsEnded: [live, webpush],
    chatEnded: [messenger, notifications],
    actorsCameOnline: [favorites],
    actorFollowed: [messenger],
    actorUnfollowed: [notifications],
    favouriteCameOnline: [notifications],
  } satisfies DomainEventListeners);

  return {
    ...pages,
    sessions: accounts.sessions,
    studioSessions: performers.sessions,
    formsLeadTo: [checker, payer].flatMap((loaded) => loaded?.provider.pagesAt ?? []),
    modules: guardCalls(modules, {
      database,
      quotas: quotas.api,
      security: securityLog,
      production: config.production,
      now: () => clock.now(),
    }),
  };
};
