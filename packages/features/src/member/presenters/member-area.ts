import type { Price } from '@vx/contract';
import { voucherTypes, type LimitPeriod } from '@vx/contract/enums';
import type { MessageId } from '@vx/i18n';
import { settingsPath } from '../../app/settings-path.ts';
import type { PresenceChanges } from '../../cards/actor-state.ts';
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

/** Places of a guest, with how much is there. */
interface Places {
  readonly library: Action & { readonly value: string | undefined };
  readonly favourites: Action & { readonly value: string | undefined };
  readonly benefits: Action & { readonly value: string | undefined };
  readonly statement: Action & { readonly value: string | undefined };
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
  };
  readonly messages:
    | (Figure & {
        readonly value: string;
        readonly from: readonly { readonly name: string; readonly src: string }[];
      })
    | null;
  readonly benefits: (Figure & { readonly value: string }) | null;
  readonly live: Panel<PerformerTileView> | null;
  readonly videos: Panel<VideoCardView> | null;
  readonly chats: Panel<ChatRow> | null;
  readonly places: Places;
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
  const { t, intl, path } = texts;
  const spent = spentOf(facts, texts);
  const ready = facts.vouchers.filter(({ type }) => type !== voucherTypes.bonusCode);
  const tiles = facts.favourites.items.map((model) => toTile(model, texts, visit.presence));
  const live = tiles.filter(({ state }) => state === 'live' || state === 'freeChat');
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
    live: panelOf(live.slice(0, MAX_LIVE), {
      title: t('account.you.live'),
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
    places: {
      library: {
        label: t('shell.nav.library'),
        href: path('memberVideos', {}),
        value: countOf(facts.sidebar.boughtVideosCount, intl),
      },
      favourites: {
        label: t('actor.favourites.title'),
        href: path('memberFavorites', {}),
        value:
          facts.sidebar.pinnedFavoriteOnlineCount > 0
            ? t('account.you.liveCount', { count: facts.sidebar.pinnedFavoriteOnlineCount })
            : countOf(facts.sidebar.pinnedFavoriteCount, intl),
      },
      benefits: {
        ...benefits,
        label: t('shell.nav.benefits'),
        value: countOf(ready.length, intl),
      },
      statement: { ...statement, value: worth(spent.amount) },
    },
    head: {
      statement,
      settings: { label: t('shell.menu.settings'), href: settingsPath(path) },
    },
  };
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
        note: t('money.limits.unset'),
        action: { label: t('account.you.setLimit'), href: listAddress(here, { change: period }) },
      }
    : {
        label,
        amount: spent,
        of: t('money.limits.of', { amount: limit.formatted }),
        share: Math.min(1, spent.value / limit.value),
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
