import { useTranslate } from '@vx/features/texts';
import type { VideoView } from '@vx/features/videos';
import { Avatar } from '@vx/ui/avatar';
import { Button } from '@vx/ui/button';
import { videoCameraIcon } from '@vx/ui/icons';
import { Cluster, Stack } from '@vx/ui/layout';
import { Link } from '@vx/ui/link';
import { Text } from '@vx/ui/text';

/** Whose video it is, whether they are live, and the way to them. */
export function VideoPerformer({ view }: { readonly view: VideoView }) {
  const t = useTranslate();
  const { performer } = view;
  if (!performer) return null;
  const { isHere: live } = performer;
  return (
    <Cluster justify="between" gap="12">
      <Cluster gap="12" nowrap>
        <Avatar
          name={performer.name}
          src={performer.face}
          size="lg"
          ring={live ? 'live' : undefined}
        />
        <Stack gap="0">
          <Text variant="title-s" as="h2">
            <Link href={performer.href}>{performer.name}</Link>
          </Text>
          <Text variant="body-s" tone={live ? 'live' : 'tertiary'}>
            {performer.text}
          </Text>
        </Stack>
      </Cluster>
      {live ? (
        <Button icon={videoCameraIcon} href={performer.chat} price={performer.price} per="minute">
          {t('actor.privateChat')}
        </Button>
      ) : null}
    </Cluster>
  );
}
