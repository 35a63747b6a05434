import { useServices } from '@vx/features/app';
import type { NextLiveModels, RoomActor, RoomPhase } from '@vx/features/live';
import { useTranslate } from '@vx/features/texts';
import { RoomDoor } from '@vx/ui/room-door';
import { NextLive } from './NextLive.tsx';
import { Receipt } from './Receipt.tsx';

/** After a chat: the receipt, and who else can be met. */
export default function AfterChat({
  actor,
  ended,
  next,
}: {
  readonly actor: RoomActor;
  readonly ended: Extract<RoomPhase, { kind: 'ended' }>;
  readonly next: NextLiveModels;
}) {
  const t = useTranslate();
  const { path } = useServices();
  return (
    <RoomDoor
      picture={actor.picture}
      bare
      back={{
        label: t('live.receipt.profile'),
        href: path('actorProfile', { actorName: actor.slug }),
      }}
      below={<NextLive models={next} past={actor.id} />}
    >
      <Receipt actor={actor} ended={ended} />
    </RoomDoor>
  );
}
