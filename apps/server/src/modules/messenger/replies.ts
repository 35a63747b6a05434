import type { Transaction } from '../../platform/database/index.ts';
import type { JobDefinition } from '../../platform/module.ts';
import type { Language } from '../actors/index.ts';
import { announceMessage, givenIn } from './announce-message.ts';
import { insertLines, type ChannelRow, type SaidLine } from './lines.repository.ts';
import { sendAfterCommit, type MessengerDeps } from './messenger-deps.ts';
import { listMessages, type MessageRow } from './messenger.repository.ts';
import { lockChannelOfActor, markSeenByActor } from './performer.repository.ts';
import { announceSeenToGuest, sendTypingToGuest } from './read-receipts.ts';
import { studioClientIdOf } from './studio-key.ts';
import type { MessengerTables } from './tables.ts';

type Tx = Transaction<MessengerTables>;

const replyJob = 'messenger.reply';

/** Until it is looked again whether a performer is there who was away or in a chat: the longer, the older the message. */
const lookAgainMs = (ageMs: number): number =>
  Math.min(Math.max(ageMs / 10, 2 * MINUTE_MS), 30 * MINUTE_MS);

const MINUTE_MS = 60_000;

/** How old a message may be that is still answered. */
const GIVE_UP_MS = 3 * 86_400_000;

/** How many messages are looked at: what was said last is not said again. */
const HISTORY = 20;

interface ReplyPayload {
  readonly actorId: number;
  readonly channelId: number;
  readonly messageId: number;
  /** That the guest wrote in. */
  readonly language: Language;
  /** The message is seen, and the answer is being typed. */
  readonly isTyping?: boolean;
}

/**
 * Has a guest's message answered by the script of its performer after six to twenty seconds, or when the performer
 * is there again: it is read first, and then the answer is typed. Nothing is answered for whoever holds the chair.
 */
export async function enqueueReply(
  { composeReply, performers, jobs, clock, random }: MessengerDeps,
  tx: Tx,
  to: { readonly actorId: number; readonly line: SaidLine; readonly language: Language },
): Promise<void> {
  const { actorId, line, language } = to;
  if (composeReply === null || (await performers?.isChairHeld(actorId, tx))) return;
  const payload: ReplyPayload = {
    actorId,
    channelId: line.channel_id,
    messageId: line.id,
    language,
  };
  await jobs.enqueue(tx, replyJob, payload, {
    runAt: clock.now() + readingMs(random.next()),
  });
}

/** Answers as a performer. Runs at least once, stores its message once: the message it answers is its key. */
export function replyJobOf(deps: MessengerDeps): JobDefinition {
  return {
    name: replyJob,
    async run(payload) {
      const asked = payload as ReplyPayload;
      const read = await deps.database.transaction((tx) => answer(deps, tx, asked));
      if (!read) return;
      announceSeenToGuest(deps, read, asked.messageId);
      sendAfterCommit(deps, () => sendTypingToGuest(deps, read));
    },
  };
}

/** @returns the channel where its message was read just now, and the answer is typed */
async function answer(
  deps: MessengerDeps,
  tx: Tx,
  payload: ReplyPayload,
): Promise<ChannelRow | null> {
  const { actorId, channelId, messageId, language } = payload;
  const channel = await lockChannelOfActor(tx, actorId, channelId);
  if (!channel || channel.blocked || channel.blocked_by_actor) return null;
  const history = await listMessages(tx, channelId, { before: null, limit: HISTORY });
  const message = history.find(({ id }) => id === messageId);
  if (!message) return null;
  const age = deps.clock.now() - message.at.getTime();
  if (age >= GIVE_UP_MS) return null;
  if (isSettled(history, messageId)) return null;
  // Somebody has sat down meanwhile, who speaks for herself.
  if (await deps.performers?.isChairHeld(actorId, tx)) return null;
  const text = await deps.composeReply?.(
    {
      guestId: channel.guest_id,
      actorId,
      language,
      text: message.body.text ?? '',
      gift: (await deps.gifts.describe(givenIn(message), language, tx))[0]?.name,
      recent: history.flatMap(({ sender, body }) => (sender === 'actor' ? (body.text ?? []) : [])),
    },
    tx,
  );
  if (text === undefined || text === null) return null;
  const actor = await deps.actors.find(actorId, language, tx);
  if (!actor?.online || actor.busy) {
    await deps.jobs.enqueue(tx, replyJob, payload, {
      runAt: deps.clock.now() + lookAgainMs(age),
    });
    return null;
  }
  const at = new Date(deps.clock.now());
  await markSeenByActor(tx, actorId, { channelId, until: messageId, at });
  if (!payload.isTyping) {
    const typed: ReplyPayload = { ...payload, isTyping: true };
    await deps.jobs.enqueue(tx, replyJob, typed, { runAt: deps.clock.now() + typingMs(text) });
    return channel;
  }
  const [line] = await insertLines(tx, channelId, [
    { clientId: replyKey(messageId), sender: 'actor', kind: 'text', body: { text }, at },
  ]);
  if (line) await announceMessage(deps, tx, channelId, line as SaidLine);
  return null;
}

/** Under which an answer is kept. */
const replyKey = (messageId: number): string => `reply:${messageId}`;

/** Whether it is answered, by a person, too, or the guest wrote on: then the later message gets the answer. */
const isSettled = (history: readonly MessageRow[], messageId: number): boolean =>
  history.some(
    (row) =>
      row.client_id === replyKey(messageId) ||
      (row.id > messageId && (row.sender === 'guest' || studioClientIdOf(row) !== null)),
  );

/** Before a message is read. Between four and sixteen seconds. */
const readingMs = (random: number): number => 4_000 + Math.floor(random * 12_000);

/** How long an answer is typed. Between two and four seconds, so that it comes while it is shown as typed. */
const typingMs = (text: string): number => 2_000 + Math.min(text.length * 20, 2_000);
