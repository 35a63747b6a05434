import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { toAlbum } from './album.ts';

const album = {
  id: '3',
  title: 'Beach',
  description: 'Sun',
  free: true,
  pictureCount: 0,
  previews: [],
};

it('shows an album that is free and has nothing to look at before', () => {
  expect(toAlbum(album as never, 'anna', texts)).toEqual({
    id: '3',
    title: 'Beach',
    text: 'Sun',
    href: '/en/amateur/anna/pictures/#album-3',
    picture: null,
    meta: 'actor.pictures.count 0',
    shown: 'actor.pictures.count 0',
    access: { kind: 'free' },
    photos: [],
  });
});

it('shows the previews of a locked one alone, and no price, as it cannot be bought yet', () => {
  const previews = [{ url: '/a/640.webp' }, { url: '/b/640.webp' }];
  const view = toAlbum({ ...album, free: false, pictureCount: 32, previews }, 'anna', texts);
  expect(view).toMatchObject({
    picture: '/a/{width}.webp',
    shown: 'actor.pictures.previews 2 32',
    access: { kind: 'none' },
  });
  expect(view.photos).toEqual([
    { id: '3-0', src: '/a/{width}.webp', href: '/a/640.webp' },
    { id: '3-1', src: '/b/{width}.webp', href: '/b/640.webp' },
  ]);
});
