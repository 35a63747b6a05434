import type { ProfileView } from '@vx/features/actor';
import { useServices } from '@vx/features/app';
import { useTranslate } from '@vx/features/texts';
import { TagList } from '@vx/ui/chip-group';
import { Stack } from '@vx/ui/layout';
import { Text } from '@vx/ui/text';

/** A few words of the performer, and topics. */
export function ProfileWords({ profile }: { readonly profile: ProfileView }) {
  const { app } = useServices();
  const t = useTranslate();
  return (
    <Stack gap="16">
      <Text variant="body-l" tone="secondary" clamp={app === 'mobile' ? 3 : 2}>
        {profile.about}
      </Text>
      <TagList label={t('actor.about.topics')} tags={profile.tags} />
    </Stack>
  );
}
