import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDemoWorld } from '../../demo/world.ts';
import { oneDatabase } from '../../platform/testing/index.ts';
import { createLiveBench, type LiveBench } from '../../testing/live-bench.ts';

/** The world that everybody sees after the first start. */
describe.each(oneDatabase)('the demo world on %s', (kind) => {
  let bench: LiveBench;
  let draw = 0;
  const world = createDemoWorld({ now: Date.UTC(2026, 10, 21, 12) });

  beforeAll(async () => {
    bench = await createLiveBench(kind, {
      world,
      random: { next: () => (draw += 0.618) % 1, uuid: () => crypto.randomUUID() },
    });
  });
  afterAll(() => bench[Symbol.asyncDispose]());

  it('is all there, in four languages', async () => {
    for (const language of ['de', 'en', 'nl', 'es'] as const) {
      const { data, errors } = await bench.query(
        `{ modelsV3 { total items { id headline about tags { name } profile { profession } } }
           videos(pageSize: 100) { total items { id title description model { name } tags { name } } }
           photoAlbums(first: 50) { total items { id title previews { url } } } }`,
        { caller: { language, country: null } },
      );
      expect(errors).toBeUndefined();
      expect(data.modelsV3.total).toBe(world.actors.length);
      expect(data.videos.total).toBe(world.videos.length);
      expect(data.photoAlbums.total).toBe(world.albums.length);
      const texts = [
        ...data.modelsV3.items.flatMap((model: { headline: string; about: string }) => [
          model.headline,
          model.about,
        ]),
        ...data.videos.items.flatMap((video: { title: string; description: string }) => [
          video.title,
          video.description,
        ]),
        ...data.photoAlbums.items.map((album: { title: string }) => album.title),
      ];
      for (const text of texts) expect(text).toMatch(/\S/);
    }
  });

  it('looks alive all week: at least four in ten performers are online at any time', async () => {
    const least = Math.ceil(world.actors.length * 0.4);
    const seen = new Set<number>();
    for (let step = 0; step < 7 * 24; step += 1) {
      bench.clock.advance(3_600_000);
      await bench.runTask('actors.wander');
      const { amount } = await bench.call('GET /monitoringActors/onlineActorsAmount');
      expect(amount).toBeGreaterThanOrEqual(least);
      seen.add(amount);
    }
    expect(seen.size).toBeGreaterThan(3);
  });

  it('lets a guest chat with the first performer of the list and get an answer', async () => {
    const guest = await bench.guest(100);
    const { data } = await bench.query(
      '{ onlineModels(first: 1) { items { id prices { livechat { value } } } } }',
    );
    const [model] = data.onlineModels.items;
    const chat = await bench.call('POST /live/{actorId}/start', {
      params: { actorId: model.id },
      body: { kind: 'livechat', expectedPrice: model.prices.livechat.value, sequence: 1 },
      as: guest,
      key: 'demo-world-1',
    });
    await bench.send(guest, { chatId: chat.chatId, text: 'Hello, how are you?' }, 'client-0001');
    await bench.seconds(4);
    await bench.runJobs();
    const lines = (await bench.events(guest, 'chatMessage')).map(
      ({ payload }) => payload as { senderType: string; text: string },
    );
    const answers = lines.filter(({ senderType }) => senderType === 'actor');
    expect(answers.length).toBeGreaterThan(0);
    for (const { text } of answers) expect(text).not.toMatch(/[{}]/);
  });
});
