import account from './account.json' with { type: 'json' };
import alerts from './alerts.json' with { type: 'json' };
import newsletter from './newsletter.json' with { type: 'json' };
import passkeys from './passkeys.json' with { type: 'json' };
import pincall from './pincall.json' with { type: 'json' };
import privacy from './privacy.json' with { type: 'json' };
import webpush from './webpush.json' with { type: 'json' };
import { flatten } from '../../../catalogue.ts';

export const messages = flatten({
  account,
  alerts,
  newsletter,
  passkeys,
  pincall,
  privacy,
  webpush,
});
