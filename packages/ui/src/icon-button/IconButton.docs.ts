import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'One action whose icon everybody knows, where there is no room for words: close, search, more. Its name is always there, in the tooltip and for assistive technology.',
  insteadUse: [
    { component: 'Button', when: 'there is room for words, or the icon needs explaining' },
    { component: 'ToggleButton', when: 'it turns something on and off' },
    { component: 'Menu', when: 'several actions hide behind one icon' },
  ],
  rules: [
    {
      do: 'Name the action: “Close”, “Mark all as read”.',
      dont: 'Name the picture: “Cross”, “Double tick”.',
    },
    {
      do: 'Say the number in the label, too: “Messages, 3 unread”.',
      dont: 'Leave it to the small `count` alone: it is not read out.',
    },
    {
      do: '`media` over pictures and video, `plain` on surfaces.',
      dont: 'A `plain` icon over a picture: its contrast depends on what is shown.',
    },
    {
      do: '`tooltip="none"` where the same words stand beside it.',
      dont: 'A tooltip that says more than the label. It holds the name and nothing else.',
    },
  ],
  anatomy: [
    { part: 'Circle', is: '32, 40 or 48 px; a finger always gets 44 px' },
    { part: 'Glyph', is: 'Regular; filled means active' },
    { part: 'Count', is: 'A small number over the corner, with `count`' },
    { part: 'Tooltip', is: 'The label, and the key that does the same' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to it and shows its tooltip' },
    { keys: 'Enter, Space', does: 'Presses it; a link follows Enter alone' },
    { keys: 'Escape', does: 'Hides the tooltip while the focus stays' },
  ],
  screenReader: [
    'Button, or link where it has an address, with the label as its name.',
    'Icon, count and tooltip are decoration: the label says all of it.',
  ],
  mocks: ['board-components'],
  alsoCalled: ['icon only button', 'round button', 'action icon'],
} satisfies ComponentDocs;
