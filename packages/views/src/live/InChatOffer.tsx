import { useInChatTopUp } from '@vx/features/live';
import { useTranslate } from '@vx/features/texts';
import { InChatTopUp } from '@vx/ui/top-up';

export interface InChatOfferProps {
  readonly chatId: string;
  /** Coins a minute. */
  readonly pricePerMinute: number;
}

/** Coins by one press, for who has paid before, while the last minute of the balance runs. */
export default function InChatOffer(props: InChatOfferProps) {
  const t = useTranslate();
  const view = useInChatTopUp(props);
  if (!view) return null;
  return (
    <InChatTopUp
      title={t('live.oneClick.title')}
      text={view.text}
      ends={(seconds) => t('live.oneClick.ends', { seconds })}
      onEnd={view.decline}
      pay={{ label: t('money.topUp.title'), price: view.price, onPay: view.pay }}
      decline={{ label: t('common.notNow'), onDecline: view.decline }}
      state={view.state}
      message={view.message}
    />
  );
}
