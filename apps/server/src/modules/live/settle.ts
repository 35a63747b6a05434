import type { SpendingRoom } from '@vx/money-core/rules';
import type { ChargeRequest } from '../money/index.ts';
import type { Language } from '../actors/index.ts';
import { imageSet, previewImage } from '../actors/index.ts';
import { chatSubject } from '../media/index.ts';
import type { LiveDeps } from './live-deps.ts';
import { closeChat, closeEmptySession, type Participation, type Tx } from './live.repository.ts';
import { logEnd } from './log-chat.ts';
import {
  chargeAfter,
  chatKinds,
  freeMinutesUsed,
  type ExitCode,
  type Reading,
} from '@vx/live-core/rules';
import { freeSecondsUsed } from './meter-of.ts';
import { announceEnd } from './performer-events.ts';
import { currencyOf, receiptOf } from './views.ts';

/**
 * The charge that a reading asks for. The key of the transfer is the sum it leads to, so that the
 * same second is never paid twice, whoever ticks.
 */
export function chargeOf(chat: Participation, reading: Reading): ChargeRequest {
  return {
    guestId: chat.guest_id,
    amount: reading.charge,
    currency: currencyOf(chat),
    kind: chatKinds[chat.kind].transfer,
    reference: chat.id,
    text: { args: { actor: chat.actor_name } },
    running: true,
    performer: { id: chat.actor_id, chargedBefore: chat.charged },
    transferKey: `live:${chat.id}:${reading.charged}`,
  };
}

export interface ChatEnding {
  readonly exitCode: ExitCode;
  /** The guest's own rule that ended it. */
  readonly endedBy?: SpendingRoom['rule'];
  readonly endedAt: number;
  readonly charged: number;
  readonly billedMs: number;
  readonly balance: number;
  /** What comes next could not be charged. */
  readonly isUnpaid?: boolean;
}

/**
 * Ends a chat in the caller's transaction: row, minutes taken from vouchers, the performer's session with the
 * last who takes part in it, performer free again, lines of the end in the channel, stream closed, durable `chatEnd`
 * with the receipt. The caller holds the lock of the wallet.
 */
export async function finish(
  deps: LiveDeps,
  tx: Tx,
  chat: Participation,
  end: ChatEnding,
): Promise<Participation> {
  const endedAt = new Date(end.endedAt);
  await closeChat(tx, {
    id: chat.id,
    charged: end.charged,
    billedMs: end.billedMs,
    endedAt,
    exitCode: end.exitCode,
    endedBy: end.endedBy ?? null,
    balanceAfter: end.balance,
  });
  deps.database.afterCommit(() => deps.revocations.revoke(chatSubject(chat.id)));
  const minutes = freeMinutesUsed(end.billedMs, chat.free_seconds);
  if (minutes > 0) {
    const { guest_id: guestId, actor_id: actorId, id: chatId, started_at: began } = chat;
    const use = { guestId, actorId, chatId, began, minutes };
    const taken = await deps.benefits.takeMinutes(tx, use);
    // Only chats take minutes, one at a time; a chat must come to its end all the same.
    if (taken < minutes) deps.logger.error('a chat had too few free minutes', { chatId, taken });
    await deps.money.shareGift(tx, {
      guestId,
      performerId: actorId,
      kind: chatKinds[chat.kind].transfer,
      reference: chatId,
      currency: currencyOf(chat),
      worth: chargeAfter(
        chat.price_per_minute,
        freeSecondsUsed({ ...chat, billed_ms: end.billedMs }),
      ),
      transferKey: `gift:live:${chatId}`,
    });
  }
  const isOver = await closeEmptySession(tx, {
    id: chat.session_id,
    endedAt,
    exitCode: end.exitCode,
  });
  if (isOver) await deps.actors.setBusy(tx, [chat.actor_id], false);
  const ended: Participation = {
    ...chat,
    state: 'ended',
    charged: end.charged,
    billed_ms: end.billedMs,
    ticked_at: endedAt,
    ended_at: endedAt,
    exit_code: end.exitCode,
    ended_by: end.endedBy ?? null,
    balance_after: end.balance,
  };
  await logEnd(deps, tx, ended, end.isUnpaid === true);
  const language = chat.language as Language;
  const receipt = await receiptOf(deps, ended, language, tx);
  const actor = await deps.actors.find(chat.actor_id, language, tx);
  await deps.guestEvents.append(tx, chat.guest_id, 'chatEnd', {
    price: receipt.price,
    chatId: chat.id,
    actor: {
      id: String(chat.actor_id),
      name: chat.actor_name,
      previewImage: actor ? previewImage(actor) : '',
    },
    exitCode: end.exitCode,
    receipt,
  });
  await announceEnd(deps, tx, ended);
  await deps.domainEvents.emit(tx, 'chatEnded', {
    guestId: chat.guest_id,
    chatId: chat.id,
    actorId: chat.actor_id,
    actorName: chat.actor_name,
    slug: actor?.slug ?? '',
    picture: actor ? imageSet('avatar', actor.id, actor.image_version).url : '',
    seconds: receipt.seconds,
    price: { value: ended.charged, currency: currencyOf(chat) },
  });
  return ended;
}
