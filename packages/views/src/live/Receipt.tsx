import { useServices, writePath } from '@vx/features/app';
import { useReceipt, type RoomActor, type RoomPhase } from '@vx/features/live';
import { useTranslate } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { ChatEndSummary } from '@vx/ui/chat-end-summary';
import { useRevalidator } from 'react-router';
import { Follow } from '../favorites/Follow.tsx';
import { roomRows } from './room-rows.tsx';

/** Whom it was with, why it ended, what it cost, and the ways on. */
export function Receipt({
  actor,
  ended,
}: {
  readonly actor: RoomActor;
  readonly ended: Extract<RoomPhase, { kind: 'ended' }>;
}) {
  const services = useServices();
  const t = useTranslate();
  // What vouchers pay for is another offer after a chat.
  const { revalidate } = useRevalidator();
  const again = (): void => {
    ended.again();
    void revalidate();
  };
  const { title, text, mark, rows, offersFollow, next } = useReceipt(ended.receipt);
  return (
    <ChatEndSummary
      level={1}
      who={{ name: actor.name, picture: actor.picture, mark }}
      title={title}
      text={text}
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
          <Button size="lg" href={writePath(services, actor.id)}>
            {t('live.writeTo', { name: actor.name })}
          </Button>
          {offersFollow ? <Follow actor={actor} labelled size="lg" /> : null}
        </>
      }
    />
  );
}
