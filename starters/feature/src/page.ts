import type { RestCalls } from '@vx/api-client';
import type { GraphqlClient } from '@vx/api-client/graphql';
import type { Formatter } from '@vx/i18n/format';
import type { LiveChatCore } from '@vx/live-core';
import { createServices } from '@vx/react';
import type { GuestSession } from '@vx/session-core';

/** What this page is made of. The fake page and the real one differ in what stands behind it. */
export interface Page {
  readonly calls: RestCalls;
  readonly queries: Pick<GraphqlClient, 'query'>;
  readonly guest: GuestSession;
  readonly chat: LiveChatCore;
  readonly texts: Formatter;
}

export const { ServicesProvider: PageProvider, useServices: usePage } = createServices<Page>();
