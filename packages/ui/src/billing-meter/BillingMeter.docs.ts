import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Balance, cost and time left while a paid chat runs: a panel beside the video, or pills over it on phones.',
  insteadUse: [
    { component: 'WalletPill', when: 'the balance is shown outside of a chat' },
    { component: 'ChatEndSummary', when: 'the chat is over' },
    { component: 'InChatTopUp', when: 'the balance runs out and coins are bought at once' },
    { component: 'ProgressBar', when: 'something other than money goes down' },
  ],
  rules: [
    {
      do: 'Round the time left: “About 11 minutes left”.',
      dont: 'A second countdown beside the clock of the chat. The two never agree.',
    },
    {
      do: 'Warn with what comes next: “The last minute is running. The chat ends by itself.”',
      dont: 'A red number without words.',
    },
    {
      do: 'At a limit of the guest’s own (`limit`) lead to the limits.',
      dont: 'Offer “Top up” there. More coins do not raise a limit.',
    },
    {
      do: 'Give the pills a `balanceLink`, so that topping up is in reach before any warning.',
      dont: 'Wait for the warning. The pills show `topUp` only then.',
    },
  ],
  anatomy: [
    { part: 'Balance', is: 'Coins with their value in real money' },
    { part: 'This chat', is: 'Time and cost so far; the pills show time and price per minute' },
    { part: 'Bar', is: 'The share of the time that is left, in the panel' },
    { part: 'Time left', is: 'In words; with a warning sign once little is left' },
    { part: 'Top up', is: 'In the panel always, below the pills with a warning' },
    { part: 'Warning', is: 'Below everything' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to “Top up”; in pills to the balance first, where it is a link' },
    { keys: 'Enter', does: 'Follows the link' },
  ],
  screenReader: [
    'The figures are a timer that is not announced (`aria-live=off`): they can be read at any time and interrupt nothing.',
    'A warning is announced at once. Its alert is in the page from the start, so that the words are noticed when they come.',
    'The panel is a region named “Balance”. The bar is hidden; its meaning stands in the words.',
  ],
  mocks: ['desktop-live-room', 'desktop-room-topup', 'mobile-live', 'mobile-room-topup'],
  alsoCalled: ['cost meter', 'timer', 'balance', 'countdown', 'usage meter'],
} satisfies ComponentDocs;
