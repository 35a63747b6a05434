import type { MouseEvent, ReactElement } from 'react';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useUiLabels } from '../labels/context.tsx';
import type { UiLabels } from '../labels/labels.ts';
import { Link } from '../link/context.tsx';
import { Picture } from '../picture/Picture.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import './album-grid.css';

/** A photo of an album. */
export type Photo = {
  id: string;
  src: string | null;
  /** What is to be seen on it: part of the link's name, and the text of the picture in the viewer. */
  alt?: string | undefined;
  palette?: readonly string[] | undefined;
  locked?: boolean | undefined;
  /** See `Picture.position`. */
  position?: string | undefined;
  /** The photo's own address. */
  href: string;
};
export type AlbumGridProps = RootProps<'ul'> & {
  /** The name of the list; it is read, not shown. */
  label: string;
  /** The photos, in order. */
  photos: readonly Photo[];
  /** How many there are in all, more than `photos` where only some may be seen. */
  total?: number | undefined;
  /** The photos are on their way: their places stand already. */
  loading?: boolean | undefined;
  /** Opens the viewer; without it the links lead to the photos' addresses. */
  onOpen?: ((index: number) => void) | undefined;
};

/** The places of photos that are on their way: hidden, the list says `aria-busy`. */
export function PhotoPlaces({ count }: { count: number }): ReactElement[] {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} aria-hidden="true">
      <Skeleton kind="photo" />
    </li>
  ));
}

/** "Photo 2 of 9, locked" and what is to be seen on it, where that is known. */
export const namePhoto = (
  labels: UiLabels,
  { alt = '', locked }: Photo,
  index: number,
  total: number,
): string =>
  [labels.photoOf(index + 1, total), alt, locked === true ? labels.isLocked : '']
    .filter(Boolean)
    .join(', ');

const MAX_PLACES = 12;

/** The photos of an album: links into the viewer, named "Photo 2 of 9". */
export function AlbumGrid({
  label,
  photos,
  total = photos.length,
  loading = false,
  onOpen,
  ...rest
}: AlbumGridProps): ReactElement {
  const labels = useUiLabels();
  const open =
    (index: number) =>
    (event: MouseEvent): void => {
      if (onOpen === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      onOpen(index);
    };
  if (loading)
    return (
      <ul {...rootProps(rest, 'vx-album')} aria-label={label} aria-busy="true">
        <PhotoPlaces count={Math.min(total === 0 ? MAX_PLACES : total, MAX_PLACES)} />
      </ul>
    );
  return (
    <ul {...rootProps(rest, 'vx-album')} aria-label={label}>
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <Link
            className="vx-album__photo"
            href={photo.href}
            onClick={open(index)}
            aria-label={namePhoto(labels, photo, index, total)}
          >
            <Picture
              src={photo.src}
              alt=""
              ratio="1:1"
              palette={photo.palette}
              position={photo.position}
              locked={photo.locked}
              sizes="(width < 768px) 33vw, 280px"
              radius="md"
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}
