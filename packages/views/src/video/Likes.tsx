import { useSay } from '@vx/features/texts';
import { useVideoLikes, type VideoView } from '@vx/features/video';
import { thumbsDownIcon, thumbsUpIcon } from '@vx/ui/icons';
import { Cluster } from '@vx/ui/layout';
import { ToggleButton } from '@vx/ui/toggle-button';

/** Likes of a video; visitors log in first. */
export function Likes({ view }: { readonly view: VideoView }) {
  const say = useSay();
  const { likes, liked, pending, like, dislike, logIn } = useVideoLikes(view.video);
  if (!like || !dislike) {
    return (
      <ToggleButton
        glyph={thumbsUpIcon}
        label={say('video.like')}
        pressed={false}
        denied={{ reason: say('video.loginToLike'), href: logIn }}
      >
        {String(likes)}
      </ToggleButton>
    );
  }
  return (
    <Cluster gap="8" nowrap>
      <ToggleButton
        glyph={thumbsUpIcon}
        label={say('video.like')}
        pressed={liked}
        pending={pending}
        onToggle={liked ? dislike : like}
      >
        {String(likes)}
      </ToggleButton>
      <ToggleButton
        glyph={thumbsDownIcon}
        label={say('video.dislike')}
        pressed={false}
        pending={pending}
        onToggle={dislike}
      />
    </Cluster>
  );
}
