import type { StudioGuest, StudioLine } from '@vx/contract/studio';
import { secondsOf } from './meter-of.ts';
import type { StudioCaller } from '../../platform/module.ts';
import type { LiveDeps } from './live-deps.ts';
import { studioClientIdOf, type Line } from '../messenger/index.ts';
import type { Participation, Tx } from './live.repository.ts';
import { currencyOf } from './views.ts';

type Language = StudioCaller['language'];

/** A line as its performer reads it. */
export const studioLineOf = (chatId: string, line: Line<'text'>): StudioLine => ({
  chatId,
  lineId: String(line.id),
  clientId: studioClientIdOf(line),
  from: line.sender === 'actor' ? 'performer' : line.sender,
  text: line.body.text,
  at: line.at.toISOString(),
});

/** Guests as their performer sees them: nothing that the product does not tell of them. */
export async function studioGuestsOf(
  deps: Pick<LiveDeps, 'accounts' | 'money'>,
  chats: readonly Participation[],
  language: Language,
  tx?: Tx,
): Promise<readonly StudioGuest[]> {
  const actorId = chats[0]?.actor_id;
  if (actorId === undefined) return [];
  const ids = chats.map(({ id }) => id);
  const earned = await deps.money.performerPartsOf({ actorId }, ids, tx);
  const guests: StudioGuest[] = [];
  for (const chat of chats) {
    const show = (value: number) =>
      deps.money.display({ value, currency: currencyOf(chat) }, language);
    const guest = await deps.accounts.find(chat.guest_id, tx);
    guests.push({
      chatId: chat.id,
      name: guest?.name ?? '',
      language: chat.language as Language,
      kind: chat.kind,
      startedAt: chat.started_at.toISOString(),
      seconds: secondsOf(chat),
      pricePerMinute: show(chat.price_per_minute),
      paid: show(chat.charged),
      earned: show(earned.get(chat.id) ?? 0),
    });
  }
  return guests;
}

/** Tells the performer, in the transaction in which it happens, that a guest came in. */
export async function announceStart(deps: LiveDeps, tx: Tx, chat: Participation): Promise<void> {
  const performer = await deps.performers?.of(chat.actor_id, tx);
  if (!performer) return;
  const [guest] = await studioGuestsOf(deps, [chat], performer.language, tx);
  if (guest) await deps.performerEvents.append(tx, performer.id, 'chatStarted', guest);
}

/** The same of a line, also of the performer's own: she may have two windows. */
export async function announceLine(
  deps: Pick<LiveDeps, 'performers' | 'performerEvents'>,
  tx: Tx,
  chat: Pick<Participation, 'id' | 'actor_id'>,
  line: Line<'text'>,
): Promise<void> {
  const performer = await deps.performers?.of(chat.actor_id, tx);
  if (performer)
    await deps.performerEvents.append(tx, performer.id, 'chatLine', studioLineOf(chat.id, line));
}

/** The same of the end, with what it brought. */
export async function announceEnd(deps: LiveDeps, tx: Tx, ended: Participation): Promise<void> {
  const performer = await deps.performers?.of(ended.actor_id, tx);
  if (!performer) return;
  const [guest] = await studioGuestsOf(deps, [ended], performer.language, tx);
  if (!guest) return;
  const { chatId, name, seconds, paid, earned } = guest;
  await deps.performerEvents.append(tx, performer.id, 'chatEnded', {
    chatId,
    name,
    seconds,
    paid,
    earned,
  });
}
