import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Sells one thing beside it: a video, an album, a clip, a ticket. It shows the price, the button and the balance afterwards; or why it cannot be bought, or that it is owned.',
  insteadUse: [
    { component: 'ConfirmCharge', when: 'the guest has pressed and the charge is confirmed' },
    { component: 'LockedMedia', when: 'it is sold on the blurred picture itself' },
    { component: 'TopUp', when: 'coins are bought' },
    { component: 'PlanCard', when: 'it is a subscription' },
    { component: 'ChatOptions', when: 'live time is paid by the minute' },
  ],
  rules: [
    {
      do: 'Pass `after`, so that the balance after the purchase can be read before it.',
      dont: 'Let guests find out in the wallet.',
    },
    {
      do: 'Use the state `instead` when coins, a login or an age check are missing: one sentence, one step.',
      dont: 'A disabled buy button without a reason.',
    },
    {
      do: 'Name the thing in the button: “Buy video”, “Buy 32 photos”.',
      dont: '“Continue”, “Unlock now”.',
    },
    {
      do: 'When the price changed meanwhile, show the new one and say that nothing was charged.',
      dont: 'Charge the new price with the old consent.',
    },
  ],
  anatomy: [
    { part: 'Price', is: 'Large, with the old one struck; owned and VIP-only show words instead' },
    { part: 'Badge', is: 'A word in the corner: “Sale”' },
    { part: 'Buy', is: 'The one primary button, over the full width' },
    { part: 'Balance after', is: 'Below the button, in coins' },
    { part: 'Other way to pay', is: 'A quiet button, with a voucher for instance' },
    { part: 'Message', is: 'What went wrong or what pays for it' },
    { part: 'Benefits', is: 'A list with icons: “Yours to keep”' },
    { part: 'VIP line', is: 'What it would cost with VIP, and a link' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To the buy button, the other way to pay, the VIP link' },
    { keys: 'Enter, Space', does: 'On a button: sends its form' },
  ],
  screenReader: [
    'A region named by `title`. The title is the name only; no heading is drawn.',
    'A reduced price is read with the old one: “16 coins, €4.00, before 24 coins, €6.00”.',
    'A message of tone `danger` is an alert, any other a status.',
    'Both ways to pay are forms and post without script.',
  ],
  mocks: ['desktop-video'],
  alsoCalled: ['buy box', 'paywall', 'add to cart', 'price card', 'checkout', 'unlock'],
} satisfies ComponentDocs;
