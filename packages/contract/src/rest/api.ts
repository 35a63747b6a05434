import { endpoint, endpoints } from '../define.ts';

export const apiEndpoints = endpoints(
  endpoint({
    key: 'GET /media/{mediaPath}',
    id: 'RE-mediaPreload',
    summary:
      'Any media, read ahead as a blob; the path is the media address. [RU-api-media-preload-blob]',
    errors: ['NOT_FOUND'],
    audience: 'anyone',
    binary: true,
    outside: true,
    built: true,
  }),
);
