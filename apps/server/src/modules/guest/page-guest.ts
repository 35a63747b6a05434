import type { PageGuest } from '@vx/contract';
import type { RechargePause } from '@vx/contract/enums';
import type { AnyDatabase } from '../../platform/database/index.ts';
import { absent, readGuestFacts, type GuestFact } from '../../platform/guest-facts.ts';
import type { OwnPage } from '../../platform/compose.ts';
import type { Caller } from '../../platform/module.ts';
import { ownReadNames, type OwnReads } from '../../platform/own-reads.ts';
import { streamFact } from '../../platform/realtime/guest-events.ts';
import { accountFact, type PageAccount } from '../accounts/index.ts';
import type { AvsStatus } from '../avs/index.ts';
import { changedSince } from '../consent/index.ts';
import { walletFact, type MoneyApi, type PageWallet } from '../money/index.ts';
import { statusFactsOf, type StatusFactsDeps } from './status-facts.ts';

/** What modules know of a guest that pages show. Those of modules that are not there are left out. */
export interface GuestKnowledge {
  readonly avs: AvsStatus;
  /** Address of a guest's picture. */
  readonly picture: string | null;
  readonly recharge: 'off' | 'on' | 'stopped';
  /** Performers that the guest follows. */
  readonly followed: ReadonlySet<number> | null;
  readonly videos: ReadonlyMap<
    number,
    { readonly source: string | null; readonly liked: boolean }
  > | null;
}

export interface PageGuestDeps {
  readonly database: Pick<AnyDatabase, 'read'>;
  readonly money: Pick<MoneyApi, 'display'>;
  readonly facts: { readonly [Name in keyof GuestKnowledge]?: GuestFact<GuestKnowledge[Name]> };
  /** Without it no status bar tells more than the flags. */
  readonly status?: StatusFactsDeps;
}

interface Facts extends GuestKnowledge {
  readonly account: PageAccount | null;
  readonly wallet: PageWallet | null;
  readonly seq: number;
}

const unknown: { readonly [Name in keyof GuestKnowledge]: GuestFact<GuestKnowledge[Name]> } = {
  avs: absent({ status: 'unknown', rejectReason: null, acceptedAt: null }),
  picture: absent(null),
  recharge: absent('off'),
  followed: absent(null),
  videos: absent(null),
};

const nobody = (language: Caller['language']): PageGuest => ({
  loggedIn: false,
  id: null,
  name: null,
  email: null,
  emailVerified: false,
  picture: null,
  isVip: false,
  isVXSelect: false,
  tvSubscriber: false,
  tvSubscriberFormer: false,
  isPayingCustomer: false,
  locked: false,
  restricted: false,
  restrictionLevel: null,
  isForcePayment: false,
  isBlockedForComments: false,
  hasAvs: false,
  avsStatus: 'unknown',
  avsRejectMessage: null,
  showDataProtection: false,
  signupOrigin: null,
  wallet: null,
  balance: null,
  balanceFormatted: null,
  language,
});

/** What pages know about their guest. */
export interface GuestPages {
  pageGuest(guestId: string | null, language: Caller['language']): Promise<PageGuest>;
  ownPage(guestId: string, language: Caller['language']): Promise<OwnPage>;
}

export const createGuestPages = (deps: PageGuestDeps): GuestPages => ({
  pageGuest: (guestId, language) => pageGuest(deps, guestId, language),
  ownPage: (guestId, language) => ownPage(deps, guestId, language),
});

/**
 * What a page knows about its guest. The login state follows from the session alone, the flags
 * stand beside it. [RU-guest-login-states] [RU-guest-flags-independent] [RU-guest-email-shown]
 */
async function pageGuest(
  deps: PageGuestDeps,
  guestId: string | null,
  language: Caller['language'],
): Promise<PageGuest> {
  return guestId === null ? nobody(language) : (await ownPage(deps, guestId, language)).guest;
}

/** The same with everything else that a page of the guest depends on, in one statement. */
export async function ownPage(
  deps: PageGuestDeps,
  guestId: string,
  language: Caller['language'],
): Promise<OwnPage> {
  const facts = await readGuestFacts<Facts>(deps.database.read, guestId, {
    ...unknown,
    ...deps.facts,
    account: accountFact,
    wallet: walletFact,
    seq: streamFact,
  });
  const { account, seq } = facts;
  if (!account) return { guest: nobody(language), seq, reads: new Map() };
  return {
    guest: pageOf(deps, { ...facts, account }, await pauseOf(deps, account.id, facts), language),
    seq,
    reads: readsOf(account, facts),
  };
}

/** Why the automatic recharge stands still; asked apart, because few guests have one. */
async function pauseOf(
  { status }: PageGuestDeps,
  guestId: string,
  { recharge }: Facts,
): Promise<RechargePause | null> {
  if (!status || recharge === 'off') return null;
  if (recharge === 'stopped') return 'stopped';
  return (await status.isWaiting(guestId)) ? 'waiting' : null;
}

const isBought = ({ source }: { readonly source: string | null }): boolean => source === 'bought';

/** By the names under which resolvers read them. What is missing here is not known. */
function readsOf(account: PageAccount, { wallet, followed, videos }: Facts): OwnReads {
  const reads: [string, OwnReads extends ReadonlyMap<string, infer Read> ? Read : never][] = [
    [ownReadNames.isVip, () => account.is_vip],
    [ownReadNames.currency, () => wallet?.currency ?? null],
  ];
  if (followed)
    reads.push(
      [ownReadNames.followed, (id) => followed.has(Number(id))],
      [ownReadNames.followsAnyone, () => followed.size > 0],
    );
  if (videos)
    reads.push(
      [ownReadNames.video, (id) => videos.get(Number(id)) ?? { source: null, liked: false }],
      [ownReadNames.hasBought, () => [...videos.values()].some(isBought)],
    );
  return new Map(reads);
}

function pageOf(
  deps: PageGuestDeps,
  facts: Facts & { readonly account: PageAccount },
  recharge: RechargePause | null,
  language: Caller['language'],
): PageGuest {
  const { account: guest, wallet, avs, picture } = facts;
  const statusFacts =
    deps.status &&
    statusFactsOf(deps.status.clock.now(), {
      signedUpAt: guest.created_at,
      mailVerifiedAt: guest.email_verified_at,
      avsAcceptedAt: guest.has_avs ? avs.acceptedAt : null,
      returnedAt: guest.returned_at,
      recharge,
    });
  const price =
    wallet && deps.money.display({ value: wallet.balance, currency: wallet.currency }, language);
  return {
    loggedIn: true,
    id: guest.id,
    name: guest.name,
    email: guest.email,
    emailVerified: guest.email_verified_at !== null,
    picture,
    isVip: guest.is_vip,
    isVXSelect: guest.is_vx_select,
    tvSubscriber: guest.tv_subscriber,
    tvSubscriberFormer: guest.tv_subscriber_former,
    isPayingCustomer: wallet?.isPayingCustomer ?? guest.is_paying_customer,
    locked: guest.locked,
    restricted: guest.restricted,
    restrictionLevel: guest.restriction_level,
    isForcePayment: guest.is_force_payment,
    isBlockedForComments: guest.is_blocked_for_comments,
    hasAvs: guest.has_avs,
    avsStatus: avs.status,
    avsRejectMessage: avs.rejectReason,
    showDataProtection:
      guest.show_data_protection || changedSince(guest.terms_accepted_at).length > 0,
    signupOrigin: guest.signup_origin,
    wallet: price,
    balance: price?.value ?? null,
    balanceFormatted: price?.formatted ?? null,
    language: guest.language,
    ...(statusFacts && { statusFacts }),
  };
}
