import { useServices, writePath } from '@vx/features/app';
import { useChatRating, type ReceiptView, type RoomActor, type RoomPhase } from '@vx/features/live';
import { useTranslate } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { ChatEndSummary } from '@vx/ui/chat-end-summary';
import { useRevalidator } from 'react-router';
import { Follow } from '../favorites/Follow.tsx';

/** Whom it was with, why it ended, how it was, and the ways on. [SC-surveyChatExit] */
export function ChatEnd({
  actor,
  ended,
  view: { title, text, mark, asksMore, next },
}: {
  readonly actor: RoomActor;
  readonly ended: Extract<RoomPhase, { kind: 'ended' }>;
  readonly view: ReceiptView;
}) {
  const services = useServices();
  const t = useTranslate();
  const rating = useChatRating(ended.receipt);
  // What vouchers pay for is another offer after a chat.
  const { revalidate } = useRevalidator();
  const again = (): void => {
    ended.again();
    void revalidate();
  };
  const onward = (
    <Button
      size="lg"
      {...(next.leads && { variant: 'primary' })}
      {...(next.href === null ? { onClick: again } : { href: next.href })}
    >
      {next.label}
    </Button>
  );
  return (
    <ChatEndSummary
      level={1}
      who={{ name: actor.name, picture: actor.picture, mark }}
      title={title}
      text={text}
      rating={asksMore ? rating : undefined}
      actions={
        <>
          {next.leads ? onward : null}
          {asksMore ? <Follow actor={actor} labelled size="lg" /> : null}
          <Button size="lg" href={writePath(services, actor.id)}>
            {t('live.writeTo', { name: actor.name })}
          </Button>
          {next.leads ? null : onward}
        </>
      }
    />
  );
}
