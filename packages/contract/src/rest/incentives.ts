import { endpoint, endpoints } from '../define.ts';
import {
  guestInfos,
  guestInfoTypes,
  incentiveEvents,
  incentiveResults,
  incentiveTypes,
} from '../enums/incentives.ts';
import { incentive, incentives } from '../shapes/incentive.ts';
import {
  answer,
  args,
  bag,
  flag,
  id,
  input,
  list,
  oneOf,
  optional,
  success,
  text,
  time,
} from '../shapes/primitives.ts';
import { Type } from 'typebox';

const named = input({ incentive: id });
/** The guest allows analytics: only then a test is evaluated. Default: not allowed. */
const analytics = optional(flag);

export const incentivesEndpoints = endpoints(
  endpoint({
    key: 'GET /conversion/getBuyImageAlbumIncentives/{albumId}',
    id: 'RE-getBuyImageAlbumIncentives',
    summary: 'Incentives beside an album that can be bought. [RU-incentives-buy-album-event]',
    query: input({ analytics }),
    response: incentives,
    errors: ['NOT_FOUND'],
    audience: 'anyone',
    built: true,
  }),
  endpoint({
    key: 'GET /conversion/getIncentivesByEvent',
    id: 'RE-getIncentivesByEvent',
    summary: 'Incentives of an event; they replace those of the same event.',
    query: input({ event: oneOf(incentiveEvents), analytics }),
    response: incentives,
    audience: 'anyone',
    built: true,
  }),
  endpoint({
    key: 'POST /conversion/getPageLoadIncentives',
    id: 'RE-getPageLoadIncentives',
    summary: 'Incentives of a page. [RU-incentives-page-load]',
    query: input({ analytics }),
    body: input({ routeName: text(60, 1), routeArgs: args }),
    response: answer({
      data: answer({ incentives: list(incentive), vxpayConfig: bag, trackingData: bag }),
    }),
    audience: 'anyone',
    limits: 'common',
    built: true,
  }),
  endpoint({
    key: 'GET /conversion/getVideoPreviewEndIncentives/{albumId}',
    id: 'RE-getVideoPreviewEndIncentives',
    summary: 'Incentives at the end of the preview of a video. [RU-incentives-preview-end]',
    query: input({ analytics }),
    response: incentives,
    errors: ['NOT_FOUND'],
    audience: 'anyone',
    built: true,
  }),
  endpoint({
    key: 'POST /conversion/setGuestInfo',
    id: 'RE-setGuestInfo',
    summary:
      'Remembers what a guest says of itself. `success` is false for visitors: nothing is kept of them.',
    body: input({ type: oneOf(guestInfoTypes), value: oneOf(guestInfos.offers) }),
    response: success,
    audience: 'anyone',
    limits: 'common',
    built: true,
  }),
  endpoint({
    key: 'POST /conversion/setRefillWindowHidden',
    id: 'RE-setRefillWindowHidden',
    summary: 'Hides the refill window for `interval` seconds. [RU-incentives-refill-window-hide]',
    body: input({
      incentiveType: oneOf(incentiveTypes),
      interval: Type.Integer({ minimum: 0, maximum: 31_536_000 }),
    }),
    response: answer({ data: success }),
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /conversion/closeIncentive',
    id: 'RE-closeIncentive',
    summary: 'Closes an incentive with its result. [RU-incentives-close-order]',
    body: input({ result: oneOf(incentiveResults), incentive: id }),
    response: answer({ data: success }),
    errors: ['NOT_FOUND'],
    audience: 'anyone',
    limits: 'common',
    built: true,
  }),
  endpoint({
    key: 'POST /conversion/showIncentive',
    id: null,
    summary:
      'Asks whether an incentive may interrupt the guest now, and takes the interruption: one in ten minutes on all devices, none in a paid chat.',
    body: named,
    response: answer({ data: success }),
    errors: ['NOT_FOUND'],
    audience: 'anyone',
    limits: 'common',
    built: true,
  }),
  endpoint({
    key: 'POST /conversion/redeemIncentive',
    id: null,
    summary: 'Takes what an incentive gives, once and before its deadline.',
    body: named,
    response: answer({ data: answer({ success: success.properties.success, validTo: time }) }),
    errors: ['NOT_FOUND', 'INCENTIVE_OVER', 'INCENTIVE_TAKEN', 'SPENDING_PAUSED'],
    audience: 'guest',
    idempotent: true,
    built: true,
  }),
);
