import { serverTexts } from '@vx/i18n/server';
import type { Caller } from '../../platform/module.ts';

/** What a text message or a voice says. It names no site: others may see the screen. */
export function codeText(way: 'sms' | 'call', pin: string, language: Caller['language']): string {
  const t = serverTexts(language);
  // A voice says it twice, digit by digit.
  return way === 'sms'
    ? t('phone.code.sms', { pin })
    : t('phone.code.call', { digits: pin.split('').join(', ') });
}
