import type { ReactElement } from 'react';
import { Avatar } from '../avatar/Avatar.tsx';
import { useUiLabels } from '../labels/context.tsx';
import { Link } from '../link/context.tsx';
import type { Presence } from '../live-badge/LiveBadge.tsx';
import './story-bar.css';

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
}: {
  /** Visible name, and the accessible one. */
  label: string;
  /** The stories, in order. */
  stories: readonly Story[];
}): ReactElement {
  const labels = useUiLabels();
  return (
    <nav className="vx-story-bar" aria-label={label}>
      <ul className="vx-story-bar__list">
        {stories.map((story) => {
          const live = story.state === 'live' || story.state === 'freeChat';
          return (
            <li key={story.href}>
              <Link className="vx-story-bar__item" href={story.href}>
                <Avatar
                  name={story.name}
                  src={story.picture}
                  size="story"
                  ring={live ? 'live' : story.seen === false ? 'unseen' : 'seen'}
                  liveLabel={live}
                />
                <span className="vx-story-bar__name">{story.name}</span>
                <span className="vx-visually-hidden">
                  {[
                    '',
                    labels[story.state],
                    ...(story.seen === false && !live ? [labels.isNew] : []),
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
