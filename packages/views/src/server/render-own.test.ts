import type { Services } from '@vx/features/app';
import { expect, it, vi } from 'vitest';
import { renderOwn } from './render-own.tsx';

it('renders the own parts of a guest with one page, and ends it', () => {
  const ended = vi.fn();
  const pages = new Set<Services['store']>();
  const part = (services: Services): string => {
    services.scope.defer(ended);
    pages.add(services.store);
    expect(services.scope.ended).toBe(false);
    return 'a & b';
  };
  const given = {
    app: 'desktop',
    nonce: 'n',
    fetch: () => Promise.reject(new Error('nothing is called')),
    pageConfig: {
      language: 'en',
      brand: { id: 'candela' },
      guest: { id: 'g', loggedIn: false },
      preferences: { consent: null },
    },
  } as never;
  expect(renderOwn([part, part], given)).toEqual(['a &amp; b', 'a &amp; b']);
  expect(ended).toHaveBeenCalledTimes(2);
  expect(pages.size).toBe(1);
  renderOwn([part], given);
  expect(pages.size).toBe(2);
});
