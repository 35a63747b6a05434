import { chooseReply, intentOf, linesOf, replySlots, type ReplySlots } from '../../demo/chat.ts';
import type { JobDefinition } from '../../platform/module.ts';
import type { Language } from '../actors/index.ts';
import type { LiveDeps } from './live-deps.ts';
import type { Participation, Tx } from './live.repository.ts';
import { say } from './log-chat.ts';
import { findReplies } from './replies.repository.ts';
import { announceLine } from './performer-events.ts';
import { lineOf } from './views.ts';

const replyJob = 'live.reply';
const opening = 'opening';

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
      await deps.guestEvents.append(tx, chat.guest_id, 'chatMessage', lineOf(chatId, line));
      await announceLine(deps, tx, chat, line);
    }
  });
}

async function compose(
  deps: LiveDeps,
  chat: Participation,
  messageId: number | null,
): Promise<string | null> {
  const language = chat.language as Language;
  const history = await deps.log.saidIn(deps.database.read, chat.id, 20);
  const text =
    messageId === null ? null : (history.find((line) => line.id === messageId)?.body.text ?? '');
  const pool = await findReplies(deps.database.read, language);
  const intent = text === null ? opening : intentOf(text, language);
  if (linesOf(pool, intent).length === 0) return null;
  return chooseReply({
    pool,
    language,
    performer: chat.actor_id,
    text,
    slots: await slotsOf(deps, chat),
    recent: history.filter((line) => line.sender === 'actor').map((line) => line.body.text),
    random: deps.random.next(),
  });
}

async function slotsOf(deps: LiveDeps, chat: Participation): Promise<ReplySlots> {
  const language = chat.language as Language;
  const [guest, actor] = await Promise.all([
    deps.accounts.find(chat.guest_id),
    deps.actors.find(chat.actor_id, language),
  ]);
  const profile = actor ?? {
    name: chat.actor_name,
    city: '',
    likes: '',
    music: '',
    profession: '',
  };
  return replySlots(profile, guest?.name ?? '', language);
}

/** Between one and three seconds. */
function thinkingMs(random: number): number {
  return 1_000 + Math.floor(random * 2_000);
}
