import { endpoint, endpoints } from '../define.ts';
import { answer, flag, id, input, nullable, text } from '../shapes/primitives.ts';

export const subscriptionsEndpoints = endpoints(
  endpoint({
    key: 'POST /guest/acceptCancellationOffer',
    id: 'RE-acceptCancellationOffer',
    summary: 'Accepts the offer made on cancelling. A cookie remembers it.',
    body: input({ guest_id: id, platform_text: text(200) }),
    response: answer({ accepted_offer: flag, accepted_offer_info: nullable(text(500)) }),
    errors: ['CANCELLATION_OFFER_REFUSED'],
    audience: 'guest',
    credentials: true,
    built: false,
  }),
);
