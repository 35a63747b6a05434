import { endpoint, endpoints } from '../define.ts';
import {
  answer,
  args,
  bag,
  id,
  input,
  list,
  nullable,
  seconds,
  success,
  text,
  time,
} from '../shapes/primitives.ts';
import { Type } from 'typebox';

const incentive = answer({
  id,
  type: text(60),
  region: text(60),
  event: text(60),
  /** Higher comes first. */
  priority: Type.Integer(),
  /** Seconds left when the answer was made. */
  countdown: nullable(seconds),
  /** The absolute deadline; the countdown is counted from it. */
  endsAt: nullable(time),
  uniqueGroup: nullable(text(60)),
});
const incentives = answer({ incentives: list(incentive) });
const route = input({ routeName: text(60, 1), routeArgs: args });

export const incentivesEndpoints = endpoints(
  endpoint({
    key: 'GET /conversion/getBuyImageAlbumIncentives/{albumId}',
    id: 'RE-getBuyImageAlbumIncentives',
    summary: 'Incentives beside an album that can be bought.',
    response: incentives,
    audience: 'anyone',
    built: false,
  }),
  endpoint({
    key: 'GET /conversion/getIncentivesByEvent',
    id: 'RE-getIncentivesByEvent',
    summary: 'Incentives of an event; they replace those of the same event.',
    query: input({ event: text(60, 1) }),
    response: incentives,
    audience: 'anyone',
    built: false,
  }),
  endpoint({
    key: 'POST /conversion/getPageLoadIncentives',
    id: 'RE-getPageLoadIncentives',
    summary: 'Incentives of a page.',
    body: route,
    response: answer({
      data: answer({ incentives: list(incentive), vxpayConfig: bag, trackingData: bag }),
    }),
    audience: 'anyone',
    built: false,
  }),
  endpoint({
    key: 'GET /conversion/getVideoPreviewEndIncentives/{albumId}',
    id: 'RE-getVideoPreviewEndIncentives',
    summary: 'Incentives at the end of a preview.',
    response: incentives,
    audience: 'anyone',
    built: false,
  }),
  endpoint({
    key: 'POST /conversion/setGuestInfo',
    id: 'RE-setGuestInfo',
    summary: 'Remembers something about the guest.',
    body: input({ type: text(60, 1), value: text(500) }),
    response: success,
    audience: 'anyone',
    built: false,
  }),
  endpoint({
    key: 'POST /conversion/setRefillWindowHidden',
    id: 'RE-setRefillWindowHidden',
    summary: 'Hides the refill window for a time.',
    body: input({
      incentiveType: text(60, 1),
      interval: Type.Integer({ minimum: 0, maximum: 31_536_000 }),
    }),
    response: answer({ data: success }),
    audience: 'guest',
    built: false,
  }),
  endpoint({
    key: 'POST /conversion/closeIncentive',
    id: 'RE-closeIncentive',
    summary: 'Closes an incentive with its result.',
    body: input({ result: text(60), incentive: id }),
    response: answer({ data: success }),
    audience: 'anyone',
    built: false,
  }),
);
