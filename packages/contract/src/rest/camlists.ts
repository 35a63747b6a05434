import { endpoint, endpoints } from '../define.ts';
import { answer, count } from '../shapes/primitives.ts';

export const camlistsEndpoints = endpoints(
  endpoint({
    key: 'GET /monitoringActors/onlineActorsAmount',
    id: 'RE-onlineActorsAmount',
    summary: 'How many actors are online. [RU-actors-online-amount]',
    response: answer({ amount: count }),
    audience: 'anyone',
    built: true,
  }),
);
