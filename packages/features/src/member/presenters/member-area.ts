import type { Price } from '@vx/contract';
import { voucherTypes, type LimitPeriod } from '@vx/contract/enums';
import type { MessageId } from '@vx/i18n';
import { settingsPath } from '../../app/settings-path.ts';
import { stateOfModel, type PresenceChanges } from '../../cards/actor-state.ts';
import { toCard, type BoughtVideos, type VideoCardView } from '../../cards/presenters/to-card.ts';
import { toTile, type PerformerTileView } from '../../cards/presenters/to-tile.ts';
import { listAddress } from '../../lists/paging.ts';
import type { Texts } from '../../texts/presenter-texts.ts';
import { clockTime } from '../../texts/time-texts.ts';
import type { MemberAreaFacts } from '../member-data.ts';

interface Action {
  readonly label: string;
  readonly href: string;
}

/** A figure with the one thing to do about it. */
interface Figure {
  readonly label: string;
  readonly note: string | null;
  readonly action: Action;
}

/** The first of a list, and the way to all. */
interface Panel<Item> {
  readonly title: string;
  readonly all: Action;
  readonly items: readonly Item[];
}

interface ChatRow {
  readonly id: string;
  readonly name: string;
  readonly picture: string | null;
  /** When, and how long. */
  readonly text: string;
  readonly href: string;
  readonly price: Price;
}

/** A place that the page leads to, by its name in the navigation. */
interface MemberPlace extends Action {
  readonly id:
    | 'library'
    | 'favourites'
    | 'benefits'
    | 'statement'
    | 'videos'
    | 'vip'
    | 'limits'
    | 'help';
  /** How much is there. */
  readonly value: string | undefined;
}

/** A card is `null` where there would be nothing in it. */
export interface MemberAreaView {
  readonly vip: boolean;
  /** When and with how much the balance was topped up last. */
  readonly lastTopUp: string | null;
  readonly spent: Figure & {
    readonly amount: Price;
    /** "of 600"; `null` without a limit. */
    readonly of: string | null;
    /** Of the limit, 0 to 1; `null` without one. */
    readonly share: number | null;
    /** The same in one line: "This month €45.00 of €150.00". */
    readonly line: string;
  };
  readonly messages:
    | (Figure & {
        readonly value: string;
        readonly from: readonly { readonly name: string; readonly src: string }[];
      })
    | null;
  readonly benefits: (Figure & { readonly value: string }) | null;
  /** Who was live when the page was loaded; it stays as tall as it was when they leave. */
  readonly live: Panel<PerformerTileView> | null;
  readonly videos: Panel<VideoCardView> | null;
  readonly chats: Panel<ChatRow> | null;
  /** Where to go on from here, the guest's own places first. */
  readonly places: readonly MemberPlace[];
  readonly head: { readonly statement: Action; readonly settings: Action };
}

/** Favourites who are live, in a card. */
const MAX_LIVE = 4;

/** What became known since the page was loaded. */
export interface MemberAreaVisit {
  readonly presence: PresenceChanges;
  readonly bought: BoughtVideos;
  /** When the page was made, epoch milliseconds. */
  readonly now: number;
}

/** What a guest has and what is new, a card each. [SC-memberArea] [SC-guestSidebar] [RU-shell-sidebar-fields] */
export function toMemberArea(
  facts: MemberAreaFacts,
  visit: MemberAreaVisit,
  texts: Texts,
): MemberAreaView {
  const { t, path } = texts;
  const spent = spentOf(facts, texts);
  const ready = facts.vouchers.filter(({ type }) => type !== voucherTypes.bonusCode);
  const tiles = facts.favourites.items.map((model) => toTile(model, texts, visit.presence));
  const live = liveOf(facts, tiles);
  const statement = { label: t('shell.nav.statement'), href: path('memberStatement', {}) };
  const benefits = { label: t('account.you.use'), href: path('memberBenefits', {}) };
  return {
    vip: facts.sidebar.vip,
    lastTopUp: lastTopUpOf(facts, texts),
    spent,
    messages: messagesOf(facts, texts),
    benefits:
      ready.length === 0
        ? null
        : {
            label: t('account.you.vouchers'),
            value: t('account.you.ready', { count: ready.length }),
            note: firstEndOf(ready, texts),
            action: benefits,
          },
    live: panelOf(live, {
      title: t(live.some(isLive) ? 'account.you.live' : 'account.you.nobodyLive'),
      all: allOf(facts.sidebar.pinnedFavoriteCount, path('memberFavorites', {}), texts),
    }),
    videos: panelOf(videosOf(facts, visit, texts), {
      title: t('account.you.videos'),
      all: allOf(facts.purchases.total, path('memberVideos', {}), texts),
    }),
    chats: panelOf(chatsOf(facts, texts), {
      title: t('account.you.chats'),
      all: allOf(facts.chats.total, path('memberChats', {}), texts),
    }),
    places: placesOf(facts, { spent, ready: ready.length }, texts),
    head: {
      statement,
      settings: { label: t('shell.menu.settings'), href: settingsPath(path) },
    },
  };
}

const isLive = ({ state }: PerformerTileView): boolean => state === 'live' || state === 'freeChat';

/**
 * Who was live when the page was loaded, in their places: whoever leaves makes room for somebody who has come
 * since, or stays with how it is now. Nothing below moves.
 */
function liveOf(
  { favourites }: MemberAreaFacts,
  tiles: readonly PerformerTileView[],
): readonly PerformerTileView[] {
  const first = new Set(
    favourites.items
      .filter((model) => ['live', 'freeChat'].includes(stateOfModel(model)))
      .slice(0, MAX_LIVE)
      .map(({ id }) => id),
  );
  const others = tiles.filter((tile) => isLive(tile) && !first.has(tile.id));
  return tiles
    .filter(({ id }) => first.has(id))
    .map((tile) => (isLive(tile) ? tile : (others.shift() ?? tile)));
}

/** The places of the page, with how much is in each. */
function placesOf(
  { sidebar }: MemberAreaFacts,
  { spent, ready }: { readonly spent: MemberAreaView['spent']; readonly ready: number },
  { t, intl, path }: Texts,
): readonly MemberPlace[] {
  const place = (
    id: MemberPlace['id'],
    label: string,
    href: string,
    value?: string,
  ): MemberPlace => ({ id, label, href, value });
  return [
    place(
      'library',
      t('shell.nav.library'),
      path('memberVideos', {}),
      countOf(sidebar.boughtVideosCount, intl),
    ),
    place(
      'favourites',
      t('actor.favourites.title'),
      path('memberFavorites', {}),
      sidebar.pinnedFavoriteOnlineCount > 0
        ? t('account.you.liveCount', { count: sidebar.pinnedFavoriteOnlineCount })
        : countOf(sidebar.pinnedFavoriteCount, intl),
    ),
    place(
      'benefits',
      t('account.you.vouchers'),
      path('memberBenefits', {}),
      ready > 0 ? t('account.you.ready', { count: ready }) : undefined,
    ),
    place('statement', t('shell.nav.statement'), path('memberStatement', {}), worth(spent.amount)),
    place('videos', t('shell.nav.videos'), path('videos', {})),
    place('vip', 'VIP', path('vipClub', {})),
    place('limits', t('shell.nav.limits'), path('memberLimits', {})),
    place('help', t('account.you.help'), path('help', {})),
  ];
}

const worth = (price: Price): string => price.equivalent?.formatted ?? price.formatted;

const countOf = (count: number, intl: Texts['intl']): string | undefined =>
  count > 0 ? intl.formatNumber(count) : undefined;

const allOf = (count: number, href: string, { t }: Texts): Action => ({
  label: t('common.allCount', { count }),
  href,
});

const panelOf = <Item>(
  items: readonly Item[],
  { title, all }: Omit<Panel<Item>, 'items'>,
): Panel<Item> | null => (items.length === 0 ? null : { title, all, items });

const periodNames = {
  day: 'money.limits.day',
  week: 'money.limits.week',
  month: 'money.limits.month',
} as const satisfies Readonly<Record<LimitPeriod, MessageId>>;

/** The month; where the guest has limited another period alone, that one. */
function spentOf({ limits }: MemberAreaFacts, { t, path }: Texts): MemberAreaView['spent'] {
  const here = path('memberLimits', {});
  const months = limits.filter(({ period }) => period === 'month');
  const shown = [...months, ...limits].find(({ limit }) => limit !== null) ?? months[0];
  if (!shown) throw new Error('The limits of a guest name the month.');
  const { period, spent, limit } = shown;
  const label = t(periodNames[period]);
  return limit === null
    ? {
        label,
        amount: spent,
        of: null,
        share: null,
        line: `${label} ${worth(spent)}`,
        note: t('money.limits.unset'),
        action: { label: t('account.you.setLimit'), href: listAddress(here, { change: period }) },
      }
    : {
        label,
        amount: spent,
        of: t('money.limits.of', { amount: limit.formatted }),
        share: Math.min(1, spent.value / limit.value),
        line: `${label} ${t('money.limits.worth', { spent: worth(spent), limit: worth(limit) })}`,
        note: limit.equivalent
          ? t('money.limits.worth', { spent: worth(spent), limit: worth(limit) })
          : null,
        action: { label: t('shell.nav.limits'), href: here },
      };
}

const lastTopUpOf = ({ lastTopUp }: MemberAreaFacts, { t, intl }: Texts): string | null =>
  lastTopUp &&
  t('account.you.lastTopUp', {
    amount: worth(lastTopUp.amount),
    date: intl.formatDate(lastTopUp.at, { day: 'numeric', month: 'long' }),
  });

const messagesOf = (
  { unread, messages }: MemberAreaFacts,
  { t, path }: Texts,
): MemberAreaView['messages'] =>
  unread.count === 0
    ? null
    : {
        label: t('shell.nav.messages'),
        value: t('account.you.unread', { count: unread.count }),
        note: null,
        from: messages.channels.map(({ actor: { name, images } }) => ({
          name,
          src: images.avatar.url,
        })),
        action: { label: t('account.you.read'), href: path('messenger', {}) },
      };

/** The day on which the first of them ends. */
function firstEndOf(vouchers: MemberAreaFacts['vouchers'], { t, intl }: Texts): string | null {
  const ends = vouchers.flatMap(({ validTo }) => (validTo === null ? [] : [validTo])).toSorted();
  return ends[0] === undefined
    ? null
    : t('account.you.firstEnds', {
        date: intl.formatDate(ends[0], { day: 'numeric', month: 'long' }),
      });
}

/** In the order of the purchases: the answer of videos by their ids has its own. */
function videosOf(
  { purchases, videos }: MemberAreaFacts,
  { bought, now }: MemberAreaVisit,
  texts: Texts,
): readonly VideoCardView[] {
  const byId = new Map(videos.map((video) => [video.id, video]));
  return purchases.items.flatMap(({ videoId }) => {
    const video = byId.get(videoId);
    return video ? [toCard(video, { ...texts, config: { now } }, bought)] : [];
  });
}

function chatsOf({ chats, actors }: MemberAreaFacts, { intl, path }: Texts): readonly ChatRow[] {
  const byId = new Map(actors.map((actor) => [actor.id, actor]));
  return chats.items.map(({ chatId, actorId, actorName, startedAt, seconds, price }) => {
    const actor = byId.get(actorId);
    return {
      id: chatId,
      name: actorName,
      picture: actor?.images.avatar.url ?? null,
      text: `${intl.formatDate(startedAt, { day: 'numeric', month: 'long' })}, ${clockTime(seconds)}`,
      href: actor ? path('actorProfile', { actorName: actor.slug }) : path('memberChats', {}),
      price,
    };
  });
}
