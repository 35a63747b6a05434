import { createConversation, type OutboxMessage, type TakenBack } from '@vx/messenger-core';
import { typingNotice } from '@vx/contract/constants';
import { createNotice } from '@vx/kernel';
import { MAX_MESSAGE_LENGTH, priceAfter } from '@vx/messenger-core/rules';
import { useAtomValue } from 'jotai/react';
import { useEffect, useMemo, useState } from 'react';
import { useServices, useStore } from '../app/context.tsx';
import { useIsAlive } from '../app/use-is-alive.ts';
import type { NameGift } from '../cards/gift-words.ts';
import { useTexts } from '../texts/use-texts.ts';
import { channelDraftsAtom } from './channel-drafts-atom.ts';
import type { MessageRefusal, OpenChannel } from './messenger-data.ts';
import { outboxAtom } from './outbox-atom.ts';
import { toComposer, type ComposerView } from './presenters/composer.ts';
import {
  lineIdOf,
  toConversationLines,
  type ConversationLineView,
} from './presenters/conversation.ts';

export interface ConversationView {
  readonly lines: readonly ConversationLineView[];
  /** `null` where the conversation begins. */
  readonly older: { readonly load: () => void; readonly busy: boolean } | null;
  readonly composer: ComposerView;
  /** The performer is writing. */
  readonly isTyping: boolean;
  /** What was typed and not sent; it survives a reload, and follows to the guest's other devices. */
  readonly draft: string;
  readonly setDraft: (text: string) => void;
  readonly write: (text: string) => void;
  /** Sends a refused message again, at the price that is shown. */
  readonly retry: (lineId: string) => void;
  readonly cancel: (lineId: string) => void;
  /** Takes back a message that the performer has not seen; its words are there to be written anew. */
  readonly takeBack: (lineId: string) => void;
  /** Characters of a message. */
  readonly maxLength: number;
  /** There is no connection: what is written goes later. */
  readonly isOffline: boolean;
}

const inChannel = (all: readonly OutboxMessage[], id: string): readonly OutboxMessage[] =>
  all.filter(({ channelId }) => channelId === id);

/** The open conversation: what was loaded, what came, what was before and what is on its way. Lives with the open channel. */
export function useConversation(
  page: OpenChannel,
  partner: { readonly name: string; readonly here: string; readonly nameGift: NameGift },
  refusal: MessageRefusal | null,
): ConversationView {
  const { rest, socket, logger, config, clock, scheduler } = useServices();
  const texts = useTexts();
  const { intl, t } = texts;
  const { nameGift, ...addressee } = partner;
  const channelId = page.channel.id;
  const [conversation] = useState(() =>
    createConversation({ first: page, calls: rest, socket, scheduler, logger }),
  );
  const outbox = useAtomValue(outboxAtom);
  useEffect(() => conversation.listen(), [conversation]);
  const drafts = useAtomValue(channelDraftsAtom);
  const typed = useMemo(() => drafts.of(channelId), [drafts, channelId]);
  const [noteTyping] = useState(() =>
    createNotice(clock, typingNotice, () =>
      rest.call('POST /messenger/channel/{channelId}/typing', { params: { channelId } }),
    ),
  );
  useEffect(() => {
    conversation.add(page);
    outbox.settle(page.messages);
    typed.settle(page.draft);
  }, [conversation, outbox, typed, page]);
  const { messages, terms, loadOlder, busy, leaving, isTyping } = useStore(conversation);
  const [taken, setTaken] = useState<TakenBack | null>(null);
  const all = useStore(outbox);
  const draft = useStore(typed);
  const line = useStore(socket.line);
  // The server knows nothing of what this browser keeps.
  const isAlive = useIsAlive();
  const underway = useMemo(
    () => (isAlive ? inChannel(all, channelId) : []),
    [isAlive, all, channelId],
  );
  const lines = useMemo(
    () => toConversationLines(messages, underway, { intl, t, nameGift, leaving }),
    [messages, underway, intl, t, nameGift, leaving],
  );
  const composer = toComposer(
    {
      ...addressee,
      terms,
      outbox: underway,
      language: config.language,
      refused: refusal?.code ?? null,
      taken,
    },
    texts,
  );
  const { expectedPrice } = composer;
  return {
    lines,
    older: busy || loadOlder ? { load: () => loadOlder?.(), busy } : null,
    composer,
    isTyping,
    draft: isAlive ? draft : (refusal?.text ?? page.draft.text),
    setDraft(text) {
      typed.set(text);
      if (text.trim() !== '') noteTyping();
    },
    write(text) {
      setTaken(null);
      outbox.add({ channelId, text, expectedPrice });
    },
    retry: (id) => outbox.retry(id, expectedPrice),
    cancel: (id) => outbox.cancel(id, (count) => priceAfter(terms, count)),
    takeBack(lineId) {
      const message = messages.find((one) => lineIdOf(one) === lineId);
      if (!message || leaving.has(message.id)) return;
      void conversation.takeBack(message.id).then((outcome) => {
        setTaken(outcome);
        if (outcome.kind === 'takenBack' && typed.getSnapshot() === '')
          typed.set(message.data.text ?? '');
      });
    },
    maxLength: MAX_MESSAGE_LENGTH,
    isOffline: line === 'offline',
  };
}
