import type { MessageId } from '@vx/i18n';
import type { Texts } from '../../texts/presenter-texts.ts';
import type { Sidebar } from '../member.query.ts';

export interface MemberAreaView {
  readonly vip: boolean;
  /** "Videos", "3": what the guest has. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
}

/** What a guest has, in words. [SC-guestSidebar] [RU-shell-sidebar-fields] */
export function toMemberArea(
  sidebar: Sidebar,
  { t, intl }: Pick<Texts, 't' | 'intl'>,
): MemberAreaView {
  const favourites = intl.formatNumber(sidebar.pinnedFavoriteCount);
  const online = sidebar.pinnedFavoriteOnlineCount;
  const facts: readonly (readonly [MessageId, string])[] = [
    ['account.has.videos', intl.formatNumber(sidebar.boughtVideosCount)],
    ['account.has.pictures', intl.formatNumber(sidebar.boughtPhotosCount)],
    ['account.has.collections', intl.formatNumber(sidebar.privateCollectionCount)],
    [
      'account.has.favourites',
      online > 0 ? t('account.has.favouritesLive', { favourites, online }) : favourites,
    ],
    ['account.has.chats', intl.formatNumber(sidebar.videochatCount)],
  ];
  return { vip: sidebar.vip, facts: facts.map(([label, value]) => ({ label: t(label), value })) };
}
