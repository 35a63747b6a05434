import { createHmac } from 'node:crypto';
import type { NotificationChannel } from '@vx/contract/enums';
import { build } from '@vx/routes';
import type { Compose } from './platform/compose.ts';
import type { AnyTransaction } from './platform/database/index.ts';
import type { MailTemplates } from './platform/mail.ts';
import type { ServerModule } from './platform/module.ts';
import { createAccountsModule } from './modules/accounts/index.ts';
import { createActorsModule, imageSet } from './modules/actors/index.ts';
import { createActorSearchModule } from './modules/actorsearch/index.ts';
import { createAvsModule, loadAvsProvider, standingFact } from './modules/avs/index.ts';
import { createBenefitsModule, type WelcomeOptions } from './modules/benefits/index.ts';
import { createBreadcrumbsModule } from './modules/breadcrumbs/index.ts';
import { createConsentModule } from './modules/consent/index.ts';
import { createFavoritesModule, followedFact } from './modules/favorites/index.ts';
import { createGuestModule, ownPage, pageGuest } from './modules/guest/index.ts';
import { createIncentivesModule } from './modules/incentives/index.ts';
import { createLiveModule, listEnded, type LiveTables } from './modules/live/index.ts';
import { createMediaModule, type GrantRights } from './modules/media/index.ts';
import { createMailModule } from './modules/mail/index.ts';
import { createMessengerModule } from './modules/messenger/index.ts';
import { amountAndWorth, createMoneyModule } from './modules/money/index.ts';
import { createNewsletterModule } from './modules/newsletter/index.ts';
import { createNotificationsModule } from './modules/notifications/index.ts';
import { createOperatorModule } from './modules/operator/index.ts';
import {
  bringsOf,
  createPaymentModule,
  createRechargeWaits,
  rechargeFact,
  createRechargeWatch,
  loadPaymentProvider,
  pendingDeposits,
  stopRecharge,
} from './modules/payment/index.ts';
import {
  createPincallModule,
  favouriteLiveText,
  loadPhoneProvider,
} from './modules/pincall/index.ts';
import { createPrivacyModule } from './modules/privacy/index.ts';
import { createProfileModule, pictureFact } from './modules/profile/index.ts';
import { createQuotasModule, guardCalls, guardMails, mailboxOf } from './modules/quotas/index.ts';
import { createSandboxModule } from './modules/sandbox/index.ts';
import { createSpendingCheck, createSpendingModule } from './modules/spending/index.ts';
import { createSubscriptionsModule } from './modules/subscriptions/index.ts';
import { createTrackingModule } from './modules/tracking/index.ts';
import { createWebpushModule } from './modules/webpush/index.ts';
import { plantedBug } from './planted/index.ts';
import {
  createVideosModule,
  findPurchases,
  findSeenPictures,
  importAlbums,
  isAlbum,
  ownVideosFact,
  saleOf,
  type VideoTables,
} from './modules/videos/index.ts';

/** What the demo guest may spend before the first top-up. */
const demoCoins = 500;

/** The whole product. Modules get what they need of each other here and nowhere else. */
export const composeProduct: Compose = async (given) => {
  const planted = await plantedBug(process.env);
  const bare = planted?.platform(given) ?? given;
  /** The same on all nodes: a page of one may report to another. */
  const providerSecret = (of: string): string =>
    createHmac('sha256', bare.secret).update(of).digest('hex');
  const quotas = createQuotasModule(bare, { secret: providerSecret('quotas') });
  const mailer = guardMails(bare.mailer, {
    quotas: quotas.api,
    clock: bare.clock,
    logger: bare.logger,
    security: bare.securityLog,
    nameAt: (tx, email) => accounts.api.nameAt(tx, email),
  });
  const platform = { ...bare, mailer };
  const ledger = createMoneyModule(platform, {
    spendingChecks: [createSpendingCheck(platform, pendingDeposits)],
    balanceWatches: [createRechargeWatch(platform)],
    isBusy: (guestId, db) => live.api.isChatting(guestId, db),
  });
  const money = planted?.money(ledger, platform) ?? ledger;
  const accounts = await createAccountsModule(platform, {
    async onTrace(tx, guestId, { kind, value }) {
      if (kind === 'device') {
        // Whoever has an account already may share the device with somebody else.
        await spending.api.keep(tx, guestId, { kind, value });
        await benefits.api.note(tx, guestId, { kind, value });
        return;
      }
      await money.api.lockWallet(tx, guestId);
      if (kind === 'passkey') return await spending.api.note(tx, guestId, { kind, value });
      const mailbox = mailboxOf(value);
      await spending.api.note(tx, guestId, { kind: 'mailbox', value: mailbox });
      await benefits.api.note(tx, guestId, { kind: 'confirmedMailbox', value: mailbox });
    },
    async onGuestCreated(tx, { guestId, email, deviceId }) {
      await money.api.openWallet(tx, guestId);
      await spending.api.note(tx, guestId, { kind: 'mailbox', value: mailboxOf(email) });
      if (deviceId !== null)
        await spending.api.note(tx, guestId, { kind: 'device', value: deviceId });
    },
    onDemoGuest: async (tx, { guestId }) => {
      await money.api.credit(tx, {
        guestId,
        amount: demoCoins,
        currency: 'VXC',
        kind: 'bonus',
        reference: 'welcome',
        text: { key: 'statement.welcome' },
        transferKey: `welcome:${guestId}`,
      });
      await benefits.api.welcomeDemoGuest(tx, guestId);
    },
    pageGuest: (guestId, language) => pageGuest(guestDeps, guestId, language),
    deletionOf: (guestId) => privacy.api.deletionOf(guestId),
    async onSessionsEnded(tx, sessionIds, reason) {
      await live.api.endOfSessions(tx, sessionIds);
      // Whoever only stayed away is still written to.
      if (reason !== 'expired') await webpush.api.release(tx, sessionIds);
    },
  });
  const { origin } = platform.config;
  const subscriptions = createSubscriptionsModule(platform, {
    accounts: accounts.api,
    money: money.api,
    givenUntil: (guestId, plan, tx) => benefits.api.givenUntil(guestId, plan, tx),
    tell: async (tx, told) => void (await notify.subscription(tx, told)),
    isLeaving: async (guestId) => (await privacy.api.deletionOf(guestId)) !== null,
  });
  /** What is known of the person behind a guest. */
  const personOf: WelcomeOptions['tracesOf'] = async (db, guestId) => {
    const tx = db as AnyTransaction;
    const guest = await accounts.api.find(guestId, tx);
    const mailbox = guest?.email_verified_at ? 'confirmedMailbox' : 'mailbox';
    const numbers = await pincall.api.numbersOf(tx, guestId);
    const devices = await accounts.api.devicesOf(tx, guestId);
    return [
      ...(guest ? [{ kind: mailbox, value: mailboxOf(guest.email) } as const] : []),
      ...numbers.map((value) => ({ kind: 'phone' as const, value })),
      ...devices.map((value) => ({ kind: 'device' as const, value })),
    ];
  };
  const benefits = createBenefitsModule(platform, {
    accounts: accounts.api,
    money: money.api,
    subscriptions: subscriptions.api,
    welcome: { secret: providerSecret('welcome'), quotas: quotas.api, tracesOf: personOf },
  });
  const checker = await loadAvsProvider(platform.providers.avs, origin);
  const payer = await loadPaymentProvider(platform.providers.payment, origin);
  const avs = createAvsModule(platform, {
    accounts: accounts.api,
    money: money.api,
    benefits: benefits.api,
    onSubject: (tx, guestId, value) => spending.api.note(tx, guestId, { kind: 'subject', value }),
    ...(checker && { provider: checker.provider }),
    providerSecret: checker?.secret ?? providerSecret('avs provider'),
  });
  const guestDeps = {
    database: platform.database,
    money: money.api,
    facts: {
      standing: standingFact,
      picture: pictureFact,
      recharge: rechargeFact,
      followed: followedFact,
      videos: ownVideosFact,
    },
    status: { clock: platform.clock, isWaiting: createRechargeWaits(platform) },
    counts: async (guestId: string) => {
      const page = { guestId, offset: 0, limit: 1 };
      const [bought, chats, favourites] = await Promise.all([
        findPurchases(films.read, page),
        listEnded(platform.database.as<LiveTables>().read, page),
        favorites.api.countsOf(guestId),
      ]);
      return { boughtVideos: bought.total, videochats: chats.total, favourites };
    },
  };
  const actors = createActorsModule(platform, {
    money: money.api,
    demoPresence: platform.config.demoPresence ?? 'moving',
    followedBy: (guestId, ids) => favorites.api.pinnedAmong(guestId, ids),
    onOnline: (tx, ids) => favorites.api.cameOnline(tx, ids),
  });
  const phones = await loadPhoneProvider(platform.providers.phone, origin);
  const pincall = createPincallModule(platform, {
    accounts: accounts.api,
    async onConfirmed(tx, guestId, value) {
      await money.api.lockWallet(tx, guestId);
      await spending.api.note(tx, guestId, { kind: 'phone', value });
      await benefits.api.note(tx, guestId, { kind: 'phone', value });
    },
    secret: providerSecret('pin call'),
    ...(phones && { provider: phones.provider }),
  });
  const notifications = createNotificationsModule(platform, {
    followed: {
      all: (guestId) => favorites.api.pinnedBy(guestId),
      among: (guestId, ids, tx) => favorites.api.pinnedAmong(guestId, ids, tx),
      async faces(ids) {
        const known = await actors.api.findMany(ids, 'en');
        return new Map(
          [...known].map(([id, { name, image_version }]) => [
            id,
            { name, picture: imageSet('avatar', id, image_version).url },
          ]),
        );
      },
    },
    async reachableBy(guestId) {
      const guest = await accounts.api.find(guestId);
      const ways = new Set<NotificationChannel>(['app']);
      if (guest?.email_verified_at) ways.add('email');
      if (await pincall.api.isReachable(guestId)) ways.add('sms');
      return ways;
    },
  });
  /** Writes to guests who have confirmed their address, in their language. */
  const mail = async <Template extends 'favouriteLive' | 'chatReceipt'>(
    tx: AnyTransaction,
    guestId: string,
    template: Template,
    args: Omit<MailTemplates[Template], 'name'>,
  ): Promise<void> => {
    const guest = await accounts.api.find(guestId, tx);
    if (!guest?.email_verified_at) return;
    const { email, name, language } = guest;
    const all = { ...args, name } as unknown as MailTemplates[Template];
    await platform.mailer.send(tx, { to: email, template, args: all, language });
  };
  const { notify } = notifications;
  const webpush = createWebpushModule(platform, {
    secret: providerSecret('web push'),
    isQuiet: (tx, guestId) => notifications.settings.isQuiet(tx, guestId),
  });
  const newsletter = createNewsletterModule(platform, {
    accounts: accounts.api,
    secret: providerSecret('newsletter readers'),
  });
  const messenger = createMessengerModule(platform, {
    actors: actors.api,
    accounts: accounts.api,
  });
  const films = platform.database.as<VideoTables>();
  const favorites = createFavoritesModule(platform, {
    actors: actors.api,
    gallery: {
      isAlbum: (id) => isAlbum(films.read, id),
      seenPictures: (ids) => findSeenPictures(films.read, ids),
    },
    settings: notifications.settings,
    onFollowed: messenger.say.followed,
    async tellLive(tx, { guestId, actor }) {
      const { id, name, slug, image_version } = actor;
      const picture = imageSet('avatar', id, image_version).url;
      const told = await notify.favouriteLive(tx, guestId, { id, name, slug, picture });
      if (told.has('email')) await mail(tx, guestId, 'favouriteLive', { actor: name });
      const mayRing = told.has('sms') || told.has('app');
      if (!mayRing || (await notifications.settings.isQuiet(tx, guestId))) return;
      const language = told.has('sms') && (await accounts.api.find(guestId, tx))?.language;
      if (language)
        await pincall.api.text(tx, guestId, { language, text: favouriteLiveText[language] });
      if (told.has('app'))
        await webpush.api.actorOnline(tx, guestId, {
          messageId: platform.random.uuid(),
          path: build('actorProfile', { actorName: slug }, {}),
        });
    },
  });
  const live = createLiveModule(platform, {
    money: money.api,
    actors: actors.api,
    accounts: accounts.api,
    vouchers: benefits.api,
    async onEnded(tx, { guestId, actorName, ...chat }) {
      if (chat.seconds > 0) await messenger.say.chatted(tx, { guestId, actorId: chat.actorId });
      const language = (await accounts.api.find(guestId, tx))?.language ?? 'en';
      const cost = money.api.display(chat.price, language);
      const worth = cost.equivalent?.value ?? null;
      const told = await notify.chatReceipt(tx, guestId, { ...chat, worth, name: actorName });
      if (!told.has('email')) return;
      const { seconds } = chat;
      const price = amountAndWorth(cost, language);
      const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
      await mail(tx, guestId, 'chatReceipt', { actor: actorName, time, price });
    },
  });
  const videos = createVideosModule(platform, {
    money: money.api,
    actors: actors.api,
    accounts: accounts.api,
    benefits: benefits.api,
  });
  const grantRights: GrantRights = {
    ...live.api.rights,
    ...videos.api.rights,
    sessions: (ids) => accounts.sessions.living(ids),
    onSessionEnded: (listener) => void accounts.sessions.onEnded(listener),
  };
  const profile = createProfileModule(platform, {
    accounts: accounts.api,
    notifications: notifications.settings,
  });
  const privacy = createPrivacyModule(platform, {
    accounts: accounts.api,
    money: money.api,
    personal: () => modules.flatMap(({ personal }) => personal ?? []),
    forgetMails: (tx, address) => platform.outbox.forget(tx, address),
  });
  const spending = createSpendingModule(platform, {
    money: money.api,
    async onExcluded(tx, guestId) {
      await subscriptions.api.stopRenewals(tx, guestId);
      await stopRecharge(tx, guestId, 'SPENDING_PAUSED');
    },
    onPaused: live.api.endByRule,
    persons: {
      secret: providerSecret('excluded persons'),
      async tracesOf(tx, guestId) {
        const known = await personOf(tx, guestId);
        const passkeys = await accounts.api.passkeysOf(tx, guestId);
        return [
          ...known.map(({ kind, value }) => ({
            kind: kind === 'phone' || kind === 'device' ? kind : ('mailbox' as const),
            value,
          })),
          ...passkeys.map((value) => ({ kind: 'passkey' as const, value })),
        ];
      },
    },
  });
  const tracking = createTrackingModule(platform);
  const modules: readonly ServerModule[] = [
    quotas,
    accounts,
    money,
    createPaymentModule(platform, {
      money: money.api,
      contactOf: accounts.api.find,
      onMeans: (tx, guestId, value) => spending.api.note(tx, guestId, { kind: 'means', value }),
      async onBooked(tx, intent) {
        const { id: intentId, guest_id: guestId, pay_amount: amount, pay_currency } = intent;
        const euroCents = money.api.creditOf({ amount, currency: pay_currency }, 'EUR');
        await benefits.api.settleTopUp(tx, { guestId, intentId, euroCents });
        await notify.paymentReceived(tx, {
          guestId,
          intentId,
          brings: bringsOf(intent),
          wasWaitedFor: intent.status === 'pending',
        });
      },
      async onLost(tx, intent) {
        const { id: intentId, guest_id: guestId } = intent;
        await notify.paymentLost(tx, { guestId, intentId, brings: bringsOf(intent) });
      },
      async onRecharge(tx, { brings: { value: amount, currency }, ...told }) {
        await notify.recharge(tx, { ...told, brings: { amount, currency } });
      },
      ...(payer && { provider: payer.provider }),
      providerSecret: payer?.secret ?? providerSecret('payment provider'),
    }),
    actors,
    videos,
    live,
    spending,
    favorites,
    notifications,
    messenger,
    webpush,
    newsletter,
    createMediaModule(platform, { rights: grantRights }),
    benefits,
    createOperatorModule({
      ...platform,
      isBusHealthy: () => platform.bus.isHealthy(),
      actors: actors.api,
      importAlbums: (tx, albums) =>
        importAlbums(
          tx,
          albums,
          async (actorId) => (await actors.api.find(actorId, 'en', tx)) !== null,
        ),
      accounts: accounts.api,
      benefits: benefits.api,
      newsletter: newsletter.api,
      webpush: webpush.api,
    }),
    subscriptions,
    avs,
    pincall,
    createGuestModule(platform, guestDeps),
    profile,
    createConsentModule({ ...platform, accounts: accounts.api }),
    createBreadcrumbsModule({
      actorName: async (name, language) => (await actors.api.find(name, language))?.name ?? null,
    }),
    tracking,
    createIncentivesModule(platform, {
      accounts: accounts.api,
      money: money.api,
      benefits: benefits.api,
      testsOf: tracking.api.testsOf,
      isChatting: live.api.isChatting,
      videoFor: (videoId, guestId) => saleOf(films.read, videoId, guestId),
      isAlbum: async (id) => /^\d{1,9}$/.test(id) && (await isAlbum(films.read, Number(id))),
    }),
    createMailModule(platform, { outbox: platform.outbox, transport: platform.mailTransport }),
    createSandboxModule({
      enabled: platform.config.sandbox,
      outbox: platform.outbox,
      origin: platform.config.origin,
    }),
    privacy,
    createActorSearchModule(),
  ];
  return {
    sessions: accounts.sessions,
    pageGuest: (guestId, language) => pageGuest(guestDeps, guestId, language),
    ownPage: (guestId, language) => ownPage(guestDeps, guestId, language),
    formsLeadTo: [checker, payer].flatMap((loaded) => loaded?.provider.pagesAt ?? []),
    modules: guardCalls(modules, {
      database: platform.database,
      quotas: quotas.api,
      security: platform.securityLog,
      production: platform.config.production,
      now: () => platform.clock.now(),
    }),
  };
};
