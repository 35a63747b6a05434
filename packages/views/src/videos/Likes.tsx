import { useTranslate } from '@vx/features/texts';
import { useVideoLikes, type VideoView } from '@vx/features/videos';
import { thumbsDownIcon, thumbsUpIcon } from '@vx/ui/icons';
import { Cluster } from '@vx/ui/layout';
import { ToggleButton } from '@vx/ui/toggle-button';
import { GateButton } from '../avs/GateButton.tsx';

/** Likes of a video; visitors log in first. */
export function Likes({ view }: { readonly view: VideoView }) {
  const t = useTranslate();
  const rating = useVideoLikes(view.video);
  const { likes, liked, pending } = rating;
  if (rating.gate) {
    return (
      <GateButton
        gate={rating.gate}
        icon={thumbsUpIcon}
        aria-label={`${String(likes)}. ${t('video.loginToLike')}`}
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
        label={t('video.like')}
        pressed={liked}
        pending={pending}
        onToggle={liked ? dislike : like}
      >
        {String(likes)}
      </ToggleButton>
      <ToggleButton
        glyph={thumbsDownIcon}
        label={t('video.dislike')}
        pressed={false}
        pending={pending}
        onToggle={dislike}
      />
    </Cluster>
  );
}
