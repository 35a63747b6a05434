import { Dialog } from '@base-ui/react/dialog';
import {
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { Photo } from '../album-grid/AlbumGrid.tsx';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { caretLeftIcon, caretRightIcon, imagesIcon, xIcon } from '../icons/index.ts';
import { CustomProperties } from '../internal/CustomProperties.tsx';
import { useOverlayHistory } from '../internal/overlay-history.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useKeptFocus } from '../internal/use-kept-focus.ts';
import { useUiLabels } from '../labels/context.tsx';
import { sourceSet } from '../picture/Picture.tsx';
import '../icon-button/icon-button.css';
import './lightbox.css';

export type LightboxProps = RootProps<'div', 'title'> & {
  /** Heading. */
  title: string;
  /** The photos, in order. */
  photos: readonly Photo[];
  /** Null is closed. */
  index: number | null;
  /** Called with the index of the photo to show, or null to close. */
  onIndex: (index: number | null) => void;
  /** How many there are in all, when more than these. */
  total?: number | undefined;
  /** Stands where a locked photo would be: the price and the button. */
  locked?: ReactNode;
};

const SWIPE_DISTANCE = 48;

/** One photo: its colours until it is there, words if it does not come. */
function LightboxPhoto({
  photo: { alt, palette = [] },
  src,
  position,
}: {
  photo: Photo;
  src: string;
  position: string;
}): ReactElement {
  const labels = useUiLabels();
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const [from, to = from] = palette;
  if (state === 'failed')
    return (
      <p className="vx-lightbox__failed" role="status">
        <Icon glyph={imagesIcon} size="xl" />
        {labels.noPicture}
      </p>
    );
  return (
    <>
      <img
        className="vx-lightbox__photo"
        data-state={state}
        {...sourceSet(src, [640, 1280])}
        sizes="100vw"
        alt={alt ?? position}
        draggable={false}
        onLoad={() => setState('loaded')}
        onError={() => setState('failed')}
      />
      {state === 'loading' ? (
        <CustomProperties values={{ '--vx-photo-from': from, '--vx-photo-to': to }}>
          <span className="vx-lightbox__wait" role="status" aria-label={labels.loading} />
        </CustomProperties>
      ) : null}
    </>
  );
}

/** At an end the focus goes to the arrow that still leads on. */
function Arrows({
  index,
  count,
  onGo,
}: {
  index: number;
  count: number;
  onGo: (by: number) => void;
}): ReactElement {
  const labels = useUiLabels();
  const root = useRef<HTMLDivElement>(null);
  const other = useRef<HTMLButtonElement>(null);
  useKeptFocus(root, other);
  const first = index <= 0;
  const last = index >= count - 1;
  return (
    <div ref={root} className="vx-lightbox__arrows">
      <IconButton
        ref={first ? undefined : other}
        glyph={caretLeftIcon}
        label={labels.previous}
        variant="media"
        size="lg"
        tooltip="none"
        disabled={first}
        onClick={() => onGo(-1)}
      />
      <IconButton
        ref={first && !last ? other : undefined}
        glyph={caretRightIcon}
        label={labels.next}
        variant="media"
        size="lg"
        tooltip="none"
        disabled={last}
        onClick={() => onGo(1)}
      />
    </div>
  );
}

/** Photos one by one: arrows, swipe, zoom by double click or + and −, position in words. */
export function Lightbox({
  title,
  photos,
  index,
  onIndex,
  total = photos.length,
  locked,
  ...rest
}: LightboxProps): ReactElement {
  const labels = useUiLabels();
  const from = useRef<number | null>(null);
  const view = useRef<HTMLDivElement>(null);
  const [zoomed, setZoomed] = useState(false);
  const photo = index === null ? undefined : photos[index];
  useOverlayHistory(photo !== undefined, () => onIndex(null));
  const go = (by: number): void => {
    if (index === null || photos[index + by] === undefined) return;
    setZoomed(false);
    onIndex(index + by);
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key === '+' || event.key === '=') setZoomed(true);
    if (event.key === '-') setZoomed(false);
    // Arrows move a picture that is larger than the screen.
    if (zoomed && event.target === view.current) return;
    if (event.key === 'ArrowLeft') go(-1);
    if (event.key === 'ArrowRight') go(1);
  };
  const release = (event: PointerEvent): void => {
    const start = from.current;
    from.current = null;
    if (start === null || zoomed) return;
    if (event.clientX - start > SWIPE_DISTANCE) go(-1);
    if (start - event.clientX > SWIPE_DISTANCE) go(1);
  };
  const position = index === null ? '' : labels.photoOf(index + 1, total);
  return (
    <Dialog.Root
      open={photo !== undefined}
      onOpenChange={(open) => {
        if (!open) onIndex(null);
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="vx-lightbox__scrim" />
        <Dialog.Popup
          {...rootProps(rest, 'vx-lightbox')}
          onKeyDown={(event) => {
            rest.onKeyDown?.(event);
            handleKey(event);
          }}
        >
          <div className="vx-lightbox__top">
            <Dialog.Title className="vx-lightbox__title">{title}</Dialog.Title>
            <p className="vx-lightbox__position" aria-live="polite">
              {position}
            </p>
            <Dialog.Close
              className="vx-icon-button"
              data-variant="media"
              data-size="md"
              aria-label={labels.close}
            >
              <Icon glyph={xIcon} />
            </Dialog.Close>
          </div>
          <div
            ref={view}
            className="vx-lightbox__view"
            data-zoomed={zoomed ? '' : undefined}
            role={zoomed ? 'group' : 'presentation'}
            aria-label={zoomed ? position : undefined}
            tabIndex={zoomed ? 0 : undefined}
            onPointerDown={(event) => {
              from.current = event.clientX;
            }}
            onPointerUp={release}
            onDoubleClick={() => setZoomed(!zoomed)}
          >
            {photo === undefined ? null : photo.locked === true && locked !== undefined ? (
              <div className="vx-lightbox__locked">{locked}</div>
            ) : photo.src === null ? null : (
              <LightboxPhoto key={photo.id} photo={photo} src={photo.src} position={position} />
            )}
          </div>
          <Arrows index={index ?? 0} count={photos.length} onGo={go} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
