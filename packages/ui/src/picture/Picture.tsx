import { useState, type ReactElement, type ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { imagesIcon, lockKeyIcon } from '../icons/index.ts';
import { CustomProperties } from '../internal/CustomProperties.tsx';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useUiLabels } from '../labels/context.tsx';
import './picture.css';

/** Shape of the frame; `fill` takes that of what is around it. */
export type PictureRatio = '4:5' | '16:9' | '1:1' | '3:4' | '4:3' | 'fill';

export type PictureProps = RootProps<'div'> & {
  /** An address; `{width}` in it makes a srcset of `widths`. */
  src: string | null | undefined;
  /** Empty only when the name follows in text. */
  alt: string;
  /** Shape of the picture. */
  ratio?: PictureRatio | undefined;
  /** Default 320, 640, 1280 (the widths the server makes). */
  widths?: readonly number[] | undefined;
  /** Default: half the screen on phones, 320 px otherwise. */
  sizes?: string | undefined;
  /** Another crop for phones (767 px and below). */
  mobileSrc?: string | undefined;
  /** Another crop for screens that are wider than high. */
  landscapeSrc?: string | undefined;
  /** The first picture of a page: loaded at once and early. */
  priority?: boolean | undefined;
  /** Colours of the picture, shown until it is there. One, or two for a gradient. */
  palette?: readonly string[] | undefined;
  /** CSS object-position; default `50% 25%` for squares, else `50% 40%`. */
  position?: string | undefined;
  /** Shows the real picture blurred. */
  locked?: boolean | undefined;
  /** Roundness of the corners. */
  radius?: 'none' | 'sm' | 'md' | 'lg' | '2xl' | 'full' | undefined;
  /** Overlays: badges and controls. */
  children?: ReactNode;
};

const defaultWidths = [320, 640, 1280] as const;

/** The `srcset` of a picture: its address in every width that the server draws. */
export const sourceSet = (
  src: string,
  widths: readonly number[],
): { src: string; srcSet?: string } =>
  src.includes('{width}')
    ? {
        src: src.replace('{width}', String(widths[Math.min(1, widths.length - 1)])),
        srcSet: widths
          .map((width) => `${src.replace('{width}', String(width))} ${width}w`)
          .join(', '),
      }
    : { src };

/** A responsive image in a box that never changes its size. */
export function Picture({
  src,
  alt,
  ratio = '4:5',
  widths = defaultWidths,
  sizes = '(width < 768px) 50vw, 320px',
  mobileSrc,
  landscapeSrc,
  priority = false,
  palette,
  position,
  locked = false,
  radius = 'lg',
  children,
  ...rest
}: PictureProps): ReactElement {
  const labels = useUiLabels();
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const missing = !src || failedSrc === src;
  return (
    <CustomProperties
      values={{
        '--vx-picture-from': palette?.[0],
        '--vx-picture-to': palette?.[1] ?? palette?.[0],
        '--vx-picture-position': position,
      }}
    >
      <div
        {...rootProps(rest, 'vx-picture')}
        data-ratio={ratio}
        data-radius={radius}
        data-locked={locked ? '' : undefined}
        data-state={missing ? 'failed' : undefined}
      >
        {missing ? (
          <span
            className="vx-picture__failed"
            {...(alt === ''
              ? { 'aria-hidden': true }
              : { role: 'img', 'aria-label': `${alt}. ${labels.noPicture}` })}
          >
            <Icon glyph={imagesIcon} size="xl" />
          </span>
        ) : (
          <picture className="vx-picture__source">
            {[
              { media: '(orientation: landscape)', crop: landscapeSrc },
              { media: '(width < 768px)', crop: mobileSrc },
            ].map(({ media, crop }) =>
              crop === undefined ? null : (
                <source
                  key={media}
                  media={media}
                  srcSet={sourceSet(crop, widths).srcSet ?? crop}
                  sizes={crop.includes('{width}') ? sizes : undefined}
                />
              ),
            )}
            <img
              {...sourceSet(src, widths)}
              sizes={src.includes('{width}') ? sizes : undefined}
              alt={alt}
              decoding="async"
              loading={priority ? 'eager' : 'lazy'}
              fetchPriority={priority ? 'high' : undefined}
              onError={() => setFailedSrc(src)}
            />
          </picture>
        )}
        {locked ? (
          <span className="vx-picture__lock" aria-hidden="true">
            <Icon glyph={lockKeyIcon} weight="fill" size="lg" />
          </span>
        ) : null}
        {children}
      </div>
    </CustomProperties>
  );
}
