import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { toMemberArea } from './member-area.ts';

const nothing = {
  vip: false,
  boughtVideosCount: 0,
  boughtPhotosCount: 0,
  privateCollectionCount: 0,
  pinnedFavoriteCount: 0,
  pinnedFavoriteOnlineCount: 0,
  videochatCount: 0,
};

it('says what a guest has, and who of the favourites is live', () => {
  const sidebar = {
    vip: true,
    boughtVideosCount: 3,
    boughtPhotosCount: 4,
    privateCollectionCount: 5,
    pinnedFavoriteCount: 6,
    pinnedFavoriteOnlineCount: 2,
    videochatCount: 7,
  };
  expect(toMemberArea(sidebar, texts)).toEqual({
    vip: true,
    facts: [
      { label: 'account.has.videos', value: '3' },
      { label: 'account.has.pictures', value: '4' },
      { label: 'account.has.collections', value: '5' },
      { label: 'account.has.favourites', value: 'account.has.favouritesLive 6 2' },
      { label: 'account.has.chats', value: '7' },
    ],
  });
});

it('counts to nothing for a guest who has nothing', () => {
  const { vip, facts } = toMemberArea(nothing, texts);
  expect(vip).toBe(false);
  expect(facts.map(({ value }) => value)).toEqual(['0', '0', '0', '0', '0']);
});
