import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { toLeftView } from './left.ts';

it('says until when the account can be kept, and leads over the log-in to where that is done', () => {
  const back = encodeURIComponent('/en/myvisitx/settings/privacy/');
  expect(toLeftView('2026-12-07', texts)).toEqual({
    text: 'privacy.left.text 2026-12-07',
    login: `/en/login/?returnPath=${back}`,
  });
});
