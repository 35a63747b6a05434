import type { ProfileView } from '@vx/features/actors';
import { usePreviewSeconds } from '@vx/features/app';
import { useTranslate } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { ChatOptions } from '@vx/ui/chat-options';
import { playIcon } from '@vx/ui/icons';
import { Stack } from '@vx/ui/layout';
import { Text } from '@vx/ui/text';
import { withGlyphs } from '@vx/views/actors';
import { Follow } from '@vx/views/favorites';

/** The ways to meet a performer, each with its price; or why there is none now, and what to do instead. */
export function MeetPanel({
  profile,
  onPreview,
}: {
  readonly profile: ProfileView;
  readonly onPreview: () => void;
}) {
  const t = useTranslate();
  const seconds = usePreviewSeconds();
  const { meet } = profile;
  return (
    <ChatOptions
      state={profile.state}
      since={profile.since}
      rating={profile.rating}
      primary={meet.primary}
      note={meet.note}
      options={withGlyphs(meet.options)}
      reason={
        meet.reason === undefined ? undefined : (
          <Stack gap="12">
            <Text>{meet.reason}</Text>
            {meet.instead && (
              <Button block href={meet.instead.href}>
                {meet.instead.label}
              </Button>
            )}
          </Stack>
        )
      }
      footer={
        <>
          {profile.hasPreview && (
            <Button icon={playIcon} onClick={onPreview}>
              {t('actor.preview', { seconds })}
            </Button>
          )}
          <Follow actor={profile} />
        </>
      }
    />
  );
}
