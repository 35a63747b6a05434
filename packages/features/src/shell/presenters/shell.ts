import type { PageGuest } from '@vx/contract';
import { languageNames, languages, type Language } from '@vx/i18n';
import type { RouteName } from '@vx/routes';
import { settingsPath } from '../../app/settings-path.ts';
import { loginPath, RETURN_PARAM, signupPath } from '../../app/login-path.ts';
import { appLink, languageLink, routeAt, type PageSite, type Place } from '../../app/place.ts';
import type { Texts } from '../../texts/presenter-texts.ts';

/** The places that bars and menus lead to. */
export type ShellPlace =
  | 'home'
  | 'live'
  | 'videos'
  | 'messages'
  | 'favourites'
  | 'library'
  | 'chats'
  | 'statement'
  | 'settings'
  | 'limits'
  | 'benefits'
  | 'vip'
  | 'you'
  | 'help';

export interface ShellLink {
  readonly id: ShellPlace;
  readonly label: string;
  readonly href: string;
  readonly amount?: number;
  readonly unread?: number;
}

/** What stands around every page: the navigation of both apps, and the place that is shown. */
export interface ShellFrame {
  readonly app: 'desktop' | 'mobile';
  readonly brand: { readonly name: string; readonly href: string };
  readonly main: readonly ShellLink[];
  /** The bar of phones: the main places, messages for guests, and "You" at its end. */
  readonly tabs: readonly ShellLink[];
  /** Empty for visitors. */
  readonly own: readonly ShellLink[];
  readonly you: ShellLink;
  readonly help: ShellLink;
  readonly current: ShellPlace | undefined;
  /** A page was asked for that waits for a connection; `current` is its place. */
  readonly waits: boolean;
  readonly guest: PageGuest;
  readonly topUp: string;
  readonly logIn: { readonly label: string; readonly href: string };
  readonly signUp: { readonly label: string; readonly href: string };
  readonly languages: readonly {
    readonly lang: Language;
    readonly label: string;
    readonly href: string;
    readonly current: boolean;
  }[];
  readonly otherApp: { readonly label: string; readonly href: string };
  readonly breadcrumbs: readonly { readonly label: string; readonly href?: string }[];
  /** On phones: the page above this one; `null` where a tab leads. */
  readonly back: { readonly label: string; readonly href: string } | null;
  /** A page about the guest, for nobody else: it ends with its content. */
  readonly isOwn: boolean;
  /** This page with its query, for forms that come back to it. */
  readonly here: string;
}

/** Which place of the navigation a route belongs to, unless its name says so. */
const placeOfRoute: { readonly [Name in RouteName]?: ShellPlace } = {
  home: 'home',
  cams: 'live',
  newGirls: 'live',
  freeChat: 'live',
  liveRoom: 'live',
  actorVideoDetails: 'videos',
  memberArea: 'you',
  memberAgeCheck: 'you',
  memberFavorites: 'favourites',
  memberNotifications: 'you',
  memberVideos: 'library',
  messenger: 'messages',
  memberChats: 'chats',
  memberStatement: 'statement',
  memberProfile: 'settings',
  memberSettings: 'settings',
  memberSecurity: 'settings',
  memberPhone: 'settings',
  memberAlerts: 'settings',
  memberNews: 'settings',
  memberPrivacy: 'settings',
  memberLimits: 'limits',
  memberBenefits: 'benefits',
  vipClub: 'vip',
  topUp: 'you',
  help: 'help',
};

/** Profiles are about who is live; videos in all their orders are one place. */
const placeOf = (name: RouteName): ShellPlace | undefined =>
  placeOfRoute[name] ??
  (name.startsWith('actor') ? 'live' : name.startsWith('videos') ? 'videos' : undefined);

/** Pages of the log-in: from there one goes on to where one came from, not back to them. */
const passing: ReadonlySet<string> = new Set(['login', 'signup', 'verifyEmail', 'resetPassword']);

/** What the frame of a page knows. */
export interface ShellFacts extends PageSite {
  readonly app: 'desktop' | 'mobile';
  readonly config: PageSite['config'] & { readonly brand: { readonly name: string } };
  readonly place: Place;
  readonly guest: PageGuest;
  readonly unread: number;
  /** Performers who are live; `null` where it is not known. */
  readonly online: number | null;
  /** The path of a page that waits for a connection. */
  readonly awaited: string | null;
  /** The trail of the page, its own name last. */
  readonly trail: readonly { readonly name: string; readonly path: string }[];
}

/** Everything that the frame of a page says and leads to, on both apps. [RE-onlineActorsAmount] */
export function toShell(facts: ShellFacts, texts: Texts): ShellFrame {
  const { app, config, place, guest, trail, awaited } = facts;
  const { t, path } = texts;
  const route = routeAt(facts, place.pathname);
  const lit = awaited === null ? route : routeAt(facts, awaited);
  const here = place.pathname + place.search;
  const returnPath = route && !passing.has(route.name) ? here : undefined;
  const other = app === 'desktop' ? 'mobile' : 'desktop';
  const main = mainPlaces(facts, texts);
  const you = { id: 'you', label: t('shell.nav.you'), href: path('memberArea', {}) } as const;
  const tabs = [...main, ...messagesOf(facts, texts), you];
  const above = trail.at(-2);
  return {
    app,
    brand: { name: config.brand.name, href: path('home', {}) },
    main,
    tabs,
    own: guest.loggedIn ? ownPlaces(texts) : [],
    you,
    help: { id: 'help', label: t('shell.nav.helpAndSafety'), href: path('help', {}) },
    current: lit ? placeOf(lit.name) : undefined,
    waits: awaited !== null,
    guest,
    topUp: withPath(path('topUp', {}), returnPath),
    logIn: { label: t('shell.login'), href: loginPath({ path }, returnPath) },
    signUp: { label: t('shell.signup'), href: signupPath({ path }, returnPath) },
    languages: languages.map((lang) => ({
      lang,
      label: languageNames[lang],
      href: languageLink(facts, place, lang),
      current: lang === config.language,
    })),
    otherApp: { label: t(`shell.switchApp.${other}`), href: appLink(place, other) },
    breadcrumbs: trail.map(({ name, path: href }) => ({ label: name, href })),
    back:
      above && tabs.every(({ href }) => href !== place.pathname)
        ? { label: t('common.back'), href: above.path }
        : null,
    // The member area and the way to pay.
    isOwn: guest.loggedIn && /^(member|topUp)/.test(route?.name ?? ''),
    here,
  };
}

function mainPlaces({ online }: ShellFacts, { t, path }: Texts): readonly ShellLink[] {
  return [
    { id: 'home', label: t('common.home'), href: path('home', {}) },
    {
      id: 'live',
      label: t('shell.nav.live'),
      href: path('cams', {}),
      ...(online !== null && { amount: online }),
    },
    { id: 'videos', label: t('shell.nav.videos'), href: path('videos', {}) },
  ];
}

const messagesOf = ({ guest, unread }: ShellFacts, { t, path }: Texts): readonly ShellLink[] =>
  guest.loggedIn
    ? [{ id: 'messages', label: t('shell.nav.messages'), href: path('messenger', {}), unread }]
    : [];

const ownPlaces = ({ t, path }: Texts): readonly ShellLink[] => [
  { id: 'favourites', label: t('actor.favourites.title'), href: path('memberFavorites', {}) },
  { id: 'library', label: t('shell.nav.library'), href: path('memberVideos', {}) },
  { id: 'chats', label: t('shell.nav.myChats'), href: path('memberChats', {}) },
  { id: 'benefits', label: t('shell.nav.benefits'), href: path('memberBenefits', {}) },
  { id: 'vip', label: 'VIP', href: path('vipClub', {}) },
  { id: 'statement', label: t('shell.nav.statement'), href: path('memberStatement', {}) },
  { id: 'limits', label: t('shell.nav.limits'), href: path('memberLimits', {}) },
  { id: 'settings', label: t('shell.menu.settings'), href: settingsPath(path) },
];

const withPath = (path: string, returnPath: string | undefined): string =>
  returnPath ? `${path}?${RETURN_PARAM}=${encodeURIComponent(returnPath)}` : path;
