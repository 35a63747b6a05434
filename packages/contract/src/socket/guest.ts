import { message, messages } from '../define.ts';
import { answer, flag } from '../shapes/primitives.ts';

export const guestMessages = messages(
  message({
    name: 'guestLocked',
    id: 'SI-guestLocked',
    direction: 'in',
    summary: 'The guest was locked; the session ends next. [RU-socket-guest-locked]',
    payload: answer({ locked: flag }),
    stream: 'guest',
    absolute: true,
    built: true,
  }),
  message({
    name: 'dataProtection',
    id: 'SI-dataProtection',
    direction: 'in',
    summary: 'Whether the data-protection notice is shown. [RU-socket-data-protection]',
    payload: answer({ showDataProtection: flag }),
    stream: 'guest',
    built: true,
  }),
);
