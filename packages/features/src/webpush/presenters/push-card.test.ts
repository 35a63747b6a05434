import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { toPushCard } from './push-card.ts';

it.each([
  ['unknown', { isDisabled: true, button: 'webpush.turnOn', note: null }],
  ['unsupported', { isDisabled: true, text: 'webpush.unsupported', note: null }],
  ['off', { isDisabled: false, isOn: false, text: 'webpush.text', note: null }],
  ['busy', { isBusy: true, isDisabled: false, note: null }],
  [
    'on',
    {
      isOn: true,
      button: 'webpush.turnOff',
      note: { tone: 'success', text: 'webpush.isOn', urgent: false },
    },
  ],
  ['blocked', { note: { tone: 'warning', text: 'webpush.blocked', urgent: true } }],
  ['failed', { note: { tone: 'danger', text: 'webpush.failed', urgent: true } }],
] as const)('[SC-webPushOptIn] says how messages of this browser stand: %s', (state, view) => {
  expect(toPushCard(state, texts.t)).toMatchObject(view);
});
