import type { MouseEvent, ReactElement } from 'react';
import { cx } from '../internal/cx.ts';
import { rootProps } from '../internal/root-props.ts';
import { useUiLabels } from '../labels/context.tsx';
import { Link } from '../link/context.tsx';
import { Picture } from '../picture/Picture.tsx';
import { namePhoto, PhotoPlaces, type AlbumGridProps } from './AlbumGrid.tsx';
import './album-grid.css';

const MAX_SHOWN = 5;

/** One to five photos of a post side by side, and how many more there are; links into the viewer like in the grid. */
export function AlbumMosaic({
  label,
  photos,
  total = photos.length,
  loading = false,
  onOpen,
  ...rest
}: AlbumGridProps): ReactElement {
  const labels = useUiLabels();
  if (loading) {
    const count = Math.min(total === 0 ? 3 : total, MAX_SHOWN);
    return (
      <ul
        {...rootProps(rest, 'vx-album-mosaic')}
        data-count={count}
        aria-label={label}
        aria-busy="true"
      >
        <PhotoPlaces count={count} />
      </ul>
    );
  }
  const shown = photos.slice(
    0,
    total > photos.length || photos.length > MAX_SHOWN ? Math.min(3, photos.length) : MAX_SHOWN,
  );
  const others = total - shown.length;
  const open =
    (index: number) =>
    (event: MouseEvent): void => {
      if (onOpen === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      onOpen(index);
    };
  return (
    <ul {...rootProps(rest, 'vx-album-mosaic')} data-count={shown.length} aria-label={label}>
      {shown.map((photo, index) => {
        const more = index === shown.length - 1 && others > 0;
        const name = [
          namePhoto(labels, photo, index, total),
          ...(more ? [labels.feed.morePhotos(others)] : []),
        ].join(', ');
        return (
          <li key={photo.id}>
            <Link
              className={cx('vx-album__photo', 'vx-album-mosaic__photo')}
              href={photo.href}
              onClick={open(index)}
              aria-label={more ? `+${others}, ${name}` : name}
            >
              <Picture
                src={photo.src}
                alt=""
                ratio="fill"
                palette={photo.palette}
                position={photo.position}
                locked={photo.locked}
                sizes={index === 0 ? '(width < 768px) 66vw, 430px' : '(width < 768px) 34vw, 220px'}
                radius="none"
              />
              {more ? (
                <span className="vx-album-mosaic__more" aria-hidden="true">
                  +{others}
                </span>
              ) : null}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
