import { useServices } from '@vx/features/app';
import { useNextLive, type NextLiveModels } from '@vx/features/live';
import { useTranslate } from '@vx/features/texts';
import { RoomNext } from '@vx/ui/room-door';

/** Who else can be met, once a chat is over. */
export function NextLive({
  models,
  past,
}: {
  readonly models: NextLiveModels;
  readonly past: string;
}) {
  const { path } = useServices();
  const t = useTranslate();
  const performers = useNextLive(models, past);
  if (performers.length === 0) return null;
  return (
    <RoomNext
      title={t('live.next.title')}
      all={{ label: t('live.next.all'), href: path('cams', {}) }}
      performers={performers}
    />
  );
}
