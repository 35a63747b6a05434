import type { StudioGuest, StudioLine } from '@vx/contract/studio';
import { secondsOf } from './meter-of.ts';
import type { StudioCaller } from '../../platform/module.ts';
import type { LiveDeps } from './live-deps.ts';
import { givenIn, referenceOf, studioClientIdOf, type SaidLine } from '../messenger/index.ts';
import type { Participation, Tx } from './live.repository.ts';
import { currencyOf } from './views.ts';

type Language = StudioCaller['language'];

/** Lines as their performer reads them, with what their gifts brought. */
export async function studioLinesOf(
  { gifts, money }: Pick<LiveDeps, 'gifts' | 'money'>,
  chat: Pick<Participation, 'id' | 'actor_id' | 'currency'>,
  lines: readonly SaidLine[],
  language: Language,
  tx?: Tx,
): Promise<readonly StudioLine[]> {
  const given = lines.filter(({ kind }) => kind === 'gift').map(referenceOf);
  const parts =
    given.length > 0
      ? await money.performerPartsOf({ actorId: chat.actor_id }, given, tx)
      : new Map<string, number>();
  const show = (value: number) => money.display({ value, currency: currencyOf(chat) }, language);
  return await Promise.all(
    lines.map(async (line) => ({
      chatId: chat.id,
      lineId: String(line.id),
      clientId: studioClientIdOf(line),
      from: line.sender === 'actor' ? ('performer' as const) : line.sender,
      text: line.body.text ?? '',
      gifts: [...(await gifts.describe(givenIn(line), language, tx))],
      at: line.at.toISOString(),
      ...(line.kind === 'gift' && { earned: show(parts.get(referenceOf(line)) ?? 0) }),
    })),
  );
}

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
  deps: Pick<LiveDeps, 'performers' | 'performerEvents' | 'gifts' | 'money'>,
  tx: Tx,
  chat: Pick<Participation, 'id' | 'actor_id' | 'currency'>,
  line: SaidLine,
): Promise<void> {
  const performer = await deps.performers?.of(chat.actor_id, tx);
  if (!performer) return;
  const [shown] = await studioLinesOf(deps, chat, [line], performer.language, tx);
  if (shown) await deps.performerEvents.append(tx, performer.id, 'chatLine', shown);
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
