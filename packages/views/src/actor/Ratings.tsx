import type { ProfileView } from '@vx/features/actor';
import { useSay } from '@vx/features/texts';
import { RatingBars } from '@vx/ui/profile-head';
import { Surface } from '@vx/ui/surface';

/** Ratings of the last 90 days; too few of them are said in words, without a number. */
export function Ratings({ profile }: { readonly profile: ProfileView }) {
  const say = useSay();
  const { rating } = profile;
  return (
    <Surface padding="md">
      <RatingBars
        title={say('actor.ratings.title')}
        total={rating?.share ?? ''}
        rows={
          rating
            ? [
                {
                  label: say('actor.ratings.overall'),
                  share: profile.satisfaction,
                  text: rating.share,
                },
              ]
            : []
        }
        note={
          rating
            ? say('actor.ratings.from', {
                count: profile.model.chatRatings?.lastNinetyDays.countRatings ?? 0,
              })
            : say('actor.ratings.few')
        }
      />
    </Surface>
  );
}
