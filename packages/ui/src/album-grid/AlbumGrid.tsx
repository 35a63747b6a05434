import type { MouseEvent, ReactElement } from 'react';
import { useUiLabels } from '../labels/context.tsx';
import { Link } from '../link/context.tsx';
import { Picture } from '../picture/Picture.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import './album-grid.css';

export type Photo = {
  id: string;
  src: string | null;
  alt?: string | undefined;
  palette?: readonly string[] | undefined;
  locked?: boolean | undefined;
  /** See `Picture.position`. */
  position?: string | undefined;
  /** The photo's own address. */
  href: string;
};
export type AlbumGridProps = {
  /** Visible name, and the accessible one. */
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

const MAX_PLACES = 12;

/** The photos of an album: links into the viewer, named "Photo 2 of 9". */
export function AlbumGrid({
  label,
  photos,
  total = photos.length,
  loading = false,
  onOpen,
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
      <ul className="vx-album" aria-label={label} aria-busy="true">
        <PhotoPlaces count={Math.min(total === 0 ? MAX_PLACES : total, MAX_PLACES)} />
      </ul>
    );
  return (
    <ul className="vx-album" aria-label={label}>
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <Link
            className="vx-album__photo"
            href={photo.href}
            onClick={open(index)}
            aria-label={`${labels.photoOf(index + 1, total)}${photo.locked === true ? `, ${labels.isLocked}` : ''}`}
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
