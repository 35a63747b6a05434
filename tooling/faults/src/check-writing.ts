import type { ChannelMessage } from '@vx/messenger-core';
import type { Query } from './database.ts';
import { giftInvariants } from './invariants/gifts.ts';
import { checkTables } from './invariants/invariants.ts';
import { messageInvariants } from './invariants/messages.ts';
import type { Findings } from './violation.ts';
import type { Writing } from './writers.ts';

/** Whatever was cut, killed and loaded again: each message is said once, in order, and paid for as it was shown. */
export async function checkWriting(
  query: Query,
  writings: readonly Writing[],
  findings: Findings,
): Promise<void> {
  await checkTables(query, messageInvariants, findings);
  await checkTables(query, giftInvariants, findings);
  const known = new Set(
    writings.flatMap(({ written, gifts }) => [
      ...written.flatMap(({ clientId, takenBack }) => (takenBack ? [] : [clientId])),
      ...gifts.flatMap(({ clientId, fate }) => (fate === 'undone' ? [] : [clientId])),
    ]),
  );
  for (const writing of writings) {
    checkChannel(writing, findings);
    checkGifts(writing, findings);
    for (const { clientId } of writing.shown.filter(isGuests))
      if (!known.has(clientId ?? ''))
        findings.add('only what was written is said', `${whereOf(writing)}: ${clientId ?? ''}`);
  }
  const paid = writings.reduce((sum, writing) => sum + paidIn(writing), 0);
  if (!writings.some(({ refused }) => refused.has('PRICE_CHANGED')))
    findings.add('a changed price refuses', 'none did, so nothing was proven of changed prices');
  for (const [what, countOf] of [
    ['gifts are given', givenIn],
    ['gifts are taken back', undoneIn],
  ] as const)
    if (writings.every((writing) => countOf(writing) === 0))
      findings.add(what, 'none was, so nothing was proven of them');
  if (paid === 0) findings.add('messages are paid for', 'none was, so nothing was proven of them');
}

const isGuests = ({ senderType }: ChannelMessage): boolean => senderType === 'guest';
const whereOf = ({ guest, channelId }: Writing): string =>
  `guest ${guest.id}, channel ${channelId}`;

function checkChannel(writing: Writing, findings: Findings): void {
  const { written, shown } = writing;
  const where = whereOf(writing);
  for (const surprise of writing.surprises)
    findings.add('who writes is answered', `${where}: ${surprise}`);
  const own = shown.filter(isGuests);
  const wanted = written.filter(({ takenBack }) => !takenBack);
  const said = new Set(wanted.map(({ clientId }) => clientId));
  const keys = own.map(({ clientId }) => clientId ?? '');
  for (const { clientId, text, prices } of wanted) {
    const found = own.filter((message) => message.clientId === clientId);
    const [message] = found;
    if (!message || found.length > 1 || message.data.text !== text) {
      const what = `${text} (${clientId}) stands there ${found.length} times`;
      findings.add('a message that was written is said once', `${where}: ${what}`);
    } else if (!prices.includes(message.price?.value ?? 0)) {
      const what = `${text} cost ${message.price?.value ?? 0}, shown ${prices.join(', ')}`;
      findings.add('a message costs what was shown', `${where}: ${what}`);
    }
  }
  const order = wanted.map(({ clientId }) => clientId).filter((key) => keys.includes(key));
  if (order.join() !== keys.filter((key) => said.has(key)).join())
    findings.add(
      'messages stand in the order in which they were written',
      `${where}: ${own.map(({ data }) => data.text).join(', ')}`,
    );
}

/** What was given stands there once, at the price that was shown; what was taken back is nowhere. */
function checkGifts({ gifts, shown, ...writing }: Writing, findings: Findings): void {
  for (const { clientId, fate, price } of gifts) {
    const found = shown.filter((message) => message.clientId === clientId);
    const isOnce = found.length === 1 || (found.length === 0 && fate === 'handed');
    const where = `guest ${writing.guest.id}, channel ${writing.channelId}: ${clientId}`;
    if (fate === 'undone' ? found.length > 0 : !isOnce)
      findings.add(
        fate === 'undone' ? 'a gift that was taken back is not given' : 'a gift is given once',
        `${where} stands there ${found.length} times`,
      );
    for (const message of found)
      if (message.type !== 'gift' || message.price?.value !== price)
        findings.add(
          'a gift costs what was shown',
          `${where} is a ${message.type} for ${message.price?.value ?? 0}, shown ${price}`,
        );
  }
}

/** The writer's own messages, as the channel shows them: another browser of the guest's may write in it, too. */
function ownOf({ written, gifts, shown }: Writing): readonly ChannelMessage[] {
  const keys = new Set<string | null | undefined>(
    [...written, ...gifts].map(({ clientId }) => clientId),
  );
  return shown.filter(({ clientId }) => keys.has(clientId));
}

/** What a writer's messages and gifts cost, by what the channel shows; minor units of the guest's wallet. */
export const costOf = (writing: Writing): number =>
  ownOf(writing).reduce((sum, { price }) => sum + (price?.value ?? 0), 0);

/** How many gifts of a writer stand in the channel. */
export const givenIn = (writing: Writing): number =>
  ownOf(writing).filter(({ type }) => type === 'gift').length;

/** How many were taken back, or refused. */
export const undoneIn = ({ gifts }: Writing): number =>
  gifts.filter(({ fate }) => fate === 'undone').length;

/** How many of a writer's messages stand in the channel. */
export const saidIn = (writing: Writing): number =>
  ownOf(writing).filter(({ type }) => type !== 'gift').length;

/** How many of them cost something. */
export const paidIn = (writing: Writing): number =>
  ownOf(writing).filter(({ type, price }) => type !== 'gift' && (price?.value ?? 0) > 0).length;
