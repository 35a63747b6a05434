import type { ServerModule } from '../../platform/module.ts';
import type { Platform } from '../../platform/services.ts';
import { addGuestSidebar, type SidebarDeps } from './guest-sidebar.ts';
import { addLastTalks, type LastTalksDeps } from './last-talks.ts';
import { guestMigrations } from './migrations.ts';
import { relationHandlers, type RelationTables } from './relations.ts';

export type GuestPlatform = Pick<Platform, 'database' | 'clock'>;

/** The guest of a session, as pages and the query service see it; its relations. */
export function createGuestModule(
  platform: GuestPlatform,
  options: SidebarDeps & { readonly talks?: Pick<LastTalksDeps, 'actors' | 'log'> },
): ServerModule {
  return {
    name: 'guest',
    personal: {
      rows: [
        {
          table: 'relations',
          columns: ['relation_type_id', 'object_type_id', 'object_id', 'created_at'],
          afterwards: 'removed',
        },
      ],
    },
    migrations: guestMigrations,
    rest: {
      'GET /auth/session': ({ caller }) => options.pages.pageGuest(caller.guestId, caller.language),
      ...relationHandlers({
        database: platform.database.as<RelationTables>(),
        clock: platform.clock,
      }),
    },
    vxql(builder) {
      addGuestSidebar(builder, options);
      const { talks } = options;
      if (talks) addLastTalks(builder, { database: platform.database, ...talks });
    },
  };
}
