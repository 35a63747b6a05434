import { endpoint, endpoints } from '../define.ts';
import {
  answer,
  bag,
  flag,
  id,
  input,
  list,
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
    summary: 'How a chat was.',
    body: input({
      currentUrl: url,
      chatId: id,
      actorId: id,
      mobile: flag,
      feedback: text(2000),
      rating,
      isAnonymousVoicecall: flag,
      chatType: text(40),
    }),
    response: success,
    audience: 'anyone',
    limits: 'common',
    built: false,
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
