import { serverTexts } from '@vx/i18n/server';
import type { Caller } from '../../platform/module.ts';

/** What a text message says of somebody who came online. It names neither site nor person: others may see the screen. */
export const favouriteLiveText = (language: Caller['language']): string =>
  serverTexts(language)('phone.favouriteLive');
