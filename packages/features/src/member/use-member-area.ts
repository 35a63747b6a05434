import { useIntl } from 'react-intl';
import { useTranslate } from '../texts/use-translate.ts';
import type { MemberAreaData } from './load-member-area.ts';

export interface MemberAreaView {
  readonly vip: boolean;
  /** "Videos", "3": what the guest has. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
}

/** What a guest has, in words. [SC-guestSidebar] [RU-shell-sidebar-fields] */
export function useMemberArea({ sidebar }: MemberAreaData): MemberAreaView | null {
  const t = useTranslate();
  const intl = useIntl();
  if (sidebar === null) return null;
  const favourites = intl.formatNumber(sidebar.pinnedFavoriteCount);
  const online = sidebar.pinnedFavoriteOnlineCount;
  return {
    vip: sidebar.vip,
    facts: [
      ['account.has.videos', intl.formatNumber(sidebar.boughtVideosCount)],
      ['account.has.pictures', intl.formatNumber(sidebar.boughtPhotosCount)],
      ['account.has.collections', intl.formatNumber(sidebar.privateCollectionCount)],
      [
        'account.has.favourites',
        online > 0 ? t('account.has.favouritesLive', { favourites, online }) : favourites,
      ],
      ['account.has.chats', intl.formatNumber(sidebar.videochatCount)],
    ].map(([label, value]) => ({ label: t(label as 'account.has.videos'), value: value ?? '' })),
  };
}
