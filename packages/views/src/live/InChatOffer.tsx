import { useInChatTopUp } from '@vx/features/live';
import { useSay } from '@vx/features/texts';
import { InChatTopUp } from '@vx/ui/top-up';

export interface InChatOfferProps {
  readonly chatId: string;
  /** Coins a minute. */
  readonly pricePerMinute: number;
}

/** Coins by one press, for who has paid before, while the last minute of the balance runs. */
export default function InChatOffer(props: InChatOfferProps) {
  const say = useSay();
  const view = useInChatTopUp(props);
  if (!view) return null;
  return (
    <InChatTopUp
      title={say('live.oneClick.title')}
      text={view.text}
      ends={(seconds) => say('live.oneClick.ends', { seconds })}
      onEnd={view.decline}
      pay={{ label: say('money.topUp.title'), price: view.price, onPay: view.pay }}
      decline={{ label: say('common.notNow'), onDecline: view.decline }}
      state={view.state}
      message={view.message}
    />
  );
}
