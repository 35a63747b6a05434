import { useServices } from '@vx/features/app';
import { useReceipt, type RoomActor, type RoomPhase } from '@vx/features/live';
import { useTranslate } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { ChatEndSummary } from '@vx/ui/chat-end-summary';
import { useRevalidator } from 'react-router';
import { Follow } from '../favorites/Follow.tsx';
import { roomRows } from './room-rows.tsx';

/** What a chat cost, why it ended, and the ways on. */
export function Receipt({
  actor,
  ended,
}: {
  readonly actor: RoomActor;
  readonly ended: Extract<RoomPhase, { kind: 'ended' }>;
}) {
  const t = useTranslate();
  const { path } = useServices();
  // What vouchers pay for is another offer after a chat.
  const { revalidate } = useRevalidator();
  const again = (): void => {
    ended.again();
    void revalidate();
  };
  const { title, text, rows, offersFollow, next } = useReceipt(ended.receipt);
  return (
    <ChatEndSummary
      level={1}
      title={title}
      text={text}
      total={ended.receipt.price}
      rows={roomRows(rows)}
      actions={
        <>
          <Button
            variant="primary"
            size="lg"
            {...(next.href === null ? { onClick: again } : { href: next.href })}
          >
            {next.label}
          </Button>
          <Button size="lg" href={path('actorProfile', { actorName: actor.slug })}>
            {t('live.receipt.profile')}
          </Button>
          {offersFollow ? <Follow actor={actor} labelled size="lg" /> : null}
        </>
      }
    />
  );
}
