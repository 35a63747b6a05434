import type { ProfileView } from '@vx/features/actors';
import { useServices } from '@vx/features/app';
import { useTranslate } from '@vx/features/texts';
import { TagList } from '@vx/ui/chip-group';
import { Stack } from '@vx/ui/layout';
import { TextLink } from '@vx/ui/link';
import { Text } from '@vx/ui/text';

/** A few words of the performer, and topics. */
export function ProfileWords({ profile }: { readonly profile: ProfileView }) {
  const { app } = useServices();
  const t = useTranslate();
  // On a phone its tab is the last one, out of sight.
  const about = app === 'mobile' ? profile.tabs.find(({ id }) => id === 'about') : undefined;
  return (
    <Stack gap="16">
      <Text variant="body-l" tone="secondary" clamp={app === 'mobile' ? 3 : 2}>
        {profile.about}
      </Text>
      {about === undefined ? null : (
        <Text>
          <TextLink href={about.href} keepsPlace>
            {t('actor.about.more', { name: profile.name })}
          </TextLink>
        </Text>
      )}
      <TagList label={t('actor.about.topics')} tags={profile.tags} />
    </Stack>
  );
}
