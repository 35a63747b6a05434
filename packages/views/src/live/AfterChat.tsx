import type { NextLiveModels, RoomActor, RoomPhase } from '@vx/features/live';
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
  return (
    <RoomDoor picture={actor.picture} bare below={<NextLive models={next} past={actor.id} />}>
      <Receipt actor={actor} ended={ended} />
    </RoomDoor>
  );
}
