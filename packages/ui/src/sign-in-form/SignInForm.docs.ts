import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Logs a guest in with e-mail and password, or with a passkey. Documented with it: `SignUpForm` creates an account, `SignInCodeForm` is the second step with a code, `AuthPanel` is the page around a form.',
  insteadUse: [
    { component: 'PhoneVerification', when: 'a phone number is confirmed' },
    { component: 'CodeField', when: 'a code is asked for in a form of your own' },
    { component: 'ProfileForm', when: 'somebody who is logged in changes their data' },
    { component: 'AgeGate', when: 'it is only about being an adult' },
  ],
  rules: [
    {
      do: 'Give a wrong password its error at the field, with how many tries are left.',
      dont: 'Say whether the address has an account.',
    },
    {
      do: 'When locked, say until when and offer the way on: a new password.',
      dont: 'A form that looks usable and always fails.',
    },
    {
      do: 'Leave every box empty and `news` optional.',
      dont: 'Tick the newsletter, or hide it in the terms.',
    },
    {
      do: 'Leave `passkey` out where the browser has none.',
      dont: 'A passkey button that ends in an error.',
    },
  ],
  anatomy: [
    { part: 'Message', is: 'Above the fields: locked, slowed down, offline' },
    { part: 'Passkey', is: 'First and primary where it exists, with “or” below it' },
    { part: 'Fields', is: 'E-mail and password; in sign-up a name before them' },
    { part: 'Boxes', is: 'Stay logged in; in sign-up age, terms and news' },
    { part: 'Forgot', is: 'The link to a new password, at the end of the row' },
    { part: 'Submit', is: 'Over the full width; secondary where a passkey comes first' },
    { part: 'Code step', is: 'A code field, send again, and the way back' },
    { part: 'Panel', is: 'Picture with reasons on desktop; switcher, title, form, foot' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Through fields, “Show password”, boxes, link and button' },
    { keys: 'Enter', does: 'In a field: sends the form. Nothing is sent while it is busy' },
    { keys: 'Space', does: 'Ticks a box' },
    { keys: 'The last digit', does: 'In the code step: sends the code by itself' },
  ],
  screenReader: [
    'The message is an alert. An error marks its field invalid and is its description.',
    'Fields have autofill names: username (with passkeys), current or new password, one-time code.',
    'The button that shows the password says whether it is pressed.',
    'While it is sent, form and button are busy (`aria-busy`). The code step gives its field the focus.',
    'The forms post without script; the passkey is hidden then.',
  ],
  mocks: ['desktop-login', 'desktop-signup', 'mobile-signup-errors'],
  alsoCalled: [
    'login',
    'sign in',
    'sign up',
    'register',
    'registration',
    'authentication',
    'passkey',
    '2FA',
  ],
} satisfies ComponentDocs;
