import { useServices } from '@vx/features/app';
import { clockOf, useReceiptTexts, type RoomActor, type RoomPhase } from '@vx/features/live';
import { Button } from '@vx/ui/button';
import { ChatEndSummary } from '@vx/ui/chat-end-summary';
import { Price } from '@vx/ui/price';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';

/** What a chat cost, why it ended, and the ways on. */
export function Receipt({
  actor,
  ended,
}: {
  readonly actor: RoomActor;
  readonly ended: Extract<RoomPhase, { kind: 'ended' }>;
}) {
  const intl = useIntl();
  const { path } = useServices();
  const { receipt } = ended;
  // What vouchers pay for is another offer after a chat.
  const { revalidate } = useRevalidator();
  const again = (): void => {
    ended.again();
    void revalidate();
  };
  const texts = useReceiptTexts(receipt);
  const label = (
    id:
      | 'live.confirm.vouchers'
      | 'live.receipt.duration'
      | 'live.receipt.perMinute'
      | 'live.receipt.total'
      | 'live.receipt.balance',
  ): string => intl.formatMessage({ id });
  return (
    <ChatEndSummary
      level={1}
      title={texts.title}
      text={`${texts.text} ${texts.money}`}
      total={receipt.price}
      rows={[
        { label: label('live.receipt.duration'), value: clockOf(receipt.seconds) },
        {
          label: label('live.receipt.perMinute'),
          value: <Price price={receipt.pricePerMinute} per="minute" />,
        },
        ...(receipt.freeSeconds > 0
          ? [{ label: label('live.confirm.vouchers'), value: clockOf(receipt.freeSeconds) }]
          : []),
        { label: label('live.receipt.total'), value: <Price price={receipt.price} /> },
        { label: label('live.receipt.balance'), value: <Price price={receipt.balance} /> },
      ]}
      actions={
        <>
          {receipt.endedBy ? (
            <Button variant="primary" size="lg" href={path('memberLimits', {})}>
              {intl.formatMessage({ id: 'money.limits.see' })}
            </Button>
          ) : texts.family === 'clientHasNoMoney' ? (
            <Button variant="primary" size="lg" href={path('topUp', {})}>
              {texts.action}
            </Button>
          ) : (
            <Button variant="primary" size="lg" onClick={again}>
              {intl.formatMessage({ id: 'live.receipt.again' })}
            </Button>
          )}
          <Button size="lg" href={path('actorProfile', { actorName: actor.slug })}>
            {intl.formatMessage({ id: 'live.receipt.profile' })}
          </Button>
        </>
      }
    />
  );
}
