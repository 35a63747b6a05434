import type { ReactElement } from 'react';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import './skeleton.css';

export type SkeletonProps = RootProps<'div'> & {
  /** The layout that comes. */
  kind: 'performer' | 'media' | 'album' | 'photo' | 'row' | 'text' | 'hero' | 'card';
  /** Lines of text. */
  lines?: number | undefined;
};

/** Loading in the final layout, shown after 300 ms. Hidden from assistive technology: the region says `aria-busy`. */
export function Skeleton({ kind, lines = 3, ...rest }: SkeletonProps): ReactElement {
  if (kind === 'text')
    return (
      <div {...rootProps(rest, 'vx-skeleton')} data-kind="text" aria-hidden="true">
        {Array.from({ length: lines }, (_, index) => (
          <span key={index} className="vx-skeleton__line" />
        ))}
      </div>
    );
  return (
    <div {...rootProps(rest, 'vx-skeleton')} data-kind={kind} aria-hidden="true">
      <span className="vx-skeleton__picture" />
      {kind === 'performer' || kind === 'media' || kind === 'album' || kind === 'row' ? (
        <span className="vx-skeleton__words">
          <span className="vx-skeleton__line" data-type="label" />
          <span className="vx-skeleton__line" />
        </span>
      ) : null}
    </div>
  );
}
