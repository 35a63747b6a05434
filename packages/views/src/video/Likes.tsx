import { useSay } from '@vx/features/texts';
import { useVideoLikes, type VideoView } from '@vx/features/video';
import { thumbsDownIcon, thumbsUpIcon } from '@vx/ui/icons';
import { Cluster } from '@vx/ui/layout';
import { ToggleButton } from '@vx/ui/toggle-button';
import { GateButton } from '../avs/GateButton.tsx';

/** Likes of a video; visitors log in first. */
export function Likes({ view }: { readonly view: VideoView }) {
  const say = useSay();
  const rating = useVideoLikes(view.video);
  const { likes, liked, pending } = rating;
  if (rating.gate) {
    return (
      <GateButton
        gate={rating.gate}
        icon={thumbsUpIcon}
        aria-label={`${String(likes)}. ${say('video.loginToLike')}`}
      >
        {String(likes)}
      </GateButton>
    );
  }
  const { like, dislike } = rating;
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
