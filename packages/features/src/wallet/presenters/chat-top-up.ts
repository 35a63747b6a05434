import { priceOf } from '@vx/currency';
import type { PageConfig, Price } from '@vx/contract';
import type { TopUpStatus } from '@vx/contract/enums';
import type { ErrorCode } from '@vx/contract/errors';
import { errorText } from '@vx/i18n';
import { chatKinds, secondsLeftWith } from '@vx/live-core/rules';
import type { OneClickAmount, TopUpState } from '@vx/money-core';
import { limitsLink } from '../../app/limits-link.ts';
import { amountWords } from '../../texts/amount-words.ts';
import type { Texts } from '../../texts/presenter-texts.ts';
import type { TopUpOptions } from '../top-up-data.ts';
import type { OneClickView } from './one-click.ts';
import { choosable, type ChoosableAmount } from './choosable.ts';
import { firstChoice } from './top-up-choice.ts';

/** One amount that can be bought. */
export type ChatAmount = ChoosableAmount<OfferedAmount>;

type OfferedAmount = Pick<
  OneClickAmount,
  'credit' | 'bonus' | 'brings' | 'price' | 'isWithinLimits'
> & { readonly id: string };

/** The top-up that stands beside a running chat. */
export interface ChatTopUpView {
  /**
   * `paying`: a press is on its way. `waiting`: the provider is. `failed`: nothing was charged, and the same
   * choice stands.
   */
  readonly state: 'loading' | 'choose' | 'paying' | 'waiting' | 'done' | 'failed';
  readonly amounts: readonly ChatAmount[];
  readonly chosen: ChatAmount | undefined;
  readonly lastUsedId: string | null;
  /** By the means that paid last, without a page of the provider. */
  readonly isStored: boolean;
  readonly payLabel: string;
  /** What the wallet holds then, and for how long. */
  readonly afterwards: string | null;
  readonly message: string | undefined;
  /** The way to the guest's own limits, where they refused it. */
  readonly limits: { readonly label: string; readonly href: string } | null;
  /** The provider's page that is waited for. */
  readonly paymentPage: string | null;
  /** "104 coins added", once they are there. */
  readonly added: string | null;
}

/** The meter of the chat that coins are bought for. */
export interface ToppedUpChat {
  readonly balance: Price;
  readonly pricePerMinute: Price;
  readonly charged: Price;
  readonly seconds: number;
  readonly secondsLeft: number;
}

/** How long the chat lasts with so much more. */
const secondsAfter = (chat: ToppedUpChat, credit: number): number =>
  secondsLeftWith(
    chatKinds.livechat.tariff,
    {
      ...chat,
      pricePerMinute: chat.pricePerMinute.value,
      charged: chat.charged.value,
      balance: chat.balance.value,
    },
    credit,
  );

/** What is known of a top-up beside a running chat. */
export interface ChatTopUpFacts {
  readonly oneClick: OneClickView;
  /** The guest wants to pay otherwise than last time. */
  readonly isOtherWay: boolean;
  readonly topUp: TopUpState;
  /** What the server offers, once it is known. */
  readonly options: TopUpOptions | null;
  /** How the payment stands that was begun here. */
  readonly status: TopUpStatus;
  /** The amount that the guest has chosen; `null`: none yet. */
  readonly wanted: string | null;
  readonly chat: ToppedUpChat;
  readonly language: PageConfig['language'];
}

/** Whether the means that paid last can pay again; `null` while that is being asked. */
export function isStoredPossible({ kind, away }: OneClickView): boolean | null {
  if (kind === 'asking') return away === null ? null : false;
  return kind !== 'notPossible';
}

/** Buying coins while a chat goes on: nothing is charged before a press. */
export function toChatTopUp(facts: ChatTopUpFacts, texts: Texts): ChatTopUpView {
  const possible = isStoredPossible(facts.oneClick);
  // What was used last comes with what is offered: a choice that moves under the thumb is none.
  if (possible === null || (possible && facts.topUp.kind === 'loading'))
    return viewOf(facts, texts, { state: 'loading', amounts: [] });
  return possible && !facts.isOtherWay ? byStored(facts, texts) : byPage(facts, texts);
}

const storedStates = {
  asking: 'loading',
  notPossible: 'loading',
  choose: 'choose',
  waiting: 'paying',
  unanswered: 'waiting',
  done: 'done',
  failed: 'failed',
} as const;

function byStored(facts: ChatTopUpFacts, texts: Texts): ChatTopUpView {
  const { oneClick } = facts;
  const amounts = oneClick.amounts.map((one) => ({ ...one, id: String(one.amount) }));
  return {
    ...viewOf(facts, texts, {
      state: storedStates[oneClick.kind],
      amounts,
      value: String(oneClick.chosen?.amount ?? ''),
    }),
    isStored: true,
    message:
      oneClick.kind === 'done' ? undefined : (oneClick.message ?? oneClick.away ?? undefined),
    limits: oneClick.isHeldBack ? limitsLink(texts.t, texts.path, 'LIMIT_REACHED') : null,
  };
}

function byPage(facts: ChatTopUpFacts, texts: Texts): ChatTopUpView {
  const { topUp, options, wanted } = facts;
  const refusal = refusalOf(topUp);
  const state = pageState(facts, refusal);
  return {
    ...viewOf(facts, texts, {
      state,
      amounts: options?.options ?? [],
      value: wanted ?? (options ? firstChoice(options) : ''),
      refusal,
    }),
    lastUsedId: options?.lastUsedId ?? null,
    message: pageMessage(facts, state, refusal, texts),
    paymentPage: state === 'waiting' && topUp.kind === 'leaving' ? topUp.redirectTo : null,
  };
}

const refusalOf = (topUp: TopUpState): ErrorCode | null =>
  topUp.kind === 'choosing' ? topUp.refusal : topUp.kind === 'failed' ? topUp.code : null;

function pageState(
  { topUp, status }: ChatTopUpFacts,
  refusal: ErrorCode | null,
): ChatTopUpView['state'] {
  switch (topUp.kind) {
    case 'loading':
      return 'loading';
    case 'sending':
      return 'paying';
    case 'leaving':
      return status === 'paid'
        ? 'done'
        : status === 'failed' || status === 'expired'
          ? 'failed'
          : 'waiting';
    default:
      return refusal === null ? 'choose' : 'failed';
  }
}

function pageMessage(
  facts: ChatTopUpFacts,
  state: ChatTopUpView['state'],
  refusal: ErrorCode | null,
  { t }: Texts,
): string | undefined {
  const { status } = facts;
  if (refusal !== null) return t(errorText(refusal));
  if (state === 'failed' && (status === 'failed' || status === 'expired'))
    return t(`money.topUp.${status}`);
  if (state !== 'waiting') return undefined;
  const chosen = facts.options?.options.find(({ id }) => id === facts.wanted);
  return status === 'pending' && chosen
    ? t('money.topUp.pending', {
        amount: amountWords(t, chosen.brings),
        price: chosen.price.formatted,
      })
    : t('live.topUp.waiting');
}

function viewOf(
  { chat, language }: ChatTopUpFacts,
  { t, path }: Texts,
  {
    state,
    amounts: offered,
    value = '',
    refusal = null,
  }: Pick<ChatTopUpView, 'state'> & {
    readonly amounts: readonly OfferedAmount[];
    readonly value?: string;
    readonly refusal?: ErrorCode | null;
  },
): ChatTopUpView {
  const amounts = choosable(offered, t);
  const chosen = amounts.find(({ id }) => id === value);
  const { balance, pricePerMinute } = chat;
  const held = chosen ? balance.value + chosen.brings.value : 0;
  return {
    state,
    amounts,
    chosen,
    lastUsedId: null,
    isStored: false,
    payLabel: chosen
      ? t('money.topUp.pay', { amount: chosen.price.formatted })
      : t('money.topUp.title'),
    afterwards:
      state !== 'done' && chosen?.brings.currency === balance.currency && pricePerMinute.value > 0
        ? t('live.topUp.then', {
            amount: amountWords(t, priceOf(held, balance.currency, language)),
            minutes: Math.floor(secondsAfter(chat, chosen.brings.value) / 60),
          })
        : null,
    message: undefined,
    limits: limitsLink(t, path, refusal),
    paymentPage: null,
    added:
      state === 'done' && chosen
        ? t('live.topUp.added', { amount: amountWords(t, chosen.brings) })
        : null,
  };
}
