import type { ReactElement } from 'react';
import { Avatar } from '../avatar/Avatar.tsx';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useUiLabels } from '../labels/context.tsx';
import { Link } from '../link/context.tsx';
import type { Presence } from '../live-badge/LiveBadge.tsx';
import './story-bar.css';

/** Somebody with something new. */
export type Story = {
  name: string;
  href: string;
  picture: string | null;
  state: Presence;
  /** Whether the guest has looked at what is new; absent where nothing is. */
  seen?: boolean | undefined;
};

/** Who is live or new: a row of faces, each a link with its state. */
export function StoryBar({
  label,
  stories,
  ...rest
}: RootProps<'nav'> & {
  /** The name of the navigation; it is read, not shown. */
  label: string;
  /** The stories, in order. */
  stories: readonly Story[];
}): ReactElement {
  const labels = useUiLabels();
  return (
    <nav {...rootProps(rest, 'vx-story-bar')} aria-label={label}>
      <ul className="vx-story-bar__list">
        {stories.map((story) => {
          const live = story.state === 'live' || story.state === 'freeChat';
          const news =
            story.seen === undefined ? undefined : story.seen ? ('seen' as const) : 'unseen';
          return (
            <li key={story.href}>
              <Link className="vx-story-bar__item" href={story.href}>
                <Avatar
                  name={story.name}
                  src={story.picture}
                  size="story"
                  ring={live ? 'live' : news}
                  liveLabel={live}
                />
                <span className="vx-story-bar__name">{story.name}</span>
                <span className="vx-visually-hidden">
                  {[
                    '',
                    labels[story.state],
                    ...(news === 'unseen' && !live ? [labels.isNew] : []),
                  ].join(', ')}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
