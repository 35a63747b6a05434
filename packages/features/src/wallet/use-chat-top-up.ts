import {
  createPaymentFeedback,
  createTopUp,
  type PaymentFeedbackSnapshot,
  type TopUpSnapshot,
} from '@vx/money-core';
import type { ReadableStore } from '@vx/kernel';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useServices, useStore } from '../app/context.tsx';
import { lazyStore } from '../app/lazy-store.ts';
import { useTexts } from '../texts/use-texts.ts';
import { toChatTopUp, type ChatTopUpView, type ToppedUpChat } from './presenters/chat-top-up.ts';
import { toLimitLine, type LimitLine } from './presenters/limit-line.ts';
import { lastPaid, wayBack } from './presenters/top-up-choice.ts';
import { useOneClick } from './use-one-click.ts';

/** How long the panel stays once the coins are there, in ms: long enough to be seen. */
const DONE_MS = 900;

/** The provider's page stands beside the chat, which goes on. */
const PAYMENT_WINDOW = { name: 'vx-payment', features: 'popup,width=480,height=760' } as const;

const loading: TopUpSnapshot = { state: { kind: 'loading' }, load: null, pay: null };
const none: ReadableStore<TopUpSnapshot> = {
  getSnapshot: () => loading,
  subscribe: () => () => undefined,
};
const open: PaymentFeedbackSnapshot = { status: 'open', others: [] };

/** The view, and what the guest can do with it. */
export interface ChatTopUp extends ChatTopUpView {
  readonly choose: (id: string) => void;
  readonly pay: () => void;
  /** How much of the guest's own limit is used; `null` where none is set or that is not known. */
  readonly limitLine: LimitLine | null;
  /** Asks again what can be bought; `null` where that is known. */
  readonly retry: (() => void) | null;
  /** Pays otherwise than last time. */
  readonly otherWay: () => void;
  /** Opens the provider's page once more. */
  readonly reopen: () => void;
  /** Back to the amounts, while the provider is waited for. */
  readonly again: () => void;
}

/**
 * Coins beside a running chat: by the means that paid last, else in a window of the provider that the guest
 * comes back from. The chat goes on all the while.
 * @param onDone the coins are there, in words, and have been seen
 */
export function useChatTopUp(chat: ToppedUpChat, onDone: (added: string) => void): ChatTopUp {
  const { rest, socket, scheduler, config, path } = useServices();
  const texts = useTexts();
  const [isOtherWay, setOtherWay] = useState(false);
  const [wanted, choose] = useState<string | null>(null);

  const offers = useMemo(() => lazyStore(() => createTopUp({ calls: rest }), loading), [rest]);
  const offered = useStore(offers);
  const options = offered.state.kind === 'choosing' ? offered.state.options : null;
  const oneClick = useOneClick(0, options && lastPaid(options));
  // Each press is a payment of its own.
  const [attempt, setAttempt] = useState<ReturnType<typeof createTopUp> | null>(null);
  const attempted = useStore(attempt ?? none);
  const topUp = attempt ? attempted.state : offered.state;

  const intentId = topUp.kind === 'leaving' ? topUp.intentId : null;
  const feedback = useMemo(() => {
    const intent = intentId === null ? null : ({ intentId, status: 'open' } as const);
    return lazyStore(() => createPaymentFeedback({ events: socket, intent, pending: [] }), open);
  }, [socket, intentId]);
  const status = useStore(feedback).status ?? 'open';

  const view = toChatTopUp(
    {
      oneClick,
      isOtherWay,
      topUp,
      options,
      status,
      wanted,
      chat,
      language: config.language,
    },
    texts,
  );

  const frame = useRef<Window | null>(null);
  const { state, added, chosen } = view;
  useEffect(() => {
    if (topUp.kind === 'leaving') frame.current?.location.replace(topUp.redirectTo);
  }, [topUp]);
  // What was settled or refused needs no window any more.
  useEffect(() => {
    if (state === 'done' || state === 'failed') frame.current?.close();
  }, [state]);

  const finish = useEffectEvent(onDone);
  useEffect(() => {
    if (added === null) return undefined;
    const timer = scheduler.after(DONE_MS, () => finish(added));
    return () => timer[Symbol.dispose]();
  }, [added, scheduler]);

  // At a press: at any other time browsers take it for one that nobody asked for.
  const show = (address: string): void => {
    frame.current = window.open(address, PAYMENT_WINDOW.name, PAYMENT_WINDOW.features);
  };
  return {
    ...view,
    limitLine: useLimitLine(),
    choose(id) {
      if (view.isStored) oneClick.choose(Number(id));
      else choose(id);
    },
    pay() {
      if (view.isStored) return oneClick.pay?.();
      if (!options || !chosen) return;
      show('');
      // What is being paid for stays what is shown.
      choose(chosen.id);
      const next = createTopUp({ calls: rest, options });
      setAttempt(next);
      next
        .getSnapshot()
        .pay?.({ kind: 'option', optionId: chosen.id }, wayBack(path('topUp', {}), ''));
    },
    retry: offered.load,
    otherWay: () => setOtherWay(true),
    reopen() {
      if (view.paymentPage !== null) show(view.paymentPage);
    },
    again: () => setAttempt(null),
  };
}

/** The guest's own limit, asked for once while the panel stands. */
function useLimitLine(): LimitLine | null {
  const { rest, logger } = useServices();
  const texts = useTexts();
  const [limits, setLimits] = useState<Parameters<typeof toLimitLine>[0]>([]);
  useEffect(() => {
    let isOver = false;
    rest.call('GET /guest/limits', { fresh: true }).then(
      (answer) => {
        if (!isOver) setLimits(answer.limits);
      },
      // A line less: the server refuses what a limit forbids all the same.
      (error: unknown) => logger.warn('live.topUp', { error: String(error) }),
    );
    return () => {
      isOver = true;
    };
  }, [rest, logger]);
  return toLimitLine(limits, texts);
}
