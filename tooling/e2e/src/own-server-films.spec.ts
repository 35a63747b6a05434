/** A performer of whom no film is bundled: a server of its own has one, who is filmed while the guest waits. */
import { build } from '@vx/routes';
import { findVideos } from './content.ts';
import { expect, open, passGates, shoot } from './fixtures.ts';
import { test } from './own-server-test.ts';

const en = { language: 'en' } as const;

// A list whose film takes longer is asked for again.
test.use({ provoked: /503/ });

test('a performer without a bundled film moves as soon as there is one, under the poster until then', async ({
  page,
  server,
}) => {
  test.setTimeout(240_000);
  await passGates(page, server.origin);
  await open(page, build('home', {}, en));
  const [video] = await findVideos(page);
  if (!video) throw new Error('The demo world has no videos.');
  await server.query(`update videos set loop = 'drawn-' || actor_id where id = $1`, [video.id]);

  await open(page, build('actorVideoDetails', { actorName: video.slug, videoId: video.id }, en));
  const player = page.locator('.vx-player');
  const poster = player.locator('.vx-player__poster');
  await page.getByRole('button', { name: `Play: ${video.title}` }).click();
  await expect(poster).toBeVisible();
  await expect(player).toHaveAttribute('data-state', 'loading');
  await shoot(page, 'film-awaited');
  const states = player.evaluate(
    (element) =>
      new Promise<readonly string[]>((resolve) => {
        const seen: string[] = [];
        const note = (): void => {
          seen.push(element.dataset['state'] ?? '');
          if (seen.at(-1) === 'playing') resolve(seen);
        };
        new MutationObserver(note).observe(element, { attributeFilter: ['data-state'] });
        note();
      }),
  );
  expect(await states).not.toContain('failed');
  const element = player.locator('video');
  const played = () => element.evaluate((media: HTMLVideoElement) => media.currentTime);
  await expect.poll(played).toBeGreaterThan(0.5);
  await expect(poster).toHaveCount(0);
  const size = () =>
    element.evaluate(({ videoWidth, videoHeight }: HTMLVideoElement) => [videoWidth, videoHeight]);
  expect(await size()).toEqual([640, 360]);
  await shoot(page, 'film-plays');
});
