import { build } from '@vx/routes';
import { describe, expect, it, vi } from 'vitest';
import { createPageIntl } from './page-intl.ts';
import { createPageTexts } from './page-texts.ts';
import type { PartsOfPages } from './parts-of-pages.ts';

const config = {
  brand: { id: 'candela', name: 'Candela' },
  language: 'de',
} as unknown as Parameters<typeof createPageTexts>[0];

const partsOfPages: PartsOfPages = {
  login: ['auth', 'errors'],
  memberProfile: ['account', 'auth', 'bars', 'errors'],
};

const account = async () => ({ 'account.title': 'Einstellungen' });

describe('the texts of a page', () => {
  it('come with the page that says them, once, and serve the texts that are there already', async () => {
    const messages = { 'common.close': 'Zu' };
    const intl = createPageIntl('de', messages, { error: vi.fn() });
    const loads: string[] = [];
    const load = (language: string, part: string) => {
      loads.push(`${language} ${part}`);
      return account();
    };
    const texts = createPageTexts(config, messages, load, partsOfPages);
    await texts.preload(build('home', {}, { language: 'de' }));
    expect(loads).toEqual([]);
    const profile = build('memberProfile', {}, { language: 'de' });
    await Promise.all([texts.preload(profile), texts.preload(profile)]);
    expect(loads).toEqual(['de account', 'de auth', 'de bars', 'de errors']);
    expect(intl.formatMessage({ id: 'account.title' })).toBe('Einstellungen');
    expect(intl.formatMessage({ id: 'common.close' })).toBe('Zu');
  });

  it('come with a dialog that is opened on any page', async () => {
    const messages = {};
    const loads: string[] = [];
    const load = async (_language: string, part: string) => {
      loads.push(part);
      return { [`${part}.title`]: part };
    };
    const texts = createPageTexts(config, messages, load, partsOfPages);
    await texts.preloadParts(['avs', 'auth']);
    await texts.preload(build('login', {}, { language: 'de' }));
    expect(loads).toEqual(['avs', 'auth', 'errors']);
    expect(messages).toMatchObject({ 'avs.title': 'avs', 'errors.title': 'errors' });
  });

  it('are asked for again when the line broke', async () => {
    const messages = {};
    let isBroken = true;
    const load = () => (isBroken ? Promise.reject(new Error('The line broke.')) : account());
    const texts = createPageTexts(config, messages, load, partsOfPages);
    await expect(texts.preloadParts(['account'])).rejects.toThrow('The line broke.');
    isBroken = false;
    await texts.preloadParts(['account']);
    expect(messages).toEqual({ 'account.title': 'Einstellungen' });
  });
});
