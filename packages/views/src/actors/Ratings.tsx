import type { ProfileView } from '@vx/features/actors';
import { useTranslate } from '@vx/features/texts';
import { RatingBars } from '@vx/ui/profile-head';
import { Surface } from '@vx/ui/surface';

/** Ratings of the last 90 days; too few of them are said in words, without a number. */
export function Ratings({ profile }: { readonly profile: ProfileView }) {
  const t = useTranslate();
  const { rating } = profile;
  return (
    <Surface padding="md">
      <RatingBars
        title={t('actor.ratings.title')}
        total={rating?.share ?? ''}
        rows={
          rating
            ? [
                {
                  label: t('actor.ratings.overall'),
                  share: profile.satisfaction,
                  text: rating.share,
                },
              ]
            : []
        }
        note={profile.ratingNote}
      />
    </Surface>
  );
}
