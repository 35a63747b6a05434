import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Confirms a phone number: where the code goes, then the code, then that it is done. The page moves it from step to step.',
  insteadUse: [
    { component: 'CodeField', when: 'the digits are all that is needed' },
    { component: 'SignInCodeForm', when: 'the code belongs to a login' },
    { component: 'AgeCheckCard', when: 'it is the age that is proven' },
    { component: 'TextField', when: 'a number is kept and not checked' },
  ],
  rules: [
    {
      do: 'Say what the number is for, and that nothing else is sent to it.',
      dont: '“For security reasons”.',
    },
    {
      do: 'Words of its own for each `problem`, with what to do: “Landline numbers get a call”.',
      dont: '“Invalid input” for all of them.',
    },
    {
      do: 'Show the number again beside the code, with the way to change it.',
      dont: 'Let a typing error be found out after three codes.',
    },
    {
      do: 'Say when a new code can be sent (`wait`), and offer the call beside it.',
      dont: 'A button that is off without saying for how long.',
    },
  ],
  anatomy: [
    { part: 'Steps', is: 'Two short lines; a seal when it is done' },
    { part: 'Title and text', is: 'What is asked; with the code the way back to the number' },
    { part: 'Number', is: 'Country and number side by side, then text message or call as cards' },
    { part: 'Code', is: 'A `CodeField` of 5 or 6 digits' },
    { part: 'Button', is: 'Sends the code, or checks it; off until all digits are there' },
    { part: 'Rows', is: 'A new code, the other way' },
    { part: 'Next', is: 'When it is done: where to go' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To country, number, way and button; then to code, button and rows' },
    { keys: 'Arrow keys', does: 'Between text message and call' },
    { keys: 'Enter', does: 'In number or code: sends it' },
  ],
  screenReader: [
    'A region named by its title, which takes the focus when a step takes a button away. The two lines above are decoration.',
    'Without a number nothing is sent: the field says so and gets the focus.',
    'Problems with the number or the code are read with their field; any other is an alert above the button.',
    'It is a form that works without script.',
  ],
  mocks: ['mobile-phone-code'],
  alsoCalled: ['SMS verification', '2FA', 'OTP', 'confirm number', 'two-step', 'wizard'],
} satisfies ComponentDocs;
