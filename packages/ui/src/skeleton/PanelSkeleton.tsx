import { Fragment, type ReactElement } from 'react';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { Skeleton } from './Skeleton.tsx';
import './skeleton.css';
import './panel-skeleton.css';

export type PanelSkeletonProps = RootProps<'div'> & {
  /** What comes: it has the height of this in every width. `transcript`, `conversation` and `map` fill their place. */
  kind:
    | 'player'
    | 'transcript'
    | 'conversation'
    | 'wallet'
    | 'wheel'
    | 'calendar'
    | 'slot'
    | 'map'
    | 'filter'
    | 'post'
    | 'notifications'
    | 'stories';
  /** How many lines, doors, sections, notifications or faces are expected. */
  count?: number | undefined;
};

type Type = 'display' | 'title' | 'label' | 'large' | 'body' | 'small' | 'caption';

const Line = ({ type, width }: { type: Type; width?: 'short' | 'full' }): ReactElement => (
  <span className="vx-skeleton__line" data-type={type} data-width={width} />
);
const Block = ({ part }: { part: string }): ReactElement => (
  <span className="vx-skeleton__picture" data-part={part} />
);
const times = (count: number, render: (index: number) => ReactElement): ReactElement[] =>
  Array.from({ length: count }, (_, index) => <Fragment key={index}>{render(index)}</Fragment>);

/** Messages of both sides, ending at the bottom as a thread does. */
const bubbles = (count: number): ReactElement => (
  <span className="vx-skeleton__thread">
    {times(count, (index) => (
      <Block part={['bubble', 'bubble-long', 'bubble-own'][index % 3] ?? 'bubble'} />
    ))}
  </span>
);

const shapes: Record<PanelSkeletonProps['kind'], (count: number | undefined) => ReactElement> = {
  player: () => <Block part="stage" />,
  transcript: (count = 6) => bubbles(count),
  conversation: (count = 6) => (
    <>
      <span className="vx-skeleton__head">
        <Skeleton kind="row" />
      </span>
      {bubbles(count)}
      <Block part="field" />
    </>
  ),
  wallet: () => <Block part="pill" />,
  wheel: () => (
    <>
      <span className="vx-skeleton__words">
        <Line type="display" />
        <Line type="body" />
      </span>
      <Block part="disc" />
      <span className="vx-skeleton__foot">
        <Block part="button" />
        <Line type="caption" width="short" />
      </span>
    </>
  ),
  calendar: (count = 24) => (
    <>
      <span className="vx-skeleton__words">
        <Line type="display" />
        <Line type="body" />
      </span>
      <span className="vx-skeleton__doors">
        {times(count, () => (
          <Block part="door" />
        ))}
      </span>
    </>
  ),
  slot: () => (
    <>
      <span className="vx-skeleton__words">
        <Line type="label" />
        <Line type="small" />
      </span>
      <Block part="reels" />
      <span className="vx-skeleton__foot">
        <Block part="button" />
        <Line type="caption" width="short" />
      </span>
    </>
  ),
  map: () => <Block part="land" />,
  filter: (count = 3) => (
    <>
      <span className="vx-skeleton__head">
        <Line type="title" />
      </span>
      {times(count, () => (
        <span className="vx-skeleton__section">
          <Line type="label" />
          {times(3, () => (
            <Block part="choice" />
          ))}
        </span>
      ))}
    </>
  ),
  post: () => (
    <>
      <span className="vx-skeleton__head">
        <Skeleton kind="row" />
      </span>
      <span className="vx-skeleton__words">
        <Line type="large" width="full" />
        <Line type="large" />
      </span>
      <Block part="photo" />
      <span className="vx-skeleton__actions">
        {times(3, () => (
          <Block part="action" />
        ))}
      </span>
    </>
  ),
  notifications: (count = 5) => (
    <>
      <span className="vx-skeleton__head">
        <Line type="title" />
      </span>
      {times(count, () => (
        <span className="vx-skeleton__note">
          <Skeleton kind="row" />
        </span>
      ))}
    </>
  ),
  stories: (count = 8) => (
    <span className="vx-skeleton__stories">
      {times(count, () => (
        <span className="vx-skeleton__story">
          <Block part="face" />
          <Line type="caption" />
        </span>
      ))}
    </span>
  ),
};

/** A whole piece of a page while it loads, in its final layout. Hidden from assistive technology: the region says `aria-busy`. */
export function PanelSkeleton({ kind, count, ...rest }: PanelSkeletonProps): ReactElement {
  return (
    <div {...rootProps(rest, 'vx-skeleton vx-panel-skeleton')} data-kind={kind} aria-hidden="true">
      {shapes[kind](count)}
    </div>
  );
}
