import type { RestContract } from '@vx/contract/rest';
import type { IncentiveEvent } from '@vx/contract/enums';
import {
  byPriority,
  countdownOf,
  groupOf,
  isOnPage,
  isOpen,
  isReason,
  LOW_COINS,
  mayOffer,
  type Account,
  type CatalogueEntry,
  type Moment,
} from '@vx/rewards-core/rules';
import { OperationError } from '../../platform/errors.ts';
import type { RestHandlers } from '../../platform/module.ts';
import { handOut, withStatus, type Found } from './incentives.repository.ts';
import type { IncentivesDeps } from './incentives-deps.ts';

type Answer = RestContract['GET /conversion/getIncentivesByEvent']['response'];
type Incentive = Answer['incentives'][number];

const visitor: Account = { loggedIn: false, isPayingCustomer: false, balanceIsLow: false };
const anyMoment: Moment = { maySpend: true, tests: new Set(), chatting: false };

async function accountOf({ money }: IncentivesDeps, guestId: string): Promise<Account> {
  const wallet = await money.balanceOf(guestId);
  return {
    loggedIn: true,
    isPayingCustomer: wallet?.isPayingCustomer ?? false,
    balanceIsLow: wallet !== null && wallet.balance < money.amountOf(LOW_COINS, wallet.currency),
  };
}

const testsAmong = (entries: readonly CatalogueEntry[]): ReadonlySet<number> =>
  new Set(entries.flatMap(({ testId }) => (testId === null ? [] : [testId])));

async function momentOf(
  deps: IncentivesDeps,
  guestId: string,
  entries: readonly CatalogueEntry[],
  mayCount: boolean,
): Promise<Moment> {
  const { accounts, money, database } = deps;
  const [guest, spend, payIn, tests, chatting] = await Promise.all([
    accounts.find(guestId),
    money.roomOf(database.read, [guestId], 'spend'),
    money.roomOf(database.read, [guestId], 'payIn'),
    mayCount ? deps.testsOf(guestId, testsAmong(entries)) : new Set<number>(),
    deps.live.isChatting(guestId),
  ]);
  const isFull = [spend, payIn].some((rooms) => rooms.get(guestId)?.amount === 0);
  const isFree = guest !== null && !guest.locked && !guest.restricted;
  return { maySpend: isFree && !isFull, tests, chatting };
}

/**
 * Everything that this guest is offered by an event on a page, the most important first. Asks in the
 * order in which most is ruled out: most pages cost no statement, and others one.
 */
export async function loadIncentives(
  deps: IncentivesDeps,
  guestId: string | null,
  {
    event,
    routeName = null,
    mayCount,
  }: {
    readonly event: IncentiveEvent;
    readonly routeName?: string | null;
    /** Analytics is allowed: without it no test is evaluated, and what one tries out is not offered. */
    readonly mayCount: boolean;
  },
): Promise<Incentive[]> {
  const now = deps.clock.now();
  const onPage = (await deps.catalogue.get()).filter(
    (entry) => entry.active && entry.event === event && isOnPage(entry, routeName),
  );
  if (onPage.length === 0) return [];
  const account = guestId === null ? visitor : await accountOf(deps, guestId);
  const reasoned = onPage.filter((entry) => isReason(entry, account));
  const found = await withStatus(deps.database.read, guestId, reasoned);
  const meant = found.filter(({ entry, status, attention }) =>
    isOpen(entry, status, { now, attention }),
  );
  if (meant.length === 0) return [];
  const entries = meant.map(({ entry }) => entry);
  const moment = guestId === null ? anyMoment : await momentOf(deps, guestId, entries, mayCount);
  const offered = meant
    .filter(({ entry }) => mayOffer(entry, moment))
    .toSorted((a, b) => byPriority(a.entry, b.entry));
  return Promise.all(offered.map((each) => toAnswer(deps, guestId, each, now)));
}

async function toAnswer(
  deps: IncentivesDeps,
  guestId: string | null,
  { entry, status }: Found,
  now: number,
): Promise<Incentive> {
  const { countdownSeconds, gift } = entry;
  // What was handed out before has its deadline; what brings nothing and never ends needs no row.
  const isKept = guestId !== null && status.endsAt === null;
  const endsAt =
    isKept && (countdownSeconds !== null || gift !== null)
      ? await handOut(deps.database.read, guestId, entry, now)
      : status.endsAt;
  const { id, type, region, event, priority, reason } = entry;
  return {
    id,
    type,
    region,
    event,
    priority,
    countdown: endsAt === null ? null : countdownOf(endsAt, now),
    endsAt: endsAt === null ? null : new Date(endsAt).toISOString(),
    uniqueGroup: groupOf(entry),
    reason,
    gift: gift && { ...gift },
  };
}

/** Analytics is allowed by the guest, and the browser does not ask to be left alone (GPC). */
const allows = ({
  query,
  headers,
}: {
  readonly query: { readonly analytics?: boolean };
  readonly headers: Readonly<Record<string, string | undefined>>;
}): boolean => query.analytics === true && headers['sec-gpc'] !== '1';

/** The four calls that bring incentives. */
export function loadHandlers(deps: IncentivesDeps) {
  return {
    'POST /conversion/getPageLoadIncentives': async ({ body, query, headers, caller }) => ({
      data: {
        incentives: await loadIncentives(deps, caller.guestId, {
          event: 'pageLoad',
          routeName: body.routeName,
          mayCount: allows({ query, headers }),
        }),
        // The payment's own calls say what it needs, and no tracker is told anything about the guest.
        vxpayConfig: {},
        trackingData: {},
      },
    }),
    'GET /conversion/getIncentivesByEvent': async ({ query, headers, caller }) => ({
      incentives: await loadIncentives(deps, caller.guestId, {
        event: query.event,
        mayCount: allows({ query, headers }),
      }),
    }),
    'GET /conversion/getVideoPreviewEndIncentives/{albumId}': async ({
      params,
      query,
      headers,
      caller,
    }) => {
      const sale = await deps.videos.saleOf(String(params.albumId), caller.guestId);
      if (sale === 'unknown') throw new OperationError('NOT_FOUND');
      if (sale === 'open') return { incentives: [] };
      return {
        incentives: await loadIncentives(deps, caller.guestId, {
          event: 'previewEnd',
          mayCount: allows({ query, headers }),
        }),
      };
    },
    'GET /conversion/getBuyImageAlbumIncentives/{albumId}': async ({
      params,
      query,
      headers,
      caller,
    }) => {
      if (!(await deps.videos.isAlbum(String(params.albumId))))
        throw new OperationError('NOT_FOUND');
      return {
        incentives: await loadIncentives(deps, caller.guestId, {
          event: 'buyAlbum',
          mayCount: allows({ query, headers }),
        }),
      };
    },
  } satisfies RestHandlers;
}
