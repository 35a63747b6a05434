import { endpoint, endpoints } from '../define.ts';
import { chatTypes } from '../enums/livechat.ts';
import {
  answer,
  bag,
  flag,
  id,
  input,
  list,
  oneOf,
  optional,
  success,
  text,
  url,
} from '../shapes/primitives.ts';
import { Type } from 'typebox';

const rating = Type.Integer({ minimum: 1, maximum: 5 });

export const surveysEndpoints = endpoints(
  endpoint({
    key: 'GET /survey/feedbackdata',
    id: 'RE-surveyFeedbackData',
    summary: 'What a survey asks.',
    response: answer({ questions: list(bag) }),
    audience: 'anyone',
    built: false,
  }),
  endpoint({
    key: 'POST /survey/chatexit',
    id: 'RE-surveyChatExit',
    summary:
      'How a chat of half a minute or more was. Its guest may say it again: the last word counts, once. The performer learns the stars, not whose they are.',
    body: input({
      currentUrl: text(2048, 0, '/en/amateur/mira-solene/live/'),
      chatId: id,
      actorId: id,
      mobile: flag,
      feedback: text(2000, 0, 'She made me laugh.'),
      rating,
      isAnonymousVoicecall: flag,
      chatType: oneOf(chatTypes),
    }),
    response: success,
    errors: ['NOT_FOUND', 'CHAT_RUNNING', 'CHAT_TOO_SHORT'],
    audience: 'guest',
    limits: 'common',
    built: true,
  }),
  endpoint({
    key: 'POST /survey/feedback',
    id: 'RE-surveyFeedback',
    summary: 'How the site is.',
    body: input({
      currentUrl: url,
      mobile: flag,
      feedback: text(2000),
      email: optional(text(254)),
      rating,
    }),
    response: success,
    audience: 'anyone',
    limits: 'common',
    built: false,
  }),
);
