import { useServices } from '@vx/features/app';
import { useReceipt, type NextLiveModels, type RoomActor, type RoomPhase } from '@vx/features/live';
import { useTranslate } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { ChatEndReceipt } from '@vx/ui/chat-end-summary';
import { RoomDoor } from '@vx/ui/room-door';
import { ChatEnd } from './ChatEnd.tsx';
import { NextLive } from './NextLive.tsx';
import { roomRows } from './room-rows.tsx';

/** After a chat: why it ended and how it was, the receipt, and who else can be met. */
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
  const view = useReceipt(ended.receipt);
  return (
    <RoomDoor
      picture={actor.picture}
      bare
      back={{
        label: t('live.receipt.profile'),
        href: path('actorProfile', { actorName: actor.slug }),
      }}
      receipt={
        <ChatEndReceipt
          title={t('live.receipt.heading')}
          when={view.when}
          rows={roomRows(view.rows)}
          actions={
            <Button block href={path('memberStatement', {})}>
              {t('live.receipt.statement')}
            </Button>
          }
        />
      }
      below={<NextLive models={next} past={actor.id} />}
    >
      <ChatEnd actor={actor} ended={ended} view={view} />
    </RoomDoor>
  );
}
