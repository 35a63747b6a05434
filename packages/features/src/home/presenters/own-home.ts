import { dayPartAt } from '@vx/session-core';
import { DAY_MS } from '@vx/kernel';
import { followedFirst } from '@vx/notify-core';
import { stateOfModel } from '../../cards/actor-state.ts';
import type { VideoCardVideo } from '../../cards/video-parts.ts';
import type { ResultOf } from '../../graphql.ts';
import type { Texts } from '../../texts/presenter-texts.ts';
import type { OwnHomeQuery } from '../own-home.query.ts';
import type { FeaturedModel, LineUp } from './home.ts';

/** Followed performers that `OwnHomeQuery` asks for, who is online first. */
const MAX_FOLLOWED = 24;
/** Followed performers beside the billboard. */
const BESIDE = 2;

export type OwnHomeResult = ResultOf<typeof OwnHomeQuery>;

/** A link with its words. */
interface Way {
  readonly label: string;
  readonly href: string;
}

/** What the start page says to a guest. */
export interface OwnWords {
  /** "Good evening, {name}", for `greet` */
  readonly greeting: string;
  /** Who of the followed is here, or what following is good for. */
  readonly subtitle: string;
  /** To all whom the guest follows; not where there is nobody, nor on phones, which have no room for it. */
  readonly followed?: Way;
  /** The head of the bought videos. */
  readonly library: { readonly title: string; readonly link: Way };
}

/** What the start page of a guest says and shows besides that of a visitor. */
export interface OwnHome extends OwnWords {
  /** Led by somebody whom the guest follows; `null`: as for everybody. */
  readonly led: LineUp | null;
  /** Followed performers beside the one in the billboard. */
  readonly beside: readonly FeaturedModel[];
  /** All of them, the followed first. */
  readonly stories: readonly FeaturedModel[];
  /** "You last talked on Tuesday", by the id of the performer. */
  readonly talks: Readonly<Record<string, string>>;
  /** The badge of who is followed. */
  readonly badge: string;
  /** Bought videos, the newest first. */
  readonly videos: readonly VideoCardVideo[];
}

/** What is loaded for a guest. */
export interface OwnHomeFacts {
  readonly loaded: OwnHomeResult;
  /** Who is live, as visitors see it. */
  readonly live: readonly FeaturedModel[];
  readonly app: 'desktop' | 'mobile';
  /** In ms. */
  readonly now: number;
}

const timeOf = (at: string | null): number | null => (at === null ? null : Date.parse(at));

/** What is the guest's own on the start page; nothing that there is not. [SC-home] */
export function toOwnHome({ loaded, live, app, now }: OwnHomeFacts, texts: Texts): OwnHome {
  const { t, path } = texts;
  const { followed, videos } = loaded;
  const people = followedFirst(followed.items, (model) => ({
    state: stateOfModel(model),
    lastTalkAt: timeOf(model.lastTalkAt),
  }));
  return {
    greeting: t(greetingAt(now, texts), { name: '{name}' }),
    subtitle: subtitleOf(people.length, followed.total, texts),
    ...(followed.total > 0 &&
      app === 'desktop' && {
        followed: { label: t('own.allFollowed'), href: path('memberFavorites', {}) },
      }),
    ...placesOf(people, live),
    talks: Object.fromEntries(
      people.flatMap(({ id, lastTalkAt }) =>
        lastTalkAt === null ? [] : [[id, lastTalkText(lastTalkAt, now, texts)]],
      ),
    ),
    badge: t('own.youFollow'),
    library: {
      title: t('own.videos'),
      link: { label: t('shell.nav.library'), href: path('memberVideos', {}) },
    },
    videos,
  };
}

/**
 * The followed before all others. Who of them can be talked to leads alone, with the next two beside. Where only others
 * are here, the billboard is that of everybody.
 */
function placesOf(
  people: readonly FeaturedModel[],
  live: readonly FeaturedModel[],
): Pick<OwnHome, 'led' | 'beside' | 'stories'> {
  const followed = new Set(people.map(({ id }) => id));
  const strangers = live.filter(({ id }) => !followed.has(id));
  const stories = [...people, ...strangers];
  const [first, ...others] = people;
  if (first?.onlineState.state !== 'online') return { led: null, beside: [], stories };
  const beside = others.slice(0, BESIDE);
  return {
    led: { heroes: [first], rest: [...others.slice(BESIDE), ...strangers] },
    beside,
    stories,
  };
}

/** By the hour in the zone of the page. */
function greetingAt(now: number, { intl }: Texts) {
  const hour = intl.formatTime(now, { hour: '2-digit', hourCycle: 'h23' });
  return `own.greeting.${dayPartAt(Number.parseInt(hour, 10))}` as const;
}

/** Of a guest who follows more than are asked for, the number would not be true. */
function subtitleOf(here: number, total: number, { t }: Texts): string {
  if (total === 0) return t('own.followNobody');
  return here === MAX_FOLLOWED && total > here ? t('own.manyHere') : t('own.here', { count: here });
}

/** The day in the zone of the page: today, yesterday, the weekday, before that the date. */
function lastTalkText(at: string, now: number, { t, intl }: Texts): string {
  const day = (time: number | string): string => intl.formatDate(time, { dateStyle: 'short' });
  if (day(at) === day(now)) return t('own.talkedToday');
  if (day(at) === day(now - DAY_MS)) return t('own.talkedYesterday');
  return now - Date.parse(at) < 6 * DAY_MS
    ? t('own.talkedOn', { day: intl.formatDate(at, { weekday: 'long' }) })
    : t('own.talkedOn', { day: intl.formatDate(at, { day: 'numeric', month: 'long' }) });
}
