import type { PageGuest } from '@vx/contract';
import { languageNames, languages, type Language, type MessageId } from '@vx/i18n';
import type { RouteName } from '@vx/routes';
import { useAtomValue } from 'jotai/react';
import { useIntl } from 'react-intl';
import { useLocation, useMatches, useRouteError, useRouteLoaderData } from 'react-router';
import { useServices, useStore } from '../app/context.tsx';
import type { Head } from '../app/head.ts';
import { unreadMessagesAtom } from '../app/page-atoms.ts';
import { loginPath, signupPath } from '../app/login-path.ts';
import type { loadRoot } from './load-root.ts';
import { appLink, languageLink, routeAt } from '../app/place.ts';
import type { ShellHandle } from './shell-handle.ts';

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

export interface ShellView {
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
  readonly handle: ShellHandle;
  /** This page with its query, for forms that come back to it. */
  readonly here: string;
}

/** Which place of the navigation a route belongs to. */
const placeOfRoute: { readonly [Name in RouteName]?: ShellPlace } = {
  home: 'home',
  cams: 'live',
  newGirls: 'live',
  freeChat: 'live',
  actorProfile: 'live',
  actorAbout: 'live',
  actorVideos: 'live',
  actorVideosByTag: 'live',
  actorPictures: 'live',
  actorAlbum: 'live',
  liveRoom: 'live',
  videos: 'videos',
  videosNew: 'videos',
  videosAll: 'videos',
  videosTrends: 'videos',
  videosFreeClips: 'videos',
  videosOnSale: 'videos',
  videosVip: 'videos',
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
  memberLimits: 'limits',
  memberBenefits: 'benefits',
  vipClub: 'vip',
  topUp: 'statement',
  help: 'help',
};

/** Pages of the log-in: from there one goes on to where one came from, not back to them. */
const passing: ReadonlySet<string> = new Set(['login', 'signup', 'verifyEmail', 'resetPassword']);

/** Everything the frame of a page shows, on both apps. [RE-onlineActorsAmount] */
export function useShell(): ShellView {
  const services = useServices();
  const intl = useIntl();
  const location = useLocation();
  const matches = useMatches();
  const root = useRouteLoaderData<typeof loadRoot>('root');
  const { guest } = useStore(services.guest);
  const unread = useAtomValue(unreadMessagesAtom);
  const { config, path, app } = services;
  const t = (id: MessageId): string => intl.formatMessage({ id });

  const last = matches.at(-1);
  // Null where nothing failed, whatever its type says.
  const failed = Boolean(useRouteError());
  const head = (last?.loaderData as { readonly head?: Head } | undefined)?.head;
  const route = routeAt(services, location.pathname);
  const here = location.pathname + location.search;
  const returnPath = route && !passing.has(route.name) ? here : undefined;
  const other = app === 'desktop' ? 'mobile' : 'desktop';
  const online = root?.onlineActors ?? null;

  const main: readonly ShellLink[] = [
    { id: 'home', label: t('common.home'), href: path('home', {}) },
    {
      id: 'live',
      label: t('shell.nav.live'),
      href: path('cams', {}),
      ...(online !== null && { amount: online }),
    },
    { id: 'videos', label: t('shell.nav.videos'), href: path('videos', {}) },
  ];
  const you = { id: 'you', label: t('shell.nav.you'), href: path('memberArea', {}) } as const;

  return {
    app,
    brand: { name: config.brand.name, href: path('home', {}) },
    main,
    tabs: [
      ...main,
      ...(guest.loggedIn
        ? [
            {
              id: 'messages' as const,
              label: t('shell.nav.messages'),
              href: path('messenger', {}),
              unread,
            },
          ]
        : []),
      you,
    ],
    own: guest.loggedIn
      ? [
          {
            id: 'favourites',
            label: t('actor.favourites.title'),
            href: path('memberFavorites', {}),
          },
          { id: 'library', label: t('shell.nav.library'), href: path('memberVideos', {}) },
          { id: 'chats', label: t('shell.nav.myChats'), href: path('memberChats', {}) },
          { id: 'benefits', label: t('shell.nav.benefits'), href: path('memberBenefits', {}) },
          { id: 'vip', label: 'VIP', href: path('vipClub', {}) },
          { id: 'statement', label: t('shell.nav.statement'), href: path('memberStatement', {}) },
          { id: 'limits', label: t('shell.nav.limits'), href: path('memberLimits', {}) },
          { id: 'settings', label: t('shell.menu.settings'), href: path('memberProfile', {}) },
        ]
      : [],
    you,
    help: { id: 'help', label: t('shell.nav.helpAndSafety'), href: path('help', {}) },
    current: route ? placeOfRoute[route.name] : undefined,
    guest,
    topUp: withPath(path('topUp', {}), returnPath),
    logIn: { label: t('shell.login'), href: loginPath(services, returnPath) },
    signUp: { label: t('shell.signup'), href: signupPath(services, returnPath) },
    languages: languages.map((lang) => ({
      lang,
      label: languageNames[lang],
      href: languageLink(services, location, lang),
      current: lang === config.language,
    })),
    otherApp: { label: t(`shell.switchApp.${other}`), href: appLink(location, other) },
    breadcrumbs: (head?.breadcrumbs ?? []).map(({ name, path: href }) => ({ label: name, href })),
    // What stands in place of a page that failed is an ordinary page.
    handle: failed ? {} : ((last?.handle as ShellHandle | undefined) ?? {}),
    here,
  };
}

const withPath = (path: string, returnPath: string | undefined): string =>
  returnPath ? `${path}?returnPath=${encodeURIComponent(returnPath)}` : path;
