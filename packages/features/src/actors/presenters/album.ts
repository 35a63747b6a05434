import { pictureTemplate } from '../../cards/from-parts.ts';
import type { ResultOf } from '../../graphql.ts';
import type { Texts } from '../../texts/presenter-texts.ts';
import type { AlbumParts } from '../profile.query.ts';

/** An album in a grid and with its previews. */
export interface AlbumView {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly picture: string | null;
  /** "32 photos" */
  readonly meta: string;
  /** The same on its own page; of a locked one how many of them everybody may see. */
  readonly shown: string;
  /** Whether all of it is open. What is not cannot be bought yet, so no price is said. */
  readonly access: { readonly kind: 'free' | 'none' };
  /** What everybody may see. */
  readonly photos: readonly {
    readonly id: string;
    readonly src: string;
    readonly href: string;
  }[];
}

/** Where an album stands on the page of pictures. */
export const albumAnchor = (id: string): string => `album-${id}`;

/** An album with what everybody may see of it. */
export function toAlbum(
  album: ResultOf<typeof AlbumParts>,
  slug: string,
  { intl, path }: Pick<Texts, 'intl' | 'path'>,
): AlbumView {
  const [first] = album.previews;
  const meta = intl.formatMessage({ id: 'actor.pictures.count' }, { count: album.pictureCount });
  return {
    id: album.id,
    title: album.title,
    text: album.description,
    href: `${path('actorPictures', { actorName: slug })}#${albumAnchor(album.id)}`,
    picture: first ? pictureTemplate(first.url) : null,
    meta,
    shown: album.free
      ? meta
      : intl.formatMessage(
          { id: 'actor.pictures.previews' },
          { shown: album.previews.length, count: album.pictureCount },
        ),
    access: { kind: album.free ? 'free' : 'none' },
    photos: album.previews.map(({ url }, index) => ({
      id: `${album.id}-${index}`,
      src: pictureTemplate(url),
      href: url,
    })),
  };
}
