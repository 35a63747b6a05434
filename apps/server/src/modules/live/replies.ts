import type { JobDefinition } from '../../platform/module.ts';
import type { Language } from '../actors/index.ts';
import { givenIn } from '../messenger/index.ts';
import { createComposeReply } from './compose-reply.ts';
import type { LiveDeps } from './live-deps.ts';
import type { Participation, Tx } from './live.repository.ts';
import { say } from './log-chat.ts';
import { announceLine } from './performer-events.ts';
import { lineViewOf } from './views.ts';

const replyJob = 'live.reply';

interface ReplyPayload {
  readonly chatId: string;
  /** `null`: the first line of the chat. */
  readonly messageId: number | null;
}

/** The performer says something first, a moment after the start. */
export async function enqueueOpening(deps: LiveDeps, tx: Tx, chat: Participation): Promise<void> {
  await enqueue(deps, tx, chat, null);
}

/** The performer answers a line of the guest after one to three seconds, typing meanwhile. */
export async function enqueueReply(
  deps: LiveDeps,
  tx: Tx,
  chat: Participation,
  messageId: number,
): Promise<void> {
  await enqueue(deps, tx, chat, messageId);
}

async function enqueue(
  deps: LiveDeps,
  tx: Tx,
  chat: Participation,
  messageId: number | null,
): Promise<void> {
  if (await deps.performers?.isChairHeld(chat.actor_id, tx)) return;
  const payload: ReplyPayload = { chatId: chat.id, messageId };
  await deps.jobs.enqueue(tx, replyJob, payload, {
    runAt: deps.clock.now() + thinkingMs(deps.random.next()),
  });
  deps.database.afterCommit(() => typing(deps, chat, true));
}

function typing(
  deps: LiveDeps,
  chat: Pick<Participation, 'id' | 'guest_id'>,
  isTyping: boolean,
): void {
  deps.guestFrames
    .send(chat.guest_id, 'chatTyping', { chatId: chat.id, typing: isTyping })
    .catch((error: unknown) =>
      deps.logger.warn('typing frame was not sent', { chatId: chat.id, err: error }),
    );
}

/** Answers as a performer. Runs at least once, stores its line once: the line it answers is its key. */
export function replyJobOf(deps: LiveDeps): JobDefinition {
  return {
    name: replyJob,
    run: (payload) => answer(deps, payload as ReplyPayload),
  };
}

async function answer(deps: LiveDeps, { chatId, messageId }: ReplyPayload): Promise<void> {
  const chat = await deps.database.read
    .selectFrom('live_participations')
    .selectAll()
    .where('id', '=', chatId)
    .where('state', '=', 'running')
    .executeTakeFirst();
  if (!chat) return;
  // The guest wrote on: the later line gets the answer.
  if (messageId !== null && (await deps.log.saidMore(deps.database.read, chatId, messageId)))
    return;
  const text = await compose(deps, chat, messageId);
  await deps.database.transaction(async (tx) => {
    // Only as long as the chat runs: its row is held while the line is written.
    const running = await tx
      .selectFrom('live_participations')
      .select('id')
      .where('id', '=', chatId)
      .where('state', '=', 'running')
      .forShare()
      .executeTakeFirst();
    if (!running || text === null) return;
    deps.database.afterCommit(() => typing(deps, chat, false));
    // Somebody has sat down meanwhile, who speaks for herself.
    if (await deps.performers?.isChairHeld(chat.actor_id, tx)) return;
    const clientId = messageId === null ? `reply:opening:${chatId}` : `reply:${messageId}`;
    const line = await say(deps, tx, chat, { clientId, sender: 'actor', text });
    if (line) {
      await deps.guestEvents.append(tx, chat.guest_id, 'chatMessage', lineViewOf(deps, chat, line));
      await announceLine(deps, tx, chat, line);
    }
  });
}

async function compose(
  deps: LiveDeps,
  chat: Participation,
  messageId: number | null,
): Promise<string | null> {
  const history = await deps.log.saidIn(deps.database.read, chat.id, 20);
  const language = chat.language as Language;
  const answered = history.find(({ id }) => id === messageId);
  return await createComposeReply(deps)({
    guestId: chat.guest_id,
    actorId: chat.actor_id,
    language,
    text: messageId === null ? null : (answered?.body.text ?? ''),
    gift: answered && (await deps.gifts.describe(givenIn(answered), language))[0]?.name,
    recent: history.flatMap(({ sender, body }) => (sender === 'actor' ? (body.text ?? []) : [])),
  });
}

/** Between one and three seconds. */
function thinkingMs(random: number): number {
  return 1_000 + Math.floor(random * 2_000);
}
