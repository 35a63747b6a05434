import { message, messages } from '../define.ts';
import { answer, flag, text } from '../shapes/primitives.ts';

export const avsMessages = messages(
  message({
    name: 'avsSet',
    id: 'SI-avsSet',
    direction: 'in',
    summary: 'The age is proven: status accepted.',
    payload: answer({ hasAvs: flag }),
    stream: 'guest',
    built: true,
  }),
  message({
    name: 'avsPending',
    id: 'SI-avsPending',
    direction: 'in',
    summary: 'The age check runs: status pending.',
    payload: answer({}),
    stream: 'guest',
    built: true,
  }),
  message({
    name: 'avsRejected',
    id: 'SI-avsRejected',
    direction: 'in',
    summary: 'The age check failed, with a message.',
    payload: answer({ avsRejectMessage: text(500) }),
    stream: 'guest',
    built: true,
  }),
  message({
    name: 'avsRevoked',
    id: 'SI-avsRevoked',
    direction: 'in',
    summary: 'The proof was revoked: status unknown.',
    payload: answer({}),
    stream: 'guest',
    built: true,
  }),
);
