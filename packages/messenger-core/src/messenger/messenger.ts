import type { RestCalls } from '@vx/api-client';
import { navbarRecentUnreadChannels } from '@vx/contract/constants';
import type { ChannelFilter } from '@vx/contract/enums';
import type { SocketPort } from '@vx/contract/socket';
import type { Logger } from '@vx/kernel';
import { createScope, createStore, type ReadableStore } from '@vx/kernel';
import { reportFailure } from './report-failure.ts';

/** What the messenger asks of a channel; what else it carries is the page's. */
export interface ChannelState {
  readonly id: string;
  readonly unreadCount: number;
  readonly archived: boolean;
  readonly blocked: boolean;
}

/** What became of a channel since it was loaded. */
export type ChannelChange = Partial<Pick<ChannelState, 'unreadCount' | 'archived' | 'blocked'>>;

/** What of the messenger stands in the frame of every page. */
export interface MessengerSnapshot<Channel> {
  /** Unread messages of all channels that are neither archived nor blocked. */
  readonly unreadCount: number;
  /** Channels with unread messages, the newest first, at most five. [RU-messenger-navbar-5] */
  readonly recent: readonly Channel[];
  /** The server has answered. */
  readonly loaded: boolean;
  /** What the guest did here since lists were loaded, by channel. */
  readonly changes: ReadonlyMap<string, ChannelChange>;
  /** Rises when the server tells of a change: lists that are shown have to be loaded again. */
  readonly revision: number;
}

/** What a guest has in the messenger, as a store that follows the socket. */
export interface Messenger<Channel> extends ReadableStore<MessengerSnapshot<Channel>>, Disposable {
  /** Asks anew, if anybody listens: messages were missed. */
  refresh(): void;
  /** The guest reads a channel up to a message. [RU-messenger-select-marks-read] */
  select(channel: ChannelState, until: string): void;
  /** Archives a channel or brings it back. [RU-messenger-archive-other] [RU-messenger-unarchive] */
  archive(channelId: string, archived: boolean): void;
  /** Blocks the performer of a channel, or lets them write again. What failed is taken back. */
  block(channelId: string, blocked: boolean): void;
  /** Marks every channel as seen. [RU-messenger-all-seen] */
  seeAll(): void;
  /** A list was loaded: it knows of everything that was done before. */
  settle(): void;
}

/** The unread total once so many were read: never below 0. [RU-messenger-select-lowers-total] */
export const lowered = (total: number, read: number): number => Math.max(0, total - read);

/**
 * A list as it stands after what the guest did: who was archived or blocked leaves it, and so does who was brought
 * back from there. The selected one stays where it is. [RU-messenger-archive-other] [RU-messenger-filters]
 */
export function channelsAfter<Channel extends ChannelState>(
  channels: readonly Channel[],
  changes: ReadonlyMap<string, ChannelChange>,
  shown: { readonly filter: ChannelFilter; readonly selected: string | null },
): readonly Channel[] {
  return channels
    .map((channel) => ({ ...channel, ...changes.get(channel.id) }))
    .filter(
      ({ id, archived, blocked }) =>
        id === shown.selected ||
        (blocked === (shown.filter === 'blocked') &&
          (blocked || archived === (shown.filter === 'archived'))),
    );
}

/**
 * How many messages wait, and from whom: asked for when the first listens, from then on told by the
 * server. [GQ-unreadMessageCount] [GQ-messengerContent] [SI-messengerContentChange]
 */
export function createMessenger<Channel extends ChannelState>(deps: {
  /** The total, and the newest unread channels. */
  readonly load: () => Promise<{
    readonly unreadCount: number;
    readonly channels: readonly Channel[];
  }>;
  readonly calls: Pick<RestCalls, 'call'>;
  readonly socket: SocketPort;
  readonly logger: Logger;
}): Messenger<Channel> {
  const { load, calls, socket } = deps;
  const scope = createScope();
  const store = scope.own(
    createStore<MessengerSnapshot<Channel>>({
      unreadCount: 0,
      recent: [],
      loaded: false,
      changes: new Map(),
      revision: 0,
    }),
  );
  const failed = (what: string) => (error: unknown) => reportFailure(deps, what, error);
  let asked = false;
  let running: Promise<void> | null = null;
  let again = false;
  /** One question at a time; what changes meanwhile is asked for once more. */
  const ask = (): void => {
    asked = true;
    again = running !== null;
    running ??= load()
      .then(
        ({ unreadCount, channels }) =>
          store.update((now) => ({
            ...now,
            loaded: true,
            unreadCount,
            recent: channels.slice(0, navbarRecentUnreadChannels),
          })),
        failed('messenger.not-loaded'),
      )
      .finally(() => {
        running = null;
        if (again) ask();
      });
  };
  const handleTotal = (unreadCount: number): void => {
    store.update((now) => ({
      ...now,
      unreadCount,
      recent: unreadCount === 0 ? [] : now.recent,
      revision: now.revision + 1,
    }));
    if (asked) ask();
  };
  scope.defer(socket.on('messengerContentChange', ({ unreadCount }) => handleTotal(unreadCount)));
  scope.defer(socket.on('allChannelsSeen', ({ unreadCount }) => handleTotal(unreadCount)));

  const change = (id: string, by: ChannelChange, read = 0): void =>
    store.update((now) => ({
      ...now,
      unreadCount: lowered(now.unreadCount, read),
      recent: now.recent.filter((channel) => channel.id !== id),
      changes: new Map(now.changes).set(id, { ...now.changes.get(id), ...by }),
    }));

  return {
    getSnapshot: store.getSnapshot,
    subscribe(listener) {
      if (!asked) ask();
      return store.subscribe(listener);
    },
    refresh() {
      if (asked) ask();
    },
    select({ id, unreadCount }, until) {
      if (unreadCount === 0) return;
      change(id, { unreadCount: 0 }, unreadCount);
      calls
        .call('POST /messenger/channel/{channelId}/seen', {
          params: { channelId: id },
          body: { until },
        })
        .catch(failed('messenger.not-seen'));
    },
    archive(channelId, archived) {
      change(channelId, { archived });
      socket.send('archiveChannel', { channelId, status: archived });
    },
    block(channelId, blocked) {
      change(channelId, { blocked });
      calls
        .call('POST /messenger/channel/{channelId}/block', {
          params: { channelId },
          body: { blocked },
        })
        .catch((error: unknown) => {
          change(channelId, { blocked: !blocked });
          failed('messenger.not-blocked')(error);
        });
    },
    seeAll() {
      store.update((now) => ({ ...now, unreadCount: 0, recent: [] }));
      socket.send('setAllChannelsSeen', {});
    },
    settle: () =>
      store.update((now) => (now.changes.size === 0 ? now : { ...now, changes: new Map() })),
    [Symbol.dispose]: () => scope[Symbol.dispose](),
  };
}
