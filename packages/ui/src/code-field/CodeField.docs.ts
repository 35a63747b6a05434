import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'The five or six digits that a call or a message brings. The phone fills them in by itself.',
  insteadUse: [
    { component: 'TextField', when: 'the code has letters: a bonus code' },
    { component: 'BonusCode', when: 'a bonus is redeemed' },
    { component: 'PhoneVerification', when: 'the whole way is needed: number, code, done' },
  ],
  rules: [
    {
      do: 'Check by itself when the last digit is there (`onComplete`).',
      dont: 'Ask for a press after six digits.',
    },
    {
      do: 'Say when a new code can be sent, and count (`resend.wait`).',
      dont: 'Let it be sent ten times.',
    },
    {
      do: 'Keep the digits when they were wrong, and say why.',
      dont: 'Empty the field without a word.',
    },
  ],
  anatomy: [
    { part: 'Label', is: 'Above' },
    { part: 'Boxes', is: 'Drawn behind one native field' },
    { part: 'Message', is: 'Error or hint' },
    { part: 'Resend', is: 'A link button, and the time until it works' },
  ],
  keyboard: [
    { keys: '0–9', does: 'Fill it; anything else is left out' },
    { keys: 'Backspace', does: 'Takes the last digit away' },
    { keys: 'Tab', does: 'On to “Send again”' },
  ],
  screenReader: [
    'One text field with its label, not six: the boxes are decoration.',
    'An error is announced at once (`role=alert`); the field is invalid.',
    'While it is checked it can be read and not changed.',
  ],
  mocks: ['mobile-phone-code'],
  alsoCalled: ['OTP', 'PIN input', 'verification code', 'one-time code'],
} satisfies ComponentDocs;
