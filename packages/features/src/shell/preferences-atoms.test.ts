import { FakeStorage } from '@vx/kernel/testing';
import { expect, it, vi } from 'vitest';
import { fakePage } from '../app/testing/fake-page.ts';
import { preferenceActionsAtom, preferencesAtom } from './preferences-atoms.ts';

it('begins as the server wrote them; what is chosen is kept in a cookie and shown at once', () => {
  const cookies = new FakeStorage();
  const written = { theme: 'dark', discreet: false, ageConfirmed: false };
  const { store } = fakePage({ cookies, config: { preferences: written } as never });
  expect(store.get(preferencesAtom)).toEqual(written);
  const heard = vi.fn();
  store.sub(preferencesAtom, heard);
  const { setTheme, confirmAge } = store.get(preferenceActionsAtom);
  setTheme('light');
  confirmAge();
  expect(heard).toHaveBeenCalledTimes(2);
  expect(store.get(preferencesAtom)).toEqual({ ...written, theme: 'light', ageConfirmed: true });
  expect([cookies.get('vx_theme'), cookies.get('vx_age')]).toEqual(['light', '1']);
});
