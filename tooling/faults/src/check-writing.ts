import type { ChannelMessage } from '@vx/messenger-core';
import type { Query } from './database.ts';
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
  const known = new Set(
    writings.flatMap(({ written }) =>
      written.flatMap(({ clientId, takenBack }) => (takenBack ? [] : [clientId])),
    ),
  );
  for (const writing of writings) {
    checkChannel(writing, findings);
    for (const { clientId } of writing.shown.filter(isGuests))
      if (!known.has(clientId ?? ''))
        findings.add('only what was written is said', `${whereOf(writing)}: ${clientId ?? ''}`);
  }
  const paid = writings.reduce((sum, writing) => sum + paidIn(writing), 0);
  if (!writings.some(({ refused }) => refused.has('PRICE_CHANGED')))
    findings.add('a changed price refuses', 'none did, so nothing was proven of changed prices');
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

/** The writer's own messages, as the channel shows them: another browser of the guest's may write in it, too. */
function ownOf({ written, shown }: Writing): readonly ChannelMessage[] {
  const keys = new Set<string | null | undefined>(written.map(({ clientId }) => clientId));
  return shown.filter(({ clientId }) => keys.has(clientId));
}

/** What a writer's messages cost, by what the channel shows; minor units of the guest's wallet. */
export const costOf = (writing: Writing): number =>
  ownOf(writing).reduce((sum, { price }) => sum + (price?.value ?? 0), 0);

/** How many of a writer's messages stand in the channel. */
export const saidIn = (writing: Writing): number => ownOf(writing).length;

/** How many of them cost something. */
export const paidIn = (writing: Writing): number =>
  ownOf(writing).filter(({ price }) => (price?.value ?? 0) > 0).length;
