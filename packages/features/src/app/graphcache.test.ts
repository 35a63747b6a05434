import { createVxqlClient } from '@vx/api-client/graphql';
import { describe, expect, it } from 'vitest';
import { graphql } from '../graphql.ts';
import { VideoDislike, VideoLike } from '../videos/video-details.query.ts';
import { graphcacheConfig } from './graphcache.ts';

const Shown = graphql(`
  query Shown($id: ID!) {
    videos: videosByIds(ids: [$id]) {
      id
      rating {
        likes
      }
      guestInfo {
        liked
      }
    }
  }
`);

const withTypes = (likes: number, liked: boolean) => ({
  __typename: 'Video',
  id: '7',
  rating: { __typename: 'ContentRating', likes, dislikes: 2 },
  guestInfo: { __typename: 'GuestInfo', liked, bought: true, gifted: false, flatrate: false },
});

/** A page that shows a video, and a server whose answer to an opinion the test gives. */
async function setUp(likes: number, liked: boolean) {
  const { promise, resolve } = Promise.withResolvers<object>();
  const vxql = createVxqlClient({
    config: () => ({ language: 'en', bearer: 'secret-1' }),
    cache: graphcacheConfig,
    fetch: (async (_url: string, { body }: { body: string }) => {
      const isMutation = body.includes('mutation');
      const answer = isMutation ? await promise : { data: { videos: [withTypes(likes, liked)] } };
      return Response.json(answer);
    }) as never,
  });
  const shown: [number, boolean][] = [];
  const { unsubscribe } = vxql.urql.query(Shown, { id: '7' }).subscribe(({ data, error }) => {
    const video = data?.videos[0];
    if (error) throw error;
    if (video) shown.push([video.rating.likes, video.guestInfo.liked]);
  });
  await expect.poll(() => shown).toEqual([[likes, liked]]);
  return { vxql, shown, answer: resolve, leave: unsubscribe };
}

describe('an opinion of a video', () => {
  it('[GM-videoLike] shows at once, then as the server has counted', async () => {
    const { vxql, shown, answer, leave } = await setUp(10, false);
    const sent = vxql.mutate(VideoLike, { id: '7' });
    await expect.poll(() => shown.at(-1)).toEqual([11, true]);
    answer({ data: { video: withTypes(14, true) } });
    await sent;
    await expect.poll(() => shown.at(-1)).toEqual([14, true]);
    leave();
  });

  it('[GM-videoDislike] takes a like back at once', async () => {
    const { vxql, shown, answer, leave } = await setUp(10, true);
    const sent = vxql.mutate(VideoDislike, { id: '7' });
    await expect.poll(() => shown.at(-1)).toEqual([9, false]);
    answer({ data: { video: withTypes(9, false) } });
    await sent;
    leave();
    expect(shown.slice(1).every(([likes, liked]) => likes === 9 && !liked)).toBe(true);
  });

  it('counts a dislike as no fewer likes where there was none', async () => {
    const { vxql, shown, answer, leave } = await setUp(10, false);
    const sent = vxql.mutate(VideoDislike, { id: '7' });
    answer({ data: { video: withTypes(10, false) } });
    await sent;
    leave();
    expect(shown.every(([likes, liked]) => likes === 10 && !liked)).toBe(true);
  });

  it('is taken back when the server refuses', async () => {
    const { vxql, shown, answer, leave } = await setUp(10, false);
    const sent = vxql.mutate(VideoLike, { id: '7' });
    await expect.poll(() => shown.at(-1)).toEqual([11, true]);
    answer({ errors: [{ message: 'no', extensions: { code: 'UNAVAILABLE' } }] });
    await expect(sent).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect.poll(() => shown.at(-1)).toEqual([10, false]);
    leave();
  });
});
