import { endpoint, endpoints } from '../define.ts';
import { studioRatings } from './shapes.ts';

/** What guests thought. */
export const studioRatingsEndpoints = endpoints(
  endpoint({
    key: 'GET /ratings',
    id: null,
    summary: 'How guests rated their chats in the last ninety days, without who did.',
    response: studioRatings,
    audience: 'performer',
    credentials: true,
    built: true,
  }),
);
