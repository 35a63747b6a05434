import { endpoint, endpoints } from '../define.ts';
import { conversionChatActions } from '../enums/voicecall.ts';
import { input, oneOf, success } from '../shapes/primitives.ts';

export const voicecallEndpoints = endpoints(
  endpoint({
    key: 'POST /guest/conversionChat',
    id: 'RE-conversionChat',
    summary: 'Opens or closes the conversion chat.',
    body: input({ action: oneOf(conversionChatActions) }),
    response: success,
    audience: 'anyone',
    limits: 'common',
    built: false,
  }),
);
