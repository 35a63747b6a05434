import { messengerChannelsPage } from '@vx/contract/constants';
import { filterOf, orderOf, searchOf } from '@vx/messenger-core/rules';
import { isBanned } from '@vx/live-core/rules';
import { OperationError } from '../../platform/errors.ts';
import type { Caller } from '../../platform/module.ts';
import { rowIdOf } from '../../platform/row-id.ts';
import type { SchemaBuilder } from '../../platform/graphql/index.ts';
import { clampFirst, type ActorRecord } from '../actors/index.ts';
import { findPartners } from './channel-search.ts';
import { openChannel, type ChannelRow } from './lines.repository.ts';
import { payerOf, termsOf, termsView, type Payer } from './message-terms.ts';
import type { MessengerDeps } from './messenger-deps.ts';
import { countUnread, listChannels } from './messenger.repository.ts';
import { channelOf } from './views.ts';

const refuseField = (field: string): never => {
  throw new OperationError('INVALID_INPUT', { field });
};

interface ChannelShape extends ReturnType<typeof channelOf> {
  readonly actor: ActorRecord;
}

/** [GQ-messengerContent] [GQ-unreadMessageCount] */
export function addMessenger(builder: SchemaBuilder, deps: MessengerDeps): void {
  const { database, actors } = deps;
  const shapeOf = (
    row: ChannelRow,
    actor: ActorRecord,
    payer: Payer,
    { language }: Caller,
  ): ChannelShape => {
    const terms = termsView(deps, termsOf(deps, row, actor, payer), payer.currency, language);
    return { ...channelOf(row, actor.online, terms), actor };
  };
  const channel = builder.objectRef<ChannelShape>('MessengerChannel');
  channel.implement({
    description: 'What a guest and a performer write to each other.',
    fields: (t) => ({
      id: t.exposeID('id'),
      actorId: t.exposeID('actorId'),
      guestId: t.exposeID('guestId'),
      actor: t.field({ type: actors.types(builder).Model, resolve: ({ actor }) => actor }),
      unread: t.exposeBoolean('unread'),
      unreadCount: t.exposeInt('unreadCount'),
      archived: t.exposeBoolean('archived'),
      blocked: t.exposeBoolean('blocked'),
      isActorOnline: t.exposeBoolean('isActorOnline'),
      lastMessageId: t.exposeID('lastMessageId', { nullable: true }),
      lastMessageType: t.exposeString('lastMessageType', { nullable: true }),
      subject: t.exposeString('subject', { description: 'First words of the last message.' }),
      messageTimestamp: t.expose('messageTimestamp', { type: 'DateTime', nullable: true }),
      lastViewedTimestamp: t.expose('lastViewedTimestamp', { type: 'DateTime', nullable: true }),
      freeMessagesAmount: t.exposeInt('freeMessagesAmount', {
        description: 'Messages that the performer still gives away here.',
      }),
      messagePrice: t.exposeInt('messagePrice', {
        nullable: true,
        description:
          'What a message costs that nothing else pays for, minor units of the wallet; null: nothing.',
      }),
      isMessagingFree: t.exposeBoolean('isMessagingFree'),
      voucherMessages: t.exposeInt('voucherMessages', {
        description: 'Messages that vouchers pay for once the free ones are used.',
      }),
      nextMessagePrice: t.expose('nextMessagePrice', {
        type: 'Price',
        description: 'What the next message costs.',
      }),
    }),
  });
  const content = builder.objectRef<{
    readonly channels: readonly ChannelShape[];
    readonly nextOffset: number | null;
  }>('MessengerContent');
  content.implement({
    fields: (t) => ({
      channels: t.field({ type: [channel], resolve: ({ channels }) => [...channels] }),
      nextOffset: t.exposeInt('nextOffset', { nullable: true }),
    }),
  });
  const unread = builder.objectRef<{ readonly count: number }>('UnreadMessages');
  unread.implement({
    fields: (t) => ({
      count: t.exposeInt('count', {
        description: 'Messages in channels that are neither archived nor blocked.',
      }),
    }),
  });

  builder.queryFields((t) => ({
    messengerContent: t.field({
      type: content,
      description:
        'Channels of the caller. `filter`: newest, unread, archived, blocked. `order`: newest, oldest. `search`: in the names of performers, without case and accents; with it and with `online` (performers who are online now) the newest 1,000 are looked through. Needs a login.',
      args: {
        first: t.arg.int({ defaultValue: messengerChannelsPage }),
        offset: t.arg.int({ defaultValue: 0 }),
        filter: t.arg.string(),
        order: t.arg.string(),
        search: t.arg.string(),
        online: t.arg.boolean({ defaultValue: false }),
      },
      async resolve(_root, args, context) {
        const { guestId } = context.caller;
        if (guestId === null) throw new OperationError('NEED_LOGIN');
        const limit = clampFirst(args.first, messengerChannelsPage);
        const offset = Math.max(0, args.offset ?? 0);
        const filter = filterOf(args.filter) ?? refuseField('filter');
        const order = orderOf(args.order) ?? refuseField('order');
        const search = searchOf(args.search) ?? refuseField('search');
        const online = args.online ?? false;
        const actorIds = await findPartners(deps, guestId, { filter, search, online });
        const page = { filter, order, offset, actorIds };
        // One more than asked for tells whether there is a next page.
        const rows = await listChannels(database.read, guestId, { ...page, limit: limit + 1 });
        const shown = rows.slice(0, limit);
        const ids = shown.map(({ actor_id }) => actor_id);
        const payer = await payerOf(deps, database.read, guestId, ids);
        const channels = await Promise.all(
          shown.map(async (row) => {
            const actor = await actors.load(context, row.actor_id);
            return actor && shapeOf(row, actor, payer, context.caller);
          }),
        );
        return {
          // Who is not there any more is left out.
          channels: channels.filter((one) => one !== null),
          nextOffset: rows.length > limit ? offset + limit : null,
        };
      },
    }),
    unreadMessageCount: t.field({
      type: unread,
      description: 'What the caller has not read; nothing for visitors.',
      async resolve(_root, _args, { caller: { guestId } }) {
        return { count: guestId === null ? 0 : await countUnread(database.read, guestId) };
      },
    }),
  }));

  builder.mutationField('touchMessengerChannel', (t) =>
    t.field({
      type: channel,
      description:
        'The channel of the caller and a performer, opened where there is none: with its id one can write. Stands in no list before. Needs a login. [RU-messenger-touch-channel]',
      args: { actorId: t.arg.id({ required: true }) },
      async resolve(_root, { actorId }, { caller }) {
        const { guestId, language } = caller;
        if (guestId === null) throw new OperationError('NEED_LOGIN');
        const id = rowIdOf(actorId);
        const actor = id === null ? null : await actors.find(id, language);
        if (!actor) throw new OperationError('NOT_FOUND');
        if (isBanned(actor.banned_countries, caller.country))
          throw new OperationError('BANNED_COUNTRY');
        const row = await database.transaction((tx) => openChannel(tx, guestId, actor.id));
        const payer = await payerOf(deps, database.read, guestId, [actor.id]);
        return shapeOf(row, actor, payer, caller);
      },
    }),
  );
}
