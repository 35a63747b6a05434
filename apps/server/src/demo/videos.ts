import {
  paletteOrder,
  seededRandom,
  type PictureSpec,
  type SceneName,
  type SeededRandom,
} from '@vx/art';
import { DAY_MS as day } from '@vx/kernel';
import { versionOf } from './actors.ts';
import { fill, localized, joined } from './texts/row.ts';
import { makingLines, titleForms, videoThemes, type VideoTheme } from './texts/video-themes.ts';
import type { DemoActor, DemoVideo, Localized } from './types.ts';

const firstId = 20_001;
const stills = [
  'vinyl',
  'mic',
  'lamp',
  'cup',
  'book',
  'camera',
  'plant',
  'guitar',
  'headphones',
] as const;
const stillOf: Readonly<Record<string, (typeof stills)[number]>> = {
  vinyl: 'vinyl',
  coffee: 'cup',
  books: 'book',
  guitar: 'guitar',
  photography: 'camera',
  plants: 'plant',
  podcasts: 'mic',
  design: 'lamp',
  jazz: 'mic',
  gaming: 'headphones',
};
const openScenes: ReadonlySet<SceneName> = new Set(['sunset', 'hills', 'city', 'stage', 'rain']);

function titleOf(theme: VideoTheme, form: number, actor: DemoActor): Localized {
  const pattern = titleForms[form % titleForms.length] ?? titleForms[0]!;
  const slot = (index: 0 | 1 | 2 | 3): string =>
    fill(pattern[index], { title: theme.title[index], name: actor.name, city: actor.city });
  return { de: slot(0), en: slot(1), nl: slot(2), es: slot(3) };
}

function pictureOf(
  theme: VideoTheme,
  actor: DemoActor,
  id: number,
  random: SeededRandom,
): PictureSpec {
  const seed = `video/${id}`;
  const palette = random.chance(0.6) ? actor.art.palette : random.pick(paletteOrder);
  const kind = random.next();
  const still = stillOf[theme.tag];
  if (kind < 0.1 && still) return { type: 'still', seed, still, palette };
  if (kind < 0.2 && openScenes.has(theme.scene))
    return { type: 'landscape', seed, scene: theme.scene, palette };
  return {
    type: 'performer',
    look: actor.art,
    shot: {
      scene: theme.scene,
      palette,
      framing: random.pick(['left', 'right', 'wide', 'close', 'bust'] as const),
      mood: random.pick(['open', 'smile', 'grin', 'soft', 'side', 'wonder', 'closed'] as const),
      gesture: random.pick([
        'none',
        'none',
        'cup',
        'mic',
        'book',
        'cup',
        'wave',
        'headphones',
      ] as const),
      take: id,
    },
  };
}

interface Offer {
  readonly price: number;
  readonly basePrice: number;
  readonly free: boolean;
}

function offerOf(duration: number, random: SeededRandom): Offer {
  if (random.chance(0.14)) return { price: 0, basePrice: 0, free: true };
  const basePrice = Math.min(60, Math.max(4, Math.round((duration / 60) * random.between(1, 2.2))));
  const sale = random.chance(0.14);
  const price = sale
    ? Math.max(2, Math.floor(basePrice * random.pick([0.5, 0.6, 0.7])))
    : basePrice;
  return { price, basePrice, free: false };
}

/** Makes videos: at least two for each performer, more for the popular ones. */
export function createVideos(
  seed: string,
  actors: readonly DemoActor[],
  count: number,
  now: number,
): readonly DemoVideo[] {
  const order = seededRandom(`${seed}/videos`);
  const taken = new Set<string>();
  const formOf = new Map<VideoTheme, number>();
  return Array.from({ length: count }, (_, i) => {
    const id = firstId + i;
    const random = seededRandom(`${seed}/video/${id}`);
    const actor =
      actors[
        i < actors.length * 2 ? i % actors.length : Math.floor(order.next() ** 1.6 * actors.length)
      ]!;
    const fitting = videoThemes.filter(({ tag }) => actor.tags.includes(tag));
    let theme = random.pick(fitting.length > 0 && random.chance(0.75) ? fitting : videoThemes);
    let title = titleOf(theme, formOf.get(theme) ?? 0, actor);
    for (let tries = 0; taken.has(title.en) && tries < 80; tries += 1) {
      formOf.set(theme, (formOf.get(theme) ?? 0) + 1);
      if (tries % titleForms.length === titleForms.length - 1) theme = random.pick(videoThemes);
      title = titleOf(theme, formOf.get(theme) ?? 0, actor);
    }
    taken.add(title.en);
    const duration = random.whole(240, 1800);
    const registered = Date.parse(actor.registeredAt);
    const age = Math.min(
      random.next() ** 1.7 * 720 * day + random.whole(1, 22) * 3_600_000,
      (now - registered) * 0.95,
    );
    const views = Math.floor(random.between(40, 900) * (1 + random.next() ** 3 * 8));
    const offer = offerOf(duration, random);
    const picture = pictureOf(theme, actor, id, random);
    return {
      id,
      actorId: actor.id,
      title,
      description: joined([
        localized(theme.description),
        localized(random.pick(makingLines), { name: actor.name, city: actor.city }),
      ]),
      duration,
      ...offer,
      vip: !offer.free && random.chance(0.1),
      // By number and not by chance: nothing else of the world depends on it.
      avsRequired: i % 12 === 5,
      isNew: age < 14 * day,
      classic: age > 400 * day && random.chance(0.4),
      camRecording: random.chance(0.12),
      ageRating: random.chance(0.5) ? 12 : 16,
      tags: [...new Set([theme.tag, ...random.sample(actor.tags, 2)])],
      createdAt: new Date(Math.floor(now - age)).toISOString(),
      likes: Math.floor(views * random.between(0.05, 0.3)),
      dislikes: Math.floor(views * random.between(0, 0.02)),
      views,
      sales: offer.free ? 0 : Math.floor(views * random.between(0.02, 0.18)),
      previewSeconds: random.pick([15, 20, 30]),
      picture,
      imageVersion: versionOf(picture),
      loop: actor.loop,
    };
  });
}
