import { endpoint, endpoints } from '../define.ts';
import { answer, args, bag, flag, input, list, success, text } from '../shapes/primitives.ts';

export const tilegridsEndpoints = endpoints(
  endpoint({
    key: 'GET /tileGrid/get/{type}/{payload}',
    id: 'RE-tileGridGet',
    summary: 'A grid of tiles; the payload is encoded JSON.',
    response: answer({ success: flag, tiles: list(bag) }),
    errors: ['NOT_FOUND'],
    audience: 'anyone',
    maxParamLengths: { payload: 4096 },
    built: false,
  }),
  endpoint({
    key: 'POST /tileGrid/storeTileGridSettings',
    id: 'RE-storeTileGridSettings',
    summary: 'Stores how the guest wants a grid.',
    body: input({ type: text(60, 1), settings: args }),
    response: success,
    audience: 'guest',
    built: false,
  }),
);
