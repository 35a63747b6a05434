import { OperationError } from '../../platform/errors.ts';
import type { SchemaBuilder } from '../../platform/graphql/index.ts';
import type { GuestPages } from './page-guest.ts';

interface Favourites {
  readonly pinned: number;
  readonly online: number;
}

export interface SidebarDeps {
  readonly pages: Pick<GuestPages, 'pageGuest'>;
  /** What other modules know about a guest's collections. */
  readonly counts: {
    readonly boughtVideos: (guestId: string) => Promise<number>;
    readonly videochats: (guestId: string) => Promise<number>;
    readonly favourites: (guestId: string) => Promise<Favourites>;
  };
}

interface Sidebar {
  readonly name: string;
  readonly picture: string | null;
  readonly vip: boolean;
  readonly balanceFormatted: string;
  readonly boughtVideosCount: number;
  readonly videochatCount: number;
  readonly favourites: Favourites;
}

/** The sidebar of the guest that asks. [RU-shell-sidebar-fields] */
export function addGuestSidebar(builder: SchemaBuilder, deps: SidebarDeps): void {
  const sidebar = builder.objectRef<Sidebar>('GuestSidebar');
  sidebar.implement({
    description: 'What the guest sidebar shows.',
    fields: (t) => ({
      name: t.exposeString('name'),
      avatar: t.exposeString('picture', {
        nullable: true,
        description: 'Address of the picture.',
      }),
      vip: t.exposeBoolean('vip'),
      boughtVideosCount: t.exposeInt('boughtVideosCount'),
      // Albums and private collections cannot be bought yet: nobody has any.
      boughtPhotosCount: t.int({ resolve: () => 0 }),
      privateCollectionCount: t.int({ resolve: () => 0 }),
      pinnedFavoriteCount: t.int({ resolve: ({ favourites }) => favourites.pinned }),
      pinnedFavoriteOnlineCount: t.int({ resolve: ({ favourites }) => favourites.online }),
      videochatCount: t.exposeInt('videochatCount'),
      balanceFormatted: t.exposeString('balanceFormatted'),
    }),
  });
  builder.queryField('guestSidebar', (t) =>
    t.field({
      type: sidebar,
      description: 'Needs a login.',
      resolve: async (_root, _args, { caller }) => {
        if (caller.guestId === null) throw new OperationError('NEED_LOGIN');
        const [guest, boughtVideosCount, videochatCount, favourites] = await Promise.all([
          deps.pages.pageGuest(caller.guestId, caller.language),
          deps.counts.boughtVideos(caller.guestId),
          deps.counts.videochats(caller.guestId),
          deps.counts.favourites(caller.guestId),
        ]);
        return {
          name: guest.name ?? '',
          picture: guest.picture ?? null,
          vip: guest.isVip,
          balanceFormatted: guest.balanceFormatted ?? '',
          boughtVideosCount,
          videochatCount,
          favourites,
        };
      },
    }),
  );
}
