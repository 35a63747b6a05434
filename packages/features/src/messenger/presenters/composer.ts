import type { Price } from '@vx/contract';
import { priceOf } from '@vx/currency';
import { errorText } from '@vx/i18n';
import { messagesLeft, priceAfter } from '@vx/messenger-core/rules';
import type { OutboxMessage, TakenBack, WritingTerms } from '@vx/messenger-core';
import { isHeldBack, limitsLink } from '../../app/limits-link.ts';
import { withReturn } from '../../app/login-path.ts';
import { amountAndWorth } from '../../texts/amount-words.ts';
import type { Texts } from '../../texts/presenter-texts.ts';
import { MESSENGER_FIELDS } from '../messenger-data.ts';

/** Where a guest writes to a performer. */
export interface ComposerView {
  readonly placeholder: string;
  /** What the next message costs, in minor units of the wallet: goes with it, so that nothing else is charged. */
  readonly expectedPrice: number;
  /** How the form sends it without script. */
  readonly plain: { readonly name: string; readonly price: string };
  /** What stands beside the field: how many messages are free, and what the next one costs. */
  readonly next: { readonly text: string; readonly price?: Price };
  /** That a message is taken back, and what came back with it; `null`: none was. */
  readonly takenBack: string | null;
  /** Why the last message was not sent, and the way on; `null`: nothing was refused. */
  readonly problem: {
    readonly text: string;
    readonly link: { readonly label: string; readonly href: string } | null;
  } | null;
}

/** What it costs to write, once that is said which is on its way. [RU-messenger-channel-pricing] */
export function toComposer(
  facts: {
    /** The performer. */
    readonly name: string;
    readonly terms: WritingTerms;
    /** Of this channel. */
    readonly outbox: readonly OutboxMessage[];
    readonly language: Parameters<typeof priceOf>[2];
    /** The address of the conversation. */
    readonly here: string;
    /** Why the form without script wrote nothing. */
    readonly refused: string | null;
    /** What became of the message that was taken back last; `null`: none was. */
    readonly taken?: TakenBack | null;
  },
  texts: Texts,
): ComposerView {
  const { name, terms, outbox } = facts;
  const { t } = texts;
  const underway = outbox.filter(({ state }) => state !== 'failed').length;
  const expectedPrice = priceAfter(terms, underway);
  const { messagePrice, nextMessagePrice: next } = terms;
  const price = priceOf(
    messagePrice ?? 0,
    next.currency,
    facts.language,
    // The server says what the next message is worth, which may be a free one.
    next.value === messagePrice ? (next.equivalent?.value ?? null) : null,
  );
  const left = messagesLeft(terms, underway);
  const failed = outbox.findLast(({ state }) => state === 'failed');
  const { taken = null } = facts;
  const code = failed
    ? (failed.problem ?? '')
    : taken?.kind === 'refused'
      ? taken.code
      : facts.refused;
  return {
    placeholder: t('messenger.writeTo', { name }),
    expectedPrice,
    plain: { name: MESSENGER_FIELDS.text, price: MESSENGER_FIELDS.price },
    next:
      terms.isMessagingFree || price.value === 0
        ? { text: t('messenger.free') }
        : left > 0
          ? { text: t('messenger.left', { count: left }), price }
          : { text: t('messenger.each'), price },
    takenBack:
      taken?.kind !== 'takenBack'
        ? null
        : taken.refund
          ? t('messenger.takenBackPaid', { price: amountAndWorth(t, taken.refund) })
          : t('messenger.takenBack'),
    problem:
      code === null ? null : problemOf(code, expectedPrice === 0 ? null : price, facts, texts),
  };
}

function problemOf(
  code: string,
  price: Price | null,
  { name, here }: { readonly name: string; readonly here: string },
  { t, path }: Texts,
): ComposerView['problem'] {
  if (code === 'PRICE_CHANGED')
    return {
      text: price
        ? t('messenger.problem.price', { price: amountAndWorth(t, price) })
        : t('messenger.problem.nowFree'),
      link: null,
    };
  if (code === 'BALANCE_TOO_LOW')
    return {
      text: t('messenger.problem.balance'),
      link: { label: t('money.topUp.title'), href: withReturn(path('topUp', {}), here) },
    };
  if (isHeldBack(code)) return { text: t(errorText(code)), link: limitsLink(t, path, code) };
  if (code === 'FORBIDDEN') return { text: t('messenger.problem.closed', { name }), link: null };
  return { text: t(errorText(code)), link: null };
}
