import actor from './actor.json' with { type: 'json' };
import auth from './auth.json' with { type: 'json' };
import avs from './avs.json' with { type: 'json' };
import common from './common.json' with { type: 'json' };
import consent from './consent.json' with { type: 'json' };
import home from './home.json' with { type: 'json' };
import live from './live.json' with { type: 'json' };
import money from './money.json' with { type: 'json' };
import shell from './shell.json' with { type: 'json' };
import { flatten } from '../../catalogue.ts';
import type { CommonMessageId } from '../../message-id.ts';

const catalogue = {
  actor,
  auth,
  avs,
  common,
  consent,
  home,
  live,
  money,
  shell,
};

export const messages: Readonly<Record<CommonMessageId, string>> = flatten(catalogue);
