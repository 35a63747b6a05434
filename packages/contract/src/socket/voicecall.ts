import { message, messages } from '../define.ts';
import { answer, flag } from '../shapes/primitives.ts';

export const voicecallMessages = messages(
  message({
    name: 'voiceCallStart',
    id: 'SI-voiceCallStart',
    direction: 'in',
    summary: 'A voice call began.',
    payload: answer({ forceReload: flag, anonymous: flag }),
    stream: 'guest',
    built: false,
  }),
  message({
    name: 'voiceCallStop',
    id: 'SI-voiceCallStop',
    direction: 'in',
    summary: 'A voice call ended.',
    payload: answer({ anonymous: flag }),
    stream: 'guest',
    built: false,
  }),
);
