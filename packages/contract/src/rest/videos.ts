import { endpoint, endpoints } from '../define.ts';
import { videoShareStatuses } from '../enums/videos.ts';
import { price } from '../shapes/money.ts';
import {
  answer,
  anything,
  count,
  flag,
  id,
  input,
  limit,
  list,
  minorUnits,
  nullable,
  offset,
  oneOf,
  optional,
  shownPrice,
  text,
  time,
  url,
} from '../shapes/primitives.ts';

export const playKinds = ['full', 'preview'] as const;

export const videosEndpoints = endpoints(
  endpoint({
    key: 'POST /videos/{videoId}/buy',
    id: null,
    summary: 'Buys a video for good, with coins or a voucher. The server reads the price.',
    body: input({
      /** What the guest was shown to pay, in minor units: 0 with a voucher. */
      expectedPrice: shownPrice,
      /** A voucher for a video pays instead of the balance. */
      voucherId: optional(id),
    }),
    response: answer({
      success: flag,
      guestBalance: minorUnits,
      guestBalanceFormatted: text(40),
      entitlement: answer({ videoId: id, at: time, price }),
    }),
    errors: [
      'BALANCE_TOO_LOW',
      'LIMIT_REACHED',
      'SPENDING_PAUSED',
      'PRICE_CHANGED',
      'ALREADY_OWNED',
      'VOUCHER_UNUSABLE',
      'NEED_LOGIN',
      'NEED_AGE_CHECK',
      'NEED_ABO',
      'NOT_FOUND',
    ],
    audience: 'guest',
    idempotent: true,
    built: true,
  }),
  endpoint({
    key: 'GET /videos/{videoId}/play',
    id: null,
    summary:
      'Where a video plays for this guest: in full when open, else its preview. [RU-videos-guest-access]',
    response: answer({
      kind: oneOf(playKinds),
      /** HLS playlist behind an expiring grant. */
      url,
      previewSeconds: nullable(count),
      poster: url,
    }),
    errors: ['NOT_FOUND'],
    audience: 'anyone',
    built: true,
  }),
  endpoint({
    key: 'GET /guest/purchases',
    id: null,
    summary: 'Videos the guest bought, newest first.',
    query: input({ offset, limit: limit(20) }),
    response: answer({ total: count, items: list(answer({ videoId: id, at: time, price })) }),
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /guest/sendVideoShareEmail',
    id: 'RE-sendVideoShareEmail',
    summary: 'Shares a video by e-mail. [RU-videos-share-required]',
    body: input({ recipient: text(254, 3), message: text(1000), videoId: id, guestId: id }),
    response: answer({ Status: oneOf(videoShareStatuses) }),
    errors: ['NOT_FOUND'],
    audience: 'guest',
    built: false,
  }),
  endpoint({
    key: 'GET /gallery/getpromotedvideo/{actorId}',
    id: 'RE-getPromotedVideo',
    summary: 'The video an actor promotes.',
    response: answer({ video: anything }),
    errors: ['NOT_FOUND'],
    audience: 'anyone',
    built: true,
  }),
  endpoint({
    key: 'GET /gallery/getTopVideos/{actorIdOrName}',
    id: 'RE-getTopVideos',
    summary: 'The best videos of an actor.',
    response: answer({ videos: list(anything) }),
    errors: ['NOT_FOUND'],
    audience: 'anyone',
    built: true,
  }),
  endpoint({
    key: 'GET /gallery/getVideoPictures/{albumId}',
    id: 'RE-getVideoPictures',
    summary: 'The pictures that belong to a video.',
    response: answer({ pictures: list(answer({ id, url })) }),
    errors: ['NOT_FOUND'],
    audience: 'anyone',
    built: true,
  }),
);
