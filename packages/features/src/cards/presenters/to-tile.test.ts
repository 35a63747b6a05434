import { loadAllMessages } from '@vx/i18n';
import { build } from '@vx/routes';
import { createIntl } from 'react-intl';
import { beforeAll, expect, test } from 'vitest';
import type { Services } from '../../app/services.ts';
import type { PerformerTileModel } from '../performer-parts.ts';
import { toTile } from './to-tile.ts';

let services: Pick<Services, 'intl' | 'path'>;
beforeAll(async () => {
  services = {
    intl: createIntl({ locale: 'en', messages: await loadAllMessages('en') }),
    path: (name, args) => build(name, args, { language: 'en' }),
  };
});

const image = { url: '/media/img/portrait/1/640.webp?v=2' };
const live = {
  id: '1',
  name: 'Anna',
  slug: 'anna',
  gender: 'F',
  headline: 'Evenings',
  isFavourite: false,
  isBannedCountryCode: false,
  profile: { age: 27 },
  images: { portrait: image, avatar: image },
  onlineState: { state: 'online', since: '2026-01-01T20:00:00Z' },
  features: { livePreview: true, isNew: false, hd: false, vip: false, freeChat: false },
  prices: { livechat: { value: 12, currency: 'VXC', formatted: '12', equivalent: null } },
} as unknown as PerformerTileModel;

test('who is live shows a preview', () => {
  const tile = toTile(live, services, new Map());
  expect(tile).toMatchObject({ state: 'live', hasPreview: true, blocked: undefined });
});

test('[RU-guest-actor-banned-country] there is no preview where the performer may not be seen', () => {
  const tile = toTile({ ...live, isBannedCountryCode: true }, services, new Map());
  expect(tile).toMatchObject({
    state: 'live',
    hasPreview: false,
    blocked: 'Not available in your country',
  });
});
