import { build } from '@vx/routes';
import { describe, expect, it } from 'vitest';
import { createPageIntl } from './page-intl.ts';
import { createPageTexts } from './page-texts.ts';

const config = {
  brand: { id: 'candela', name: 'Candela' },
  language: 'de',
} as unknown as Parameters<typeof createPageTexts>[0];

describe('the texts of a page', () => {
  it('come with the page that says them, once, and serve the texts that are there already', async () => {
    const messages = { 'common.close': 'Zu' };
    const intl = createPageIntl('de', messages);
    const loads: string[] = [];
    const texts = createPageTexts(config, messages, async (language, part) => {
      loads.push(`${language} ${part}`);
      return { 'account.title': 'Einstellungen' };
    });
    await texts.bring(build('home', {}, { language: 'de' }));
    expect(loads).toEqual([]);
    const profile = build('memberProfile', {}, { language: 'de' });
    await texts.bring(profile);
    await texts.bring(profile);
    expect(loads).toEqual(['de account']);
    expect(intl.formatMessage({ id: 'account.title' })).toBe('Einstellungen');
    expect(intl.formatMessage({ id: 'common.close' })).toBe('Zu');
  });
});
